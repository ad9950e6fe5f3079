"""Sound to numbers: the mel spectrogram Kokoro's family uses, energy, pitch, resampling. 24 kHz, batched, any device."""
import numpy as np
import torch
import torch.nn.functional as F

RATE, HOP = 24000, 300
SPEECH_LEVEL = 0.06        # RMS to which a reference recording is scaled before its mel is taken
_cache = {}


def mel_filters(n_mels=80, n_freq=1025, rate=16000):
    """HTK mel triangles without normalisation. rate=16000 is StyleTTS2's quirk, kept on purpose: for 24 kHz sound the
    80 bands span 0..12 kHz with the warping of 0..8 kHz."""
    mel = lambda f: 2595 * np.log10(1 + f / 700)
    f = np.linspace(0, rate // 2, n_freq)
    p = 700 * (10 ** (np.linspace(mel(0), mel(rate / 2), n_mels + 2) / 2595) - 1)
    d, slope = np.diff(p), p[None] - f[:, None]
    return np.maximum(0, np.minimum(-slope[:, :-2] / d[:-1], slope[:, 2:] / d[1:])).T.astype(np.float32)


def mel_power(wave):
    """wave [B,S] -> [B,80,S//300+1]: n_fft 2048, periodic hann of 1200 in the middle, hop 300, centred with reflection"""
    key = str(wave.device)
    if key not in _cache:
        _cache[key] = torch.from_numpy(mel_filters()).to(wave.device), torch.hann_window(1200, device=wave.device)
    filters, window = _cache[key]
    with torch.autocast(wave.device.type, enabled=False):
        s = torch.stft(wave.float(), 2048, HOP, 1200, window, center=True, pad_mode='reflect', return_complex=True)
        return filters @ (s.real ** 2 + s.imag ** 2)


def log_mel(wave):
    return (torch.log(1e-5 + mel_power(wave)) + 4) / 4


def energy(wave):
    """Kokoro's N curve: log of the norm over the bands, 80 a second -> [B, S//300]"""
    return torch.log((1e-5 + mel_power(wave)).norm(dim=1))[:, :wave.shape[-1] // HOP]


def resample(wave, old, new):
    """[B,S] by Fourier transform: exact for whole clips"""
    n = wave.shape[-1]
    m = int(round(n * new / old))
    spectrum, k = torch.fft.rfft(wave.float()), m // 2 + 1
    spectrum = spectrum[..., :k] if k <= spectrum.shape[-1] else F.pad(spectrum, (0, k - spectrum.shape[-1]))
    return torch.fft.irfft(spectrum, m) * (m / n)


def rms(wave):
    return wave.pow(2).mean(-1, keepdim=True).sqrt() + 1e-6


def yin(wave, hop=HOP, window=1440, low=55., high=520.):
    """[B,S] -> F0 [B,S//hop], 0 = unvoiced. For clean synthetic speech; pitch.py is the tracker for real recordings."""
    n = wave.shape[1] // hop
    tmin, tmax = int(RATE / high), int(RATE / low)
    x = F.pad(wave.float(), (window // 2, window // 2 + tmax + hop)).unfold(1, window + tmax, hop)[:, :n]
    a, size = x[..., :window], 1 << (2 * window + tmax - 1).bit_length()
    corr = torch.fft.irfft(torch.fft.rfft(x, size) * torch.fft.rfft(a, size).conj(), size)[..., :tmax + 1]
    e = F.pad((x ** 2).cumsum(-1), (1, 0))
    e = e[..., window:window + tmax + 1] - e[..., :tmax + 1]
    d = (e[..., :1] + e - 2 * corr).clamp(min=0)
    d[..., 0] = 0
    tau = torch.arange(tmax + 1, device=wave.device)
    d = d * tau / d.cumsum(-1).clamp(min=1e-9)
    d[..., :tmin] = 2
    inner = d[..., 1:-1]
    dip = (inner <= d[..., :-2]) & (inner < d[..., 2:])
    good = dip & (inner < 0.15)
    best = torch.where(dip, inner, torch.full_like(inner, 9.)).argmin(-1)
    lag = torch.where(good.any(-1), good.float().argmax(-1), best) + 1
    at = lambda k: d.gather(-1, (lag + k)[..., None])[..., 0]
    y0, y1, y2 = at(-1), at(0), at(1)
    f = RATE / (lag + ((y0 - y2) / (2 * (y0 - 2 * y1 + y2)).clamp(min=1e-6)).clamp(-.5, .5))
    f = torch.where((y1 < 0.3) & ((a ** 2).mean(-1).sqrt() > 0.004), f, torch.zeros_like(f))
    median = F.pad(f, (2, 2), mode='replicate').unfold(1, 5, 1).median(-1).values
    f = torch.where(median == 0, torch.zeros_like(f), f)
    return torch.where((f > 0) & (median > 0) & ((f / median.clamp(min=1) - 1).abs() > .2), median, f)
