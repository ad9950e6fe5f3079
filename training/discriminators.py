"""Discriminators on periods of the wave and on spectrograms, and the losses of the adversarial game (least squares)."""
import torch
import torch.nn as nn
import torch.nn.functional as F

try:
    from torch.nn.utils.parametrizations import weight_norm
except ImportError:                                        # torch < 2
    from torch.nn.utils import weight_norm


class PeriodDiscriminator(nn.Module):
    def __init__(self, period):
        super().__init__()
        self.period, c = period, [1, 32, 128, 256, 512, 512]
        self.layers = nn.ModuleList(weight_norm(nn.Conv2d(c[i], c[i + 1], (5, 1), (3 if i < 4 else 1, 1), (2, 0))) for i in range(5))
        self.out = weight_norm(nn.Conv2d(512, 1, (3, 1), padding=(1, 0)))

    def forward(self, wave):
        x = F.pad(wave, (0, -wave.shape[1] % self.period), mode='reflect').view(len(wave), 1, -1, self.period)
        features = []
        for layer in self.layers:
            x = F.leaky_relu(layer(x), .1).contiguous(memory_format=torch.channels_last)
            features.append(x)
        return self.out(x), features


class SpectrumDiscriminator(nn.Module):
    def __init__(self, size, channels=32):
        super().__init__()
        self.size = size
        self.register_buffer('window', torch.hann_window(size), persistent=False)
        kernels = [((3, 9), 1), ((3, 9), 2), ((3, 9), 2), ((3, 9), 2), ((3, 3), 1)]
        self.layers = nn.ModuleList(weight_norm(nn.Conv2d(channels if i else 1, channels, k, (1, s), (1, k[1] // 2))) for i, (k, s) in enumerate(kernels))
        self.out = weight_norm(nn.Conv2d(channels, 1, 3, padding=1))

    def forward(self, wave):
        with torch.autocast(wave.device.type, enabled=False):
            s = torch.stft(wave.float(), self.size, self.size // 4, self.size, self.window, return_complex=True)
            x = torch.log(s.abs().clamp(min=1e-7) + 1e-4).transpose(1, 2)[:, None]
        features = []
        for layer in self.layers:
            x = F.leaky_relu(layer(x), .1).contiguous(memory_format=torch.channels_last)
            features.append(x)
        return self.out(x), features


class Discriminators(nn.Module):
    def __init__(self, periods=(2, 3, 5, 7, 11), sizes=(2048, 1024, 512)):
        super().__init__()
        self.all = nn.ModuleList([PeriodDiscriminator(p) for p in periods] + [SpectrumDiscriminator(n) for n in sizes])

    def forward(self, wave):
        return [d(wave) for d in self.all]


def discriminator_loss(real, fake):
    return sum(((1 - r[0].float()) ** 2).mean() + (f[0].float() ** 2).mean() for r, f in zip(real, fake))


def generator_loss(fake):
    return sum(((1 - f[0].float()) ** 2).mean() for f in fake)


def feature_loss(real, fake):
    """Relative distance of the inner features; `real` needs no gradient."""
    total = sum((f.float() - r.float()).abs().mean() / (r.float().abs().mean() + 1e-3)
                for a, b in zip(real, fake) for r, f in zip(a[1], b[1]))
    return total / len(real)
