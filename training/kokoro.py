"""Kokoro-82M v1.0 (StyleTTS2 family, Apache-2.0 weights) in plain PyTorch, bit-close to the published ONNX.

ids: LongTensor [B,T] with the 0 pad at both ends. A preset voice is [510,256]: row = number of tokens; columns 0..127
timbre (decoder), 128..255 prosody. Durations and asr are frames of 600 samples (40 a second); F0 and N 80 a second.
Weights: base_weights.py. The ONNX file has no source noise, and its iSTFT is 1.5 times louder than the true one.
"""
import glob
import os

import numpy as np
import torch
import torch.nn as nn

from kokoro_decoder import Decoder
from kokoro_text import Albert, ProsodyPredictor, TextEncoder, _mask
from packing import unpack


class Kokoro(nn.Module):
    def __init__(self):
        super().__init__()
        self.bert = Albert()
        self.bert_encoder = nn.Linear(768, 512)
        self.predictor = ProsodyPredictor()
        self.text_encoder = TextEncoder()
        self.decoder = Decoder()

    def text_features(self, ids, lengths=None):
        """ids [B,T] -> [B,512,T] (speaker-free). lengths [B]: real lengths when the batch is padded."""
        return self.text_encoder(ids, lengths)

    def duration_features(self, ids, style_p, lengths=None):
        """-> (d [B,T,640], real-valued durations [B,T] at speed 1)"""
        m = None if lengths is None else _mask(lengths, ids.shape[1])
        d = self.predictor.text_encoder(self.bert_encoder(self.bert(ids, m)), style_p, lengths)
        return d, self.predictor.durations(d, lengths)

    @staticmethod
    def align(x, dur):
        """x [1,C,T], dur [T] ints -> [1,C,sum(dur)]"""
        return torch.repeat_interleave(x, dur.to(x.device), dim=-1)

    def prosody(self, ids, style_p, speed=1., durations=None):
        """One text: ids [1,T], style_p [1,128] -> dict(dur [T] frames of 600, asr [1,512,frames], F0, N [1,2*frames]).
        durations: use these instead of the predicted ones."""
        assert ids.shape[0] == 1, 'use prosody_batch'
        d, dd = self.duration_features(ids, style_p)
        dur = (torch.round(dd[0] / speed).clamp(min=1).long() if durations is None
               else torch.as_tensor(durations, device=ids.device))
        F0, N = self.predictor.curves(self.align(d.transpose(1, 2), dur), style_p)
        return dict(dur=dur, asr=self.align(self.text_features(ids), dur), F0=F0, N=N)

    def prosody_same(self, ids, styles_p, speed=1.):
        """One text in many voices with the FIRST voice's durations: equal lengths, so curves() and decode() run as a batch."""
        n = len(styles_p)
        d, seconds = self.duration_features(ids.expand(n, -1), styles_p)
        dur = torch.round(seconds[0] / speed).clamp(min=1).long()
        F0, N = self.predictor.curves(self.align(d.transpose(1, 2), dur), styles_p)
        return dict(dur=dur, asr=self.align(self.text_features(ids), dur).expand(n, -1, -1), F0=F0, N=N)

    def decode(self, asr, F0, N, style_a, noise=True, **kw):
        """asr [B,512,f], F0 and N [B,2f], style_a [B,128] -> waveform [B,600f], differentiable (except through the
        harmonic source). noise=False: deterministic. har=[B,22,120f+1]: inject the source STFT. onnx_compat: see istft."""
        return self.decoder(asr, F0, N, style_a, noise=noise, **kw)

    def synthesize(self, ids, ref_s, speed=1., noise=True, **kw):
        """ids: list or [1,T] (with 0 pads); ref_s [256] or [1,256] -> waveform [1,samples]"""
        dev = self.bert_encoder.weight.device
        ids = torch.as_tensor(ids, device=dev).view(1, -1)
        ref_s = torch.as_tensor(ref_s, dtype=torch.float32, device=dev).view(1, 256)
        p = self.prosody(ids, ref_s[:, 128:], speed)
        return self.decode(p['asr'], p['F0'], p['N'], ref_s[:, :128], noise=noise, **kw)


def load(folder, device='cpu', decoder=True):
    """Model from the chunks kokoro-*.npz. decoder=False: only the text encoder has to be there, the rest stays random."""
    state = {}
    for path in sorted(glob.glob(os.path.join(folder, 'kokoro-*.npz'))):
        if decoder or 'text' in os.path.basename(path):
            state.update({k: v.float() for k, v in unpack(path).items()})
    model = Kokoro()
    missing = model.load_state_dict(state, strict=False).missing_keys
    assert not [k for k in missing if decoder or k.startswith('text_encoder')], missing
    return model.to(device).eval().requires_grad_(False)


def load_voices(path):
    """Preset voices kept at some rows (numbers of tokens) -> {name: [510,256]}, linear in between"""
    with np.load(path) as z:
        rows = z['rows']
        at = np.arange(510).clip(rows[0], rows[-1])
        i = (np.searchsorted(rows, at, side='right') - 1).clip(0, len(rows) - 2)
        t = ((at - rows[i]) / (rows[i + 1] - rows[i]))[:, None].astype(np.float32)
        kept = {k: z[k].astype(np.float32) for k in z.files if k != 'rows'}
        return {k: torch.from_numpy(v[i] * (1 - t) + v[i + 1] * t) for k, v in kept.items()}


def voice_style(voice, n_ids):
    """Row of a voice [510,256] for n_ids ids (pads included) -> [1,256]"""
    return voice[min(max(n_ids - 2, 0), 509)][None]
