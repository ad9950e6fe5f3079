"""Forced alignment of real recordings: which phoneme sounds in which 25 ms frame.

A small convolutional classifier learns phonemes from the synthetic speech, whose durations are exact; a Viterbi search then lays
a known phoneme sequence over a real recording. Stress marks, spaces and punctuation may take no time at all.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

from augment import augment
from features import log_mel

CLASSES = 178
SILENT = (0, 1, 2, 3, 4, 5, 6, 9, 10, 16, 156, 157, 158)   # pad, punctuation, space, stress, length: may be skipped


class FrameClassifier(nn.Module):
    """wave [B,600 T] -> log-probabilities [B,T,178]"""

    def __init__(self, channels=384):
        super().__init__()
        self.stem = nn.Conv1d(80, channels, 5, stride=2, padding=2)
        self.layers = nn.ModuleList(nn.Sequential(nn.BatchNorm1d(channels), nn.ReLU(), nn.Conv1d(channels, channels, 5, padding=2 * d, dilation=d))
                                    for d in (1, 2, 1, 4, 1))
        self.head = nn.Sequential(nn.BatchNorm1d(channels), nn.ReLU(), nn.Conv1d(channels, CLASSES, 1))

    def forward(self, wave):
        mel = log_mel(wave)
        x = self.stem(mel - mel.mean(2, keepdim=True))[..., :wave.shape[1] // 600]
        for layer in self.layers:
            x = x + layer(x)
        return F.log_softmax(self.head(x).float(), 1).transpose(1, 2)


def train_classifier(store, steps, log, batch=96, frames=120):
    """-> (classifier, log prior of the classes)"""
    model = FrameClassifier().to(store.device)
    optimizer = torch.optim.AdamW(model.parameters(), 2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps + 1)
    counts = torch.ones(CLASSES, device=store.device)
    for step in range(steps):
        index = store.pick(batch)
        at = store.crop(index, frames)
        label = store.token_id[store.token[at].long()].long()
        counts += torch.bincount(label.flatten(), minlength=CLASSES)
        with torch.autocast(store.device.type, dtype=torch.bfloat16, enabled=store.device.type == 'cuda'):
            out = model(augment(store.wave_at(at), .5))
        loss = F.nll_loss(out.flatten(0, 1), label.flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 200 == 0 or step == steps - 1:
            right = (out.argmax(-1) == label).float().mean()
            log(f'classifier {step} loss {loss.item():.3f} frames right {right.item():.3f}')
    return model.eval(), torch.log(counts / counts.sum())


@torch.no_grad()
def align(emission, frames, ids, lengths):
    """emission [B,T,178] (log-probability minus prior), frames [B], ids [B,S] padded, lengths [B] -> durations [B,S], mean score [B].

    score_t[s] = emission[t, ids[s]] + max over the states one, two, three or four tokens back, if those between may be skipped."""
    B, T, _ = emission.shape
    S, device = ids.shape[1], emission.device
    skip = torch.zeros(CLASSES, dtype=torch.bool, device=device)
    skip[list(SILENT)] = True
    skip = skip[ids]
    low = torch.full((B, S), -1e9, device=device)
    back = lambda x, k: F.pad(x, (k, 0), value=-1e9)[:, :S] if k else x
    flag = lambda x, k: F.pad(x, (k, 0))[:, :S]
    allowed = [torch.ones_like(skip), torch.ones_like(skip)]
    for k in range(1, 4):
        allowed.append(allowed[-1] & flag(skip, k))
    score = low.clone()
    score[:, :2] = emission[:, 0].gather(1, ids[:, :2])
    came = torch.zeros(T, B, S, dtype=torch.int8, device=device)
    for t in range(1, T):
        options = torch.stack([torch.where(a, back(score, k), low) for k, a in enumerate(allowed)])
        best, step = options.max(0)
        came[t] = step.to(torch.int8)
        score = torch.where((t < frames)[:, None], best + emission[:, t].gather(1, ids), score)
    last = lengths - 1
    rows = torch.arange(B, device=device)
    pick = torch.where(score[rows, last] >= score[rows, last - 1], last, last - 1)
    mean = score[rows, pick] / frames
    durations = torch.zeros(B, S, dtype=torch.long, device=device)
    for t in range(T - 1, -1, -1):
        inside = t < frames
        durations[rows, pick] += inside.long()
        step = came[t][rows, pick].long() if t else torch.zeros_like(pick)
        pick = torch.where(inside, pick - step, pick).clamp(min=0)
    return durations, mean
