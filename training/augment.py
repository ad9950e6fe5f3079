"""What microphones, rooms and phones do to a reference recording. Batched, on the GPU; [B,S] at 24 kHz -> same shape.

Every stage leaves time alone, so pitch and words stay. Each item of the batch has its own draw.
"""
import math

import torch
import torch.nn.functional as F

from features import RATE, SPEECH_LEVEL, rms


def uniform(wave, low=0., high=1.):
    return low + (high - low) * torch.rand(len(wave), 1, device=wave.device)


def sometimes(wave, changed, p):
    return torch.where(uniform(wave) < p, changed, wave)


def room(wave):
    """A synthetic room: direct sound and an exponential tail, RT60 0.1 to 0.7 s, direct to reverberant 0 to 18 dB."""
    n = int(0.4 * RATE)
    t = torch.arange(n, device=wave.device)[None] / RATE
    decay = torch.exp(uniform(wave, math.log(.1), math.log(.7)))
    tail = torch.randn(len(wave), n, device=wave.device) * torch.exp(-6.9 * t / decay) * (t > uniform(wave, .002, .02))
    tail = tail / tail.pow(2).sum(1, keepdim=True).sqrt().clamp(min=1e-6) * 10 ** (-uniform(wave, 0, 18) / 20)
    tail[:, 0] = 1
    size = 1 << (wave.shape[1] + n - 1).bit_length()
    return torch.fft.irfft(torch.fft.rfft(wave, size) * torch.fft.rfft(tail, size), size)[:, :wave.shape[1]]


def channel(wave, p):
    """Microphone colour (random smooth curve), low cut, and for half of them a band limit between 3.4 and 11.4 kHz."""
    spectrum = torch.fft.rfft(wave)
    bins = spectrum.shape[-1]
    f = torch.linspace(0, 1, bins, device=wave.device)
    on = (uniform(wave) < p).float()
    colour = F.interpolate(torch.randn(len(wave), 1, 9, device=wave.device) * 4, bins, mode='linear', align_corners=True)[:, 0]
    gain = 10 ** (colour * on / 20)
    cut = torch.where(uniform(wave) < .5, uniform(wave, .28, .95), torch.full_like(on, 2.))
    gain = gain * torch.sigmoid((cut - f) * 60) * torch.sigmoid((f - uniform(wave) * .012 * on) * 900)
    return torch.fft.irfft(spectrum * gain, wave.shape[1])


def noise(wave):
    """Coloured noise, 8 to 48 dB below the speech."""
    bins = wave.shape[1] // 2 + 1
    f = torch.arange(bins, device=wave.device) + 30.
    n = torch.fft.irfft(torch.fft.rfft(torch.randn_like(wave)) / f ** uniform(wave), wave.shape[1])
    return wave + n / rms(n) * rms(wave) * 10 ** (-uniform(wave, 8, 48) / 20)


def clip(wave):
    gain = uniform(wave, 1.5, 4) / wave.abs().amax(1, keepdim=True).clamp(min=1e-4)
    return torch.tanh(wave * gain) / gain


def augment(wave, p=.7):
    wave = sometimes(wave, room(wave), .35 * p)
    wave = channel(wave, p)
    wave = sometimes(wave, noise(wave), p)
    wave = sometimes(wave, clip(wave), .1 * p)
    return wave / rms(wave) * SPEECH_LEVEL * 10 ** (uniform(wave, -3, 3) / 20)
