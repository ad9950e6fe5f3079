"""Inference-only PyTorch implementation of a multi-speaker Piper "medium" VITS voice: it makes training speech.

    m = load('dir-with-npz-chunks', device='cuda')
    wavs, durs = m.synthesize([ids, ids, ...], sid=[3, 700], noise_scale=.667, length_scale=1., noise_w=.8, seed=1)

wavs: list of 1-D float32 tensors at 22,050 Hz; durs: list of 1-D int64 tensors, one integer per input token, in
frames of 256 samples, so that len(wavs[i]) == 256 * durs[i].sum() always.
A speaker is a table row (sid) or any 512-vector g (m.emb_g holds the table; interpolate freely).
Padding never leaks: a padded batch gives what each utterance alone would give (same noise), up to float rounding.
"""
import glob
import math
import os

import numpy as np
import torch
import torch.nn.functional as F

HOP = 256
RATE = 22050
PAD, BOS, EOS = 0, 1, 2


# ------------------------------------------------------------------ the network
def _mask(lengths, n):
    return (torch.arange(n, device=lengths.device)[None] < lengths[:, None])


def _rq_inverse(y, h, bins=10, B=5.0, filt=192, mw=1e-3, mh=1e-3, md=1e-3):
    """Inverse of the monotone rational-quadratic spline with linear tails.  y: [b,t], h: [b,t,3*bins-1]."""
    w = F.softmax(h[..., :bins] / math.sqrt(filt), -1) * (1 - mw * bins) + mw
    v = F.softmax(h[..., bins:2 * bins] / math.sqrt(filt), -1) * (1 - mh * bins) + mh
    edge = h.new_full(h.shape[:-1] + (1,), math.log(math.exp(1 - md) - 1))
    d = F.softplus(torch.cat([edge, h[..., 2 * bins:], edge], -1)) + md

    def knots(u):
        c = F.pad(torch.cumsum(u, -1), (1, 0)) * (2 * B) - B
        return torch.cat([torch.full_like(c[..., :1], -B), c[..., 1:-1], torch.full_like(c[..., :1], B)], -1)
    cw, ch = knots(w), knots(v)
    w, v = cw[..., 1:] - cw[..., :-1], ch[..., 1:] - ch[..., :-1]
    inside = (y >= -B) & (y <= B)
    yc = y.clamp(-B, B)
    k = (yc[..., None] >= ch[..., 1:-1]).sum(-1, keepdim=True)      # 0 .. bins-1

    def at(a):
        return a.gather(-1, k)[..., 0]
    x0, wk, y0, hk = at(cw[..., :-1]), at(w), at(ch[..., :-1]), at(v)
    s, d0, d1 = at(v / w), at(d[..., :-1]), at(d[..., 1:])
    t = yc - y0
    q = d0 + d1 - 2 * s
    a = t * q + hk * (s - d0)
    b = hk * d0 - t * q
    c = -s * t
    root = 2 * c / (-b - torch.sqrt((b * b - 4 * a * c).clamp_min(0)))
    return torch.where(inside, root * wk + x0, y)


class VITS:
    HEADS, LAYERS, WINDOW = 2, 6, 4
    UPS = ((8, 16), (8, 16), (4, 8))                              # (rate, kernel)
    RES = ((3, (1, 2)), (5, (2, 6)), (7, (3, 12)))                # (kernel, dilations)

    def __init__(self, weights, device='cpu'):
        self.device = torch.device(device)
        self.p = {k: torch.from_numpy(np.array(a, np.float32)).to(self.device) for k, a in weights.items()}
        p = self.p
        self.emb_g = p['emb_g.weight']
        self.n_speakers, self.gin = self.emb_g.shape
        self.hidden = p['enc_p.emb.weight'].shape[1]
        self._dec_half = None

    # -- small helpers
    def conv(self, name, x, **kw):
        return F.conv1d(x, self.p[name + '.weight'], self.p.get(name + '.bias'), **kw)

    def norm(self, name, x):
        return F.layer_norm(x.transpose(1, 2), (x.shape[1],), self.p[name + '.gamma'],
                            self.p[name + '.beta'], 1e-5).transpose(1, 2)

    # -- text encoder
    def _attn(self, n, x, keymask):
        b, c, t = x.shape
        H, W = self.HEADS, self.WINDOW
        dk = c // H
        q, k, v = (self.conv(n + '.conv_' + s, x).view(b, H, dk, t).transpose(2, 3) for s in 'qkv')
        q = q / math.sqrt(dk)
        sc = q @ k.transpose(-2, -1)
        ar = torch.arange(t, device=x.device)
        rel = ar[None] - ar[:, None]                                # j - i
        band = (rel.abs() <= W)
        ql = q @ self.p[n + '.emb_rel_k'].transpose(-2, -1)         # [b,H,t,2W+1]
        loc = ql.gather(-1, (rel.clamp(-W, W) + W).expand(b, H, t, t))
        sc = torch.where(band, sc + loc, sc)
        sc = sc.masked_fill(~keymask[:, None, None, :], -1e4)
        a = F.softmax(sc, -1)
        o = a @ v
        off = ar[:, None] + torch.arange(-W, W + 1, device=x.device)[None]     # [t,2W+1] key index
        ok = (off >= 0) & (off < t)
        al = a.gather(-1, off.clamp(0, t - 1).expand(b, H, t, 2 * W + 1)) * ok
        o = o + al @ self.p[n + '.emb_rel_v']
        return self.conv(n + '.conv_o', o.transpose(2, 3).reshape(b, c, t))

    def encode_text(self, ids, lengths):
        km = _mask(lengths, ids.shape[1])
        m = km[:, None].to(torch.float32)
        x = F.embedding(ids, self.p['enc_p.emb.weight']) * math.sqrt(self.hidden)
        x = x.transpose(1, 2) * m
        e = 'enc_p.encoder.'
        for i in range(self.LAYERS):
            x = self.norm(e + 'norm_layers_1.%d' % i, x + self._attn(e + 'attn_layers.%d' % i, x, km))
            y = torch.relu(self.conv(e + 'ffn_layers.%d.conv_1' % i, x * m, padding=1))
            y = self.conv(e + 'ffn_layers.%d.conv_2' % i, y * m, padding=1) * m
            x = self.norm(e + 'norm_layers_2.%d' % i, x + y)
        x = x * m
        mp, logs = (self.conv('enc_p.proj', x) * m).chunk(2, 1)
        return x, mp, logs, m

    # -- stochastic duration predictor, reverse
    def _depthwise(self, n, x, c, d):
        if x.is_cuda:
            return self.conv(n, x, groups=c, dilation=d, padding=d)
        t, xp = x.shape[2], F.pad(x, (d, d))                        # grouped convolution is very slow on some CPUs
        w, b = self.p[n + '.weight'], self.p[n + '.bias']
        return xp[..., :t] * w[:, :, 0] + x * w[:, :, 1] + xp[..., 2 * d:] * w[:, :, 2] + b[:, None]

    def _dds(self, n, x, m):
        c = x.shape[1]
        for i in range(3):
            d = 3 ** i
            y = self._depthwise(n + '.convs_sep.%d' % i, x * m, c, d)
            y = F.gelu(self.norm(n + '.norms_1.%d' % i, y))
            y = F.gelu(self.norm(n + '.norms_2.%d' % i, self.conv(n + '.convs_1x1.%d' % i, y)))
            x = x + y
        return x * m

    def log_durations(self, x, m, g, z):
        """z: [b,2,t] noise already scaled."""
        h = self.conv('dp.pre', x) + self.conv('dp.cond', g)
        h = self.conv('dp.proj', self._dds('dp.convs', h, m)) * m
        z0, z1 = z[:, :1], z[:, 1:]
        for n in (7, 5, 3):
            z0, z1 = z1, z0                                         # flip
            f = 'dp.flows.%d' % n
            u = self._dds(f + '.convs', self.conv(f + '.pre', z0) + h, m)
            u = self.conv(f + '.proj', u) * m
            z1 = _rq_inverse(z1[:, 0], u.transpose(1, 2))[:, None]
            z0, z1 = z0 * m, z1 * m
        z0, z1 = z1, z0
        a = 'dp.flows.0.'
        return (z0 - self.p[a + 'm'][:1]) * self.p[a + 'scale'][:1] * m

    # -- flow, reverse
    def flow(self, z, m, g):
        c = self.hidden
        for n in (6, 4, 2, 0):
            z = torch.flip(z, [1])
            x0, x1 = z.chunk(2, 1)
            f = 'flow.flows.%d.' % n
            x = self.conv(f + 'pre', x0) * m
            gc = self.conv(f + 'enc.cond_layer', g)
            out = 0
            for i in range(4):
                y = self.conv(f + 'enc.in_layers.%d' % i, x, padding=2) + gc[:, 2 * c * i:2 * c * (i + 1)]
                y = torch.tanh(y[:, :c]) * torch.sigmoid(y[:, c:])
                y = self.conv(f + 'enc.res_skip_layers.%d' % i, y)
                if i < 3:
                    x = (x + y[:, :c]) * m
                    y = y[:, c:]
                out = out + y
            x1 = (x1 - self.conv(f + 'post', out * m) * m) * m
            z = torch.cat([x0, x1], 1)
        return z * m

    # -- HiFi-GAN
    def decode(self, z, lengths, g, dtype=torch.float32):
        """z: [b,192,T] (masked) -> [b, 256*T].  Every convolution sees zeros past each utterance's own end, just as
        it would alone."""
        p = self.p
        if dtype != torch.float32:
            if self._dec_half is None or self._dec_half[0] != dtype:
                self._dec_half = (dtype, {k: a.to(dtype) for k, a in p.items() if k.startswith('dec.')})
            p = self._dec_half[1]
        ragged = int(lengths.min()) < z.shape[2]
        x = F.conv1d(z.to(dtype), p['dec.conv_pre.weight'], p['dec.conv_pre.bias'], padding=3)
        x = x + F.conv1d(g.to(dtype), p['dec.cond.weight'], p['dec.cond.bias'])
        m, scale = None, 1
        if ragged:
            m = _mask(lengths, x.shape[2])[:, None].to(dtype)
            x = x * m
        for i, (u, k) in enumerate(self.UPS):
            x = F.conv_transpose1d(F.leaky_relu(x, .1), p['dec.ups.%d.weight' % i], p['dec.ups.%d.bias' % i],
                                   stride=u, padding=(k - u) // 2)
            scale *= u
            if ragged:
                m = _mask(lengths * scale, x.shape[2])[:, None].to(dtype)
                x *= m
            s = None
            for j, (kk, dil) in enumerate(self.RES):
                n = 'dec.resblocks.%d.convs.' % (i * len(self.RES) + j)
                y = x
                for q, d in enumerate(dil):
                    y = y + F.conv1d(F.leaky_relu(y, .1), p[n + '%d.weight' % q], p[n + '%d.bias' % q],
                                     dilation=d, padding=d * (kk - 1) // 2)
                    if ragged:
                        y *= m
                s = y if s is None else s + y
            x = s / len(self.RES)
        x = F.conv1d(F.leaky_relu(x, .01), p['dec.conv_post.weight'], padding=3)
        x = torch.tanh(x.to(torch.float32))
        if ragged:
            x = x * m
        return x[:, 0]

    # -- everything
    def speaker(self, sid=None, g=None, n=1):
        if g is None:
            s = torch.as_tensor(sid, device=self.device, dtype=torch.long).reshape(-1)
            g = self.emb_g[s]
        else:
            g = torch.as_tensor(g, dtype=torch.float32, device=self.device).reshape(-1, self.gin)
        return g.expand(n, -1) if g.shape[0] == 1 else g

    def _col(self, v, n):
        t = torch.as_tensor(v, dtype=torch.float32, device=self.device).reshape(-1)
        return t.expand(n).reshape(n, 1, 1) if t.numel() == 1 else t.reshape(n, 1, 1)

    @torch.no_grad()
    def synthesize_padded(self, ids, lengths, g, noise_scale=.667, length_scale=1., noise_w=.8, seed=None,
                          durations=None, dec_dtype=torch.float32):
        """ids [b,t] long (right-padded with anything), lengths [b], g [b,512].  Scales: numbers or one per utterance.
        durations [b,t] forces them.  -> wav [b, 256*T] (zero past the end), frames [b], durations [b,t]."""
        b, t = ids.shape
        gen = None
        if seed is not None:
            gen = torch.Generator(device=self.device)
            gen.manual_seed(int(seed))
        rnd = lambda *s: torch.randn(*s, generator=gen, device=self.device)
        g = g[:, :, None]
        x, mp, logs, m = self.encode_text(ids, lengths)
        if durations is None:
            z = rnd(b, 2, t) * self._col(noise_w, b)
            w = torch.exp(self.log_durations(x, m, g, z)) * m * self._col(length_scale, b)
            dur = torch.ceil(w)[:, 0].long()
        else:
            dur = durations.to(self.device).long() * m[:, 0].long()
        ends = dur.cumsum(1)
        frames = ends[:, -1].clamp_min(1)
        T = int(frames.max())
        fm = _mask(frames, T)[:, None].to(torch.float32)
        at = torch.arange(T, device=self.device).expand(b, T).contiguous()
        idx = torch.searchsorted(ends, at, right=True).clamp_max(t - 1)[:, None].expand(b, mp.shape[1], T)
        mp, logs = mp.gather(2, idx), logs.gather(2, idx)
        z = (mp + rnd(b, mp.shape[1], T) * torch.exp(logs) * self._col(noise_scale, b)) * fm
        z = self.flow(z, fm, g)
        return self.decode(z, frames, g, dec_dtype), frames, dur

    def synthesize(self, ids, sid=None, g=None, noise_scale=.667, length_scale=1., noise_w=.8, seed=None,
                   durations=None, dec_dtype=torch.float32, cpu=True):
        """ids: one list of token ids or a list of lists."""
        if len(ids) and not hasattr(ids[0], '__len__'):
            ids = [ids]
        n = len(ids)
        ln = [len(i) for i in ids]
        a = np.zeros((n, max(ln)), np.int64)
        d = None if durations is None else np.zeros((n, max(ln)), np.int64)
        for k, i in enumerate(ids):
            a[k, :ln[k]] = i
            if d is not None:
                d[k, :ln[k]] = durations[k]
        wav, fr, dur = self.synthesize_padded(
            torch.from_numpy(a).to(self.device), torch.tensor(ln, device=self.device), self.speaker(sid, g, n),
            noise_scale, length_scale, noise_w, seed, None if d is None else torch.from_numpy(d), dec_dtype)
        if cpu:
            wav, dur = wav.cpu(), dur.cpu()
        fr = fr.tolist()
        return [wav[k, :fr[k] * HOP] for k in range(n)], [dur[k, :ln[k]] for k in range(n)]


def load(folder, device='cpu'):
    weights = {}
    for path in sorted(glob.glob(os.path.join(folder, '*.npz'))):
        with np.load(path) as z:
            weights.update({k: z[k].astype(np.float32) for k in z.files})
    return VITS(weights, device)


def batches(lengths, budget=6000, most=64):
    """Index lists of similar length: padded tokens per batch <= budget."""
    order = sorted(range(len(lengths)), key=lambda i: lengths[i])
    out, cur = [], []
    for i in order:
        if cur and (len(cur) >= most or (len(cur) + 1) * lengths[i] > budget):
            out.append(cur)
            cur = []
        cur.append(i)
    if cur:
        out.append(cur)
    return out
