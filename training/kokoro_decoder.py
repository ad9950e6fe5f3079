"""Kokoro-82M's decoder in PyTorch: AdaIN trunk and iSTFTNet generator. This is the part that is trained.

asr [B,512,f] (40 a second), F0 [Hz, 0 = unvoiced] and N [B,2f] (80 a second), style [B,128+extra] -> wave [B,600f] at 24 kHz.
AdaIN takes statistics over time: crop to equal lengths, never pad.
"""
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SR, HOP, N_FFT, HOP_FFT = 24000, 300, 20, 5


def modulate(x, gain, bias):
    """Instance norm over time, then gain and bias from the style."""
    x = x.float()
    mean = x.mean(-1, keepdim=True)
    var = ((x - mean) ** 2).mean(-1, keepdim=True)
    return (1 + gain) * ((x - mean) * torch.rsqrt(var + 1e-5)) + bias


def modulate_snake(x, gain, bias, alpha):
    h = modulate(x, gain, bias)
    return (h + torch.sin(alpha * h) ** 2 / alpha).to(x.dtype)


def modulate_leaky(x, gain, bias):
    return F.leaky_relu(modulate(x, gain, bias), 0.2).to(x.dtype)


_eager, _fused = (modulate_snake, modulate_leaky), None


def fuse(on):
    """Compile the element-wise chains: memory-bound in eager mode, about half of a training step. Off for varying lengths."""
    global modulate_snake, modulate_leaky, _fused
    if on and _fused is None:
        _fused = tuple(torch.compile(f, dynamic=False) for f in _eager)
    modulate_snake, modulate_leaky = _fused if on else _eager


def fused():
    return modulate_snake is not _eager[0]


class AdaIN(nn.Module):
    def __init__(self, sd, c):
        super().__init__()
        self.fc = nn.Linear(sd, 2 * c)

    def forward(self, s):
        with torch.autocast(s.device.type, enabled=False):
            return self.fc(s.float()).unsqueeze(-1).chunk(2, 1)


class AdaINBlk(nn.Module):                               # AdainResBlk1d
    def __init__(self, cin, cout, sd=128, up=False):
        super().__init__()
        self.up = up
        self.conv1, self.conv2 = nn.Conv1d(cin, cout, 3, 1, 1), nn.Conv1d(cout, cout, 3, 1, 1)
        self.norm1, self.norm2 = AdaIN(sd, cin), AdaIN(sd, cout)
        if cin != cout:
            self.conv1x1 = nn.Conv1d(cin, cout, 1, bias=False)
        if up:
            self.pool = nn.ConvTranspose1d(cin, cin, 3, 2, 1, output_padding=1, groups=cin)

    def forward(self, x, s):
        h = modulate_leaky(x, *self.norm1(s))
        if self.up:
            h, x = self.pool(h), F.interpolate(x, scale_factor=2, mode='nearest')
        h = self.conv2(modulate_leaky(self.conv1(h), *self.norm2(s)))
        if hasattr(self, 'conv1x1'):
            x = self.conv1x1(x)
        return (h + x) / math.sqrt(2)


class SnakeRes(nn.Module):                               # AdaINResBlock1
    def __init__(self, c, k, dil=(1, 3, 5), sd=128):
        super().__init__()
        self.convs1 = nn.ModuleList([nn.Conv1d(c, c, k, dilation=d, padding=d * (k - 1) // 2) for d in dil])
        self.convs2 = nn.ModuleList([nn.Conv1d(c, c, k, padding=(k - 1) // 2) for _ in dil])
        self.adain1 = nn.ModuleList([AdaIN(sd, c) for _ in dil])
        self.adain2 = nn.ModuleList([AdaIN(sd, c) for _ in dil])
        self.alpha1 = nn.ParameterList([nn.Parameter(torch.ones(1, c, 1)) for _ in dil])
        self.alpha2 = nn.ParameterList([nn.Parameter(torch.ones(1, c, 1)) for _ in dil])

    def forward(self, x, s):
        for c1, c2, n1, n2, a1, a2 in zip(self.convs1, self.convs2, self.adain1, self.adain2, self.alpha1, self.alpha2):
            h = c1(modulate_snake(x, *n1(s), a1))
            x = x + c2(modulate_snake(h, *n2(s), a2))
        return x


class Generator(nn.Module):
    def __init__(self, sd=128, rates=(10, 6), kers=(20, 12), c0=512, rk=(3, 7, 11), harmonics=9):
        super().__init__()
        self.harmonics, self.nk = harmonics, len(rk)
        self.m_source = nn.Module()
        self.m_source.l_linear = nn.Linear(harmonics, 1)
        self.ups, self.resblocks, self.noise_convs, self.noise_res = (nn.ModuleList() for _ in range(4))
        for i, (u, k) in enumerate(zip(rates, kers)):
            c = c0 >> (i + 1)
            self.ups.append(nn.ConvTranspose1d(2 * c, c, k, u, (k - u) // 2))
            self.resblocks += [SnakeRes(c, kk, sd=sd) for kk in rk]
            st = int(np.prod(rates[i + 1:]))
            last = i + 1 == len(rates)
            self.noise_convs.append(nn.Conv1d(N_FFT + 2, c, 1) if last else
                                    nn.Conv1d(N_FFT + 2, c, 2 * st, st, (st + 1) // 2))
            self.noise_res.append(SnakeRes(c, 11 if last else 7, sd=sd))
        self.conv_post = nn.Conv1d(c, N_FFT + 2, 7, padding=3)
        n, k = np.arange(N_FFT), np.arange(N_FFT // 2 + 1)
        ang = 2 * np.pi * np.outer(k, n) / N_FFT
        win = 0.5 - 0.5 * np.cos(2 * np.pi * n / N_FFT)
        fwd = np.concatenate([np.cos(ang), -np.sin(ang)]) * win
        w = np.where((k == 0) | (k == N_FFT // 2), 1., 2.)[:, None] / N_FFT
        inv = np.concatenate([w * np.cos(ang), -w * np.sin(ang)]) * win
        for name, v in (('fwd', fwd[:, None]), ('inv', inv[:, None]), ('win2', (win ** 2)[None, None])):
            self.register_buffer(name, torch.tensor(v, dtype=torch.float32), persistent=False)

    @torch.no_grad()
    def source(self, f0, noise=True, gen=None):
        """f0 [B,L] Hz at 80/s -> excitation [B, 300*L]. noise=False: deterministic, as in the ONNX export (which has
        no random ops at all); noise=True: as in the original training/inference code."""
        f0 = f0.double()
        h = torch.arange(1, self.harmonics + 1, device=f0.device, dtype=f0.dtype)[None, :, None]
        rad = (f0[:, None] * h / SR) % 1                                   # cycles per sample, per harmonic
        ph = torch.cumsum(rad, -1) * HOP
        ph = F.interpolate(ph, scale_factor=HOP, mode='linear') % 1       # linear, half-pixel, as the original
        uv = (f0 > 10).to(f0.dtype).repeat_interleave(HOP, -1)[:, None]
        x = (0.1 * torch.sin(2 * math.pi * ph) * uv).float()
        if noise:
            uv = uv.float()
            x = x + (uv * 0.003 + (1 - uv) * 0.1 / 3) * torch.randn(x.shape, device=x.device, generator=gen)
        lin = self.m_source.l_linear
        return torch.tanh(F.linear(x.transpose(1, 2), lin.weight.float(), lin.bias.float())).squeeze(-1)

    @torch.no_grad()
    def har(self, src):
        """STFT (n_fft 20, hop 5, hann, centred) of the excitation -> [B, 22, 60*L+1]: 11 magnitudes, 11 phases."""
        x = F.pad(src[:, None], (N_FFT // 2, N_FFT // 2), mode='reflect')
        re, im = F.conv1d(x, self.fwd.float(), stride=HOP_FFT).chunk(2, 1)
        return torch.cat([torch.sqrt(re * re + im * im), torch.atan2(im, re)], 1)

    def istft(self, mag, ph, onnx_compat=False):
        y = F.conv_transpose1d(torch.cat([mag * torch.cos(ph), mag * torch.sin(ph)], 1), self.inv.float(), stride=HOP_FFT)
        if onnx_compat:        # the export divides only the first 20 samples (by ONE frame's window^2) and no others:
            y = y.clone()      # its audio is 1.5 x louder than torch.istft's, with a glitch in the first 10 samples
            y[..., 1:N_FFT] = y[..., 1:N_FFT] / self.win2[..., 1:]
        else:
            ones = torch.ones(1, 1, mag.shape[-1], device=y.device)
            y = y / F.conv_transpose1d(ones, self.win2, stride=HOP_FFT).clamp(min=1e-8)
        return y[:, 0, N_FFT // 2:-(N_FFT // 2)]

    def forward(self, x, s, f0, noise=True, har=None, onnx_compat=False, gen=None):
        if har is None:
            with torch.autocast(x.device.type, enabled=False):
                har = self.har(self.source(f0.detach(), noise, gen))
        for i, up in enumerate(self.ups):
            src = self.noise_res[i](self.noise_convs[i](har), s)
            x = up(F.leaky_relu(x, 0.1))
            if i + 1 == len(self.ups):
                x = F.pad(x, (1, 0), mode='reflect')
            x = x + src
            x = sum(self.resblocks[i * self.nk + j](x, s) for j in range(self.nk)) / self.nk
        x = self.conv_post(F.leaky_relu(x)).float()
        n = N_FFT // 2 + 1
        with torch.autocast(x.device.type, enabled=False):
            return self.istft(torch.exp(x[:, :n]), torch.sin(x[:, n:]), onnx_compat)


class Decoder(nn.Module):
    def __init__(self, c=512, sd=128):
        super().__init__()
        self.encode = AdaINBlk(c + 2, 1024, sd)
        self.decode = nn.ModuleList([AdaINBlk(1090, 1024, sd) for _ in range(3)] + [AdaINBlk(1090, 512, sd, up=True)])
        self.F0_conv, self.N_conv = nn.Conv1d(1, 1, 3, 2, 1), nn.Conv1d(1, 1, 3, 2, 1)
        self.asr_res = nn.Sequential(nn.Conv1d(c, 64, 1))
        self.generator = Generator(sd)

    def trunk(self, asr, F0, N, s):
        f, n, r = self.F0_conv(F0[:, None]), self.N_conv(N[:, None]), self.asr_res(asr)
        x = self.encode(torch.cat([asr, f, n], 1), s)
        for b in self.decode:
            x = b(torch.cat([x, r, f, n], 1), s)
        return x                                         # [B,512,2*frames]

    def forward(self, asr, F0, N, s, **kw):
        return self.generator(self.trunk(asr, F0, N, s), s, F0, **kw)
