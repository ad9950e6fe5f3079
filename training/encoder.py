"""Voice encoder: log-mel of a reference recording -> speaker embedding and Kokoro style.

An ECAPA-like trunk (Res2 blocks with squeeze-excitation, attentive statistics over time) with two heads:
  embedding [B,256]         tells speakers apart (trained with an additive angular margin)
  style [B,256 + extra]     timbre 128 | extra | prosody 128: what the decoder and the prosody predictor read
The style is predicted in units of the preset voices' mean and deviation (buffers mu, sd); `extra` numbers are free.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

TIMBRE, PROSODY = 128, 128


class Res2Block(nn.Module):
    def __init__(self, channels, dilation, scale=8):
        super().__init__()
        width = channels // scale
        self.scale = scale
        self.first, self.last = nn.Conv1d(channels, channels, 1), nn.Conv1d(channels, channels, 1)
        self.convs = nn.ModuleList(nn.Conv1d(width, width, 3, dilation=dilation, padding=dilation) for _ in range(scale - 1))
        self.norm_first, self.norm_last = nn.BatchNorm1d(channels), nn.BatchNorm1d(channels)
        self.norms = nn.ModuleList(nn.BatchNorm1d(width) for _ in range(scale - 1))
        self.excite = nn.Sequential(nn.Linear(channels, 128), nn.ReLU(), nn.Linear(128, channels), nn.Sigmoid())

    def forward(self, x):
        parts = self.norm_first(F.relu(self.first(x))).chunk(self.scale, 1)
        out, y = [parts[0]], None
        for conv, norm, part in zip(self.convs, self.norms, parts[1:]):
            y = norm(F.relu(conv(part if y is None else part + y)))
            out.append(y)
        h = self.norm_last(F.relu(self.last(torch.cat(out, 1))))
        return x + h * self.excite(h.mean(-1)).unsqueeze(-1)


class VoiceEncoder(nn.Module):
    def __init__(self, extra=0, channels=512, mixed=768):
        super().__init__()
        self.extra = extra
        self.stem = nn.Sequential(nn.Conv1d(80, channels, 5, padding=2), nn.ReLU(), nn.BatchNorm1d(channels))
        self.blocks = nn.ModuleList(Res2Block(channels, d) for d in (2, 3, 4))
        self.mix = nn.Conv1d(3 * channels, mixed, 1)
        self.attention = nn.Sequential(nn.Conv1d(3 * mixed, 128, 1), nn.Tanh(), nn.Conv1d(128, mixed, 1))
        self.norm = nn.BatchNorm1d(2 * mixed)
        self.embedding = nn.Linear(2 * mixed, 256)
        self.style = nn.Sequential(nn.Linear(2 * mixed, 512), nn.GELU(), nn.Linear(512, TIMBRE + PROSODY + extra))
        self.register_buffer('mu', torch.zeros(TIMBRE + PROSODY))
        self.register_buffer('sd', torch.ones(TIMBRE + PROSODY))

    def forward(self, mel):
        """mel [B,80,T] -> embedding [B,256], raw style z [B, 128 timbre + 128 prosody + extra]"""
        x, outs = self.stem(mel), []
        for block in self.blocks:
            x = block(x)
            outs.append(x)
        h = F.relu(self.mix(torch.cat(outs, 1)))
        mean = h.mean(-1, keepdim=True)
        sd = ((h - mean) ** 2).mean(-1, keepdim=True).clamp(min=1e-5).sqrt()
        weight = torch.softmax(self.attention(torch.cat([h, mean.expand_as(h), sd.expand_as(h)], 1)), -1)
        mean = (weight * h).sum(-1)
        sd = ((weight * h * h).sum(-1) - mean ** 2).clamp(min=1e-5).sqrt()
        pooled = self.norm(torch.cat([mean, sd], 1))
        return self.embedding(pooled), self.style(pooled)

    def split(self, z):
        """Raw z -> (style for the decoder [B,128+extra], style for the prosody predictor [B,128])"""
        s = self.mu + self.sd * z[:, :256]
        return torch.cat([s[:, :TIMBRE], z[:, 256:]], 1), s[:, TIMBRE:256]


class ExportedEncoder(nn.Module):
    """What is shipped: mel [1,80,T] -> embedding [1,256] of length 1, style [1,256+extra] = timbre | extra | prosody."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder

    def forward(self, mel):
        embedding, z = self.encoder(mel)
        acoustic, prosody = self.encoder.split(z)
        return embedding / embedding.norm(dim=1, keepdim=True), torch.cat([acoustic, prosody], 1)


def load_first_checkpoint(state):
    """Names of the first research checkpoint -> names here."""
    top = {'inp': 'stem', 'blk': 'blocks', 'att': 'attention', 'bn': 'norm', 'emb': 'embedding'}
    inner = {'a': 'first', 'b': 'last', 'cv': 'convs', 'na': 'norm_first', 'nb': 'norm_last', 'nc': 'norms', 'se': 'excite'}
    out = {}
    for name, value in state.items():
        p = name.split('.')
        if p[0] == 'blk':
            p[2] = inner[p[2]]
        p[0] = top.get(p[0], p[0])
        out['.'.join(p)] = value
    return out
