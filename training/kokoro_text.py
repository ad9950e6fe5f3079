"""Kokoro-82M's text side in PyTorch: PL-BERT, text encoder, prosody predictor (durations, pitch, energy)."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

from kokoro_decoder import AdaINBlk


def _mask(lengths, T):                                   # True where padded
    return torch.arange(T, device=lengths.device)[None] >= lengths[:, None]


def _lstm(m, x, lengths=None):                           # x [B,T,C]
    if lengths is None:
        return m(x)[0]
    p = nn.utils.rnn.pack_padded_sequence(x, lengths.cpu(), batch_first=True, enforce_sorted=False)
    return nn.utils.rnn.pad_packed_sequence(m(p)[0], batch_first=True, total_length=x.shape[1])[0]


class Albert(nn.Module):
    """PL-BERT: one ALBERT layer applied 12 times."""
    def __init__(self, vocab=178, emb=128, hid=768, heads=12, ffn=2048, layers=12, maxpos=512):
        super().__init__()
        self.heads, self.layers = heads, layers
        self.word, self.pos, self.ttype = nn.Embedding(vocab, emb), nn.Embedding(maxpos, emb), nn.Embedding(2, emb)
        self.ln = nn.LayerNorm(emb, eps=1e-12)
        self.map = nn.Linear(emb, hid)
        self.q, self.k, self.v, self.o = (nn.Linear(hid, hid) for _ in range(4))
        self.ln1, self.ln2 = nn.LayerNorm(hid, eps=1e-12), nn.LayerNorm(hid, eps=1e-12)
        self.f1, self.f2 = nn.Linear(hid, ffn), nn.Linear(ffn, hid)

    def forward(self, ids, mask=None):
        B, T = ids.shape
        x = self.word(ids) + self.ttype.weight[0] + self.pos.weight[:T]
        x = self.map(self.ln(x))
        bias = 0. if mask is None else torch.zeros(B, 1, 1, T, device=x.device).masked_fill(mask[:, None, None], -1e9)
        sp = lambda t: t.view(B, T, self.heads, -1).transpose(1, 2)
        for _ in range(self.layers):
            q, k, v = sp(self.q(x)), sp(self.k(x)), sp(self.v(x))
            a = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1]) + bias, -1)
            x = self.ln1(x + self.o((a @ v).transpose(1, 2).reshape(B, T, -1)))
            h = self.f1(x)
            h = 0.5 * h * (1 + torch.tanh(0.7978845608028654 * (h + 0.044715 * h ** 3)))     # gelu_new
            x = self.ln2(x + self.f2(h))
        return x


class ChanNorm(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.gamma, self.beta = nn.Parameter(torch.ones(c)), nn.Parameter(torch.zeros(c))

    def forward(self, x):                                # [B,C,T], over C
        return F.layer_norm(x.transpose(1, 2), self.gamma.shape, self.gamma, self.beta, 1e-5).transpose(1, 2)


class TextEncoder(nn.Module):
    def __init__(self, c=512, k=5, depth=3, vocab=178):
        super().__init__()
        self.embedding = nn.Embedding(vocab, c)
        self.cnn = nn.ModuleList([nn.Sequential(nn.Conv1d(c, c, k, padding=k // 2), ChanNorm(c), nn.LeakyReLU(0.2))
                                  for _ in range(depth)])
        self.lstm = nn.LSTM(c, c // 2, batch_first=True, bidirectional=True)

    def forward(self, ids, lengths=None):
        m = None if lengths is None else _mask(lengths, ids.shape[1])[:, None]
        z = (lambda x: x) if m is None else (lambda x: x.masked_fill(m, 0.))
        x = z(self.embedding(ids).transpose(1, 2))
        for c in self.cnn:
            x = z(c(x))
        return _lstm(self.lstm, x.transpose(1, 2), lengths).transpose(1, 2)


class AdaLN(nn.Module):
    def __init__(self, sd, c):
        super().__init__()
        self.fc = nn.Linear(sd, 2 * c)

    def forward(self, x, s):                             # [B,T,C]
        g, b = self.fc(s).unsqueeze(1).chunk(2, -1)
        return (1 + g) * F.layer_norm(x, x.shape[-1:], eps=1e-5) + b


class DurationEncoder(nn.Module):
    def __init__(self, c=512, sd=128, n=3):
        super().__init__()
        self.lstms = nn.ModuleList()
        for _ in range(n):
            self.lstms += [nn.LSTM(c + sd, c // 2, batch_first=True, bidirectional=True), AdaLN(sd, c)]

    def forward(self, x, s, lengths=None):               # x [B,T,C] -> [B,T,C+sd]
        st = s[:, None].expand(-1, x.shape[1], -1)
        if lengths is not None:
            st = st.masked_fill(_mask(lengths, x.shape[1])[..., None], 0.)
        x = torch.cat([x, st], -1)
        for i in range(0, len(self.lstms), 2):
            x = torch.cat([self.lstms[i + 1](_lstm(self.lstms[i], x, lengths), s), st], -1)
        return x


class _Linear(nn.Module):
    def __init__(self, a, b):
        super().__init__()
        self.linear_layer = nn.Linear(a, b)

    def forward(self, x):
        return self.linear_layer(x)


class ProsodyPredictor(nn.Module):
    def __init__(self, c=512, sd=128, max_dur=50):
        super().__init__()
        self.text_encoder = DurationEncoder(c, sd)
        self.lstm = nn.LSTM(c + sd, c // 2, batch_first=True, bidirectional=True)
        self.duration_proj = _Linear(c, max_dur)
        self.shared = nn.LSTM(c + sd, c // 2, batch_first=True, bidirectional=True)
        for n in ('F0', 'N'):
            setattr(self, n, nn.ModuleList([AdaINBlk(c, c, sd), AdaINBlk(c, c // 2, sd, up=True), AdaINBlk(c // 2, c // 2, sd)]))
            setattr(self, n + '_proj', nn.Conv1d(c // 2, 1, 1))

    def durations(self, d, lengths=None):                # expected (real-valued) durations [B,T], speed 1
        return torch.sigmoid(self.duration_proj(_lstm(self.lstm, d, lengths))).sum(-1)

    def curves(self, en, s):                             # en [B,640,frames] -> F0, N [B,2*frames]
        x = self.shared(en.transpose(1, 2))[0].transpose(1, 2)
        out = []
        for n in ('F0', 'N'):
            h = x
            for b in getattr(self, n):
                h = b(h, s)
            out.append(getattr(self, n + '_proj')(h).squeeze(1))
        return out
