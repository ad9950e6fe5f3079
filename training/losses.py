"""Spectral distance, speaker classification and speaker likeness."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from features import log_mel, mel_filters, rms, SPEECH_LEVEL


class SpectralLoss(nn.Module):
    """Log-mel and log-magnitude distance at three resolutions."""

    def __init__(self, sizes=((512, 128, 40), (1024, 256, 80), (2048, 512, 120))):
        super().__init__()
        self.sizes = sizes
        for i, (n, _, mels) in enumerate(sizes):
            self.register_buffer(f'window{i}', torch.hann_window(n))
            self.register_buffer(f'filters{i}', torch.from_numpy(mel_filters(mels, n // 2 + 1, 24000)))

    def forward(self, x, y):
        total = 0.
        for i, (n, hop, _) in enumerate(self.sizes):
            window, filters = getattr(self, f'window{i}'), getattr(self, f'filters{i}')
            a, b = (torch.stft(w.float(), n, hop, n, window, return_complex=True).abs().clamp(min=1e-7) for w in (x, y))
            total = total + (torch.log(filters @ a + 1e-4) - torch.log(filters @ b + 1e-4)).abs().mean()
            total = total + .5 * (torch.log(a + 1e-3) - torch.log(b + 1e-3)).abs().mean()
        return total / len(self.sizes)


class SpeakerClasses(nn.Module):
    """Additive angular margin over all training speakers."""

    def __init__(self, speakers, width=256, margin=.2, scale=30.):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(speakers, width) * .05)
        self.margin, self.scale = margin, scale

    def forward(self, embedding, speaker):
        cos = F.normalize(embedding.float()) @ F.normalize(self.weight).T
        own = cos.gather(1, speaker[:, None]).clamp(-.9999, .9999)
        return F.cross_entropy(self.scale * cos.scatter(1, speaker[:, None], torch.cos(torch.acos(own) + self.margin)), speaker)


def narrowed(wave, narrow, edge=7500., width=150.):
    """Low-pass the items whose recording has nothing above 8 kHz, so that nothing is learnt there from them."""
    spectrum = torch.fft.rfft(wave.float())
    f = torch.linspace(0, 12000, spectrum.shape[-1], device=wave.device)
    gain = torch.where(narrow[:, None], torch.sigmoid((edge - f) / width)[None], torch.ones_like(f)[None])
    return torch.fft.irfft(spectrum * gain, wave.shape[1])


def embed(encoder, wave):
    """Speaker embedding of waves (any level) by a frozen encoder; gradients flow to the wave."""
    return F.normalize(encoder(log_mel(wave / rms(wave) * SPEECH_LEVEL))[0].float())
