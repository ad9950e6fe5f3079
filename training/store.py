"""All training speech in one flat store on the GPU. One frame = 600 samples = 1 column of asr = 2 values of F0 and N."""
import torch
import torch.nn.functional as F

FRAME = 600
PIPER, KOKORO, REAL = 0, 1, 2


class Store:
    def __init__(self, device):
        self.device = torch.device(device)
        self.parts = {k: [] for k in ('wave', 'f0', 'n', 'token', 'feature', 'token_id')}
        self.rows = []                                     # offset, frames, speaker, group, weight as a decoder target
        self.styles, self.frames, self.tokens = [], 0, 0

    def add(self, wave, f0, n, features, ids, durations, speaker, group, weight=1., style=None):
        """wave [>=600 T], f0 and n [>=2 T], features [512,tokens], ids [tokens], durations [tokens] with sum T"""
        frames = int(durations.sum())
        cut = lambda x, size: F.pad(x[:size], (0, max(0, size - len(x))))
        part = self.parts
        part['wave'].append(cut(wave, frames * FRAME).half())
        part['f0'].append(cut(f0, 2 * frames).float())
        part['n'].append(cut(n, 2 * frames).float())
        part['token'].append(torch.repeat_interleave(torch.arange(len(durations), device=self.device) + self.tokens, durations).int())
        part['feature'].append(features.T.half())
        part['token_id'].append(torch.as_tensor(ids, device=self.device).short())
        self.rows.append((self.frames, frames, speaker, group, weight))
        self.styles.append(style)
        self.frames += frames
        self.tokens += len(durations)

    def finish(self):
        for name, pieces in self.parts.items():
            setattr(self, name, torch.cat(pieces))
        self.parts = None
        column = lambda k, dtype=torch.long: torch.tensor([r[k] for r in self.rows], device=self.device, dtype=dtype)
        self.offset, self.length, self.speaker, self.group = (column(k) for k in range(4))
        self.weight = column(4, torch.float)
        self.speakers = int(self.speaker.max()) + 1
        self.has_style = torch.tensor([s is not None for s in self.styles], device=self.device)
        zero = torch.zeros(256, device=self.device)
        self.style = torch.stack([zero if s is None else s for s in self.styles])
        order = torch.argsort(self.speaker, stable=True)
        self.count = torch.bincount(self.speaker, minlength=self.speakers)
        self.first = torch.cumsum(self.count, 0) - self.count
        self.by_speaker, self.place = order, torch.empty_like(order)
        self.place[order] = torch.arange(len(order), device=self.device)
        self.place -= self.first[self.speaker]
        # rare speakers as often as frequent ones, within reason; long utterances a little more often than short ones
        self.odds = self.length.float().clamp(max=400).sqrt() / self.count[self.speaker].float().sqrt()
        return self

    def hours(self, group):
        return self.length[self.group == group].sum().item() * FRAME / 24000 / 3600

    def pick(self, n, group=None, target=False):
        """n utterances; target: only those good enough to be the decoder's goal"""
        odds = self.odds * (self.weight if target else 1.)
        if group is not None:
            odds = odds * (self.group == group)
        return torch.multinomial(odds, n, replacement=True)

    def partner(self, index):
        """Another utterance of the same speaker (the same one where there is only one)."""
        s = self.speaker[index]
        step = 1 + (torch.rand(len(index), device=self.device) * (self.count[s] - 1)).long()
        return self.by_speaker[self.first[s] + (self.place[index] + step) % self.count[s]]

    def span(self, index, start, frames):
        """Global frame numbers [B,frames], wrapping inside the utterance"""
        steps = torch.arange(frames, device=self.device)
        return self.offset[index][:, None] + (start[:, None] + steps) % self.length[index][:, None]

    def crop(self, index, frames, start=None):
        if start is None:
            start = (torch.rand(len(index), device=self.device) * (self.length[index] - frames).clamp(min=1)).long()
        return self.span(index, start, frames)

    def wave_at(self, at):
        return self.wave[(at[..., None] * FRAME + torch.arange(FRAME, device=self.device)).flatten(1)].float()

    def asr_at(self, at):
        return self.feature[self.token[at].long()].float().transpose(1, 2)

    def pairs_at(self, values, at):
        return values[(at[..., None] * 2 + torch.arange(2, device=self.device)).flatten(1)]

    def pack(self):
        return {k: v for k, v in self.__dict__.items()}

    @classmethod
    def unpack(cls, fields):
        self = cls.__new__(cls)
        self.__dict__.update(fields)
        return self


def joined(stores):
    """Several unfinished stores as one."""
    first = stores[0]
    for other in stores[1:]:
        speaker = 1 + max(r[2] for r in first.rows)
        for name in first.parts:
            first.parts[name] += [p + first.tokens for p in other.parts[name]] if name == 'token' else other.parts[name]
        first.rows += [(o + first.frames, n, s + speaker, g, w) for o, n, s, g, w in other.rows]
        first.styles += other.styles
        first.frames += other.frames
        first.tokens += other.tokens
    return first
