"""Checkpoints on disk: int8 per output channel, as a difference to a base where one is given. About a quarter of fp32.
In pieces, so that a copy of a running training can always be carried off."""
import glob
import os

import numpy as np
import torch
import torch.nn.functional as F


def widen(base, like):
    """Zero columns for layers that grew (the AdaIN linears read a longer style)."""
    if base.shape != like.shape and base.dim() == 2 and base.shape[0] == like.shape[0]:
        return F.pad(base, (0, like.shape[1] - base.shape[1]))
    return base


def pack(state, path, base=None, limit=14e6):
    """Writes path-0.npz, path-1.npz ...: pieces of at most `limit` bytes."""
    pieces, size = [{}], 0
    for name, value in state.items():
        value = value.detach().float().cpu()
        if base is not None:
            value = value - widen(base[name].float().cpu(), value)
        stored = {name: value.numpy()}
        if value.dim() >= 2 and value.numel() > 4096:
            scale = value.flatten(1).abs().amax(1).clamp(min=1e-12) / 127
            stored = {name: torch.round(value.flatten(1) / scale[:, None]).to(torch.int8).view(value.shape).numpy(), name + '|s': scale.numpy()}
        more = sum(a.nbytes for a in stored.values())
        if pieces[-1] and size + more > limit:
            pieces.append({})
            size = 0
        pieces[-1].update(stored)
        size += more
    for number, piece in enumerate(pieces):
        np.savez(f'{path}-{number}.npz.part', **piece)
        os.replace(f'{path}-{number}.npz.part.npz', f'{path}-{number}.npz')


def unpack(path, base=None):
    """path: a file, or the beginning of the pieces' names"""
    stored = {}
    for piece in [path] if os.path.exists(path) else sorted(glob.glob(path + '-*.npz')):
        with np.load(piece) as z:
            stored.update({k: z[k] for k in z.files})
    assert stored, path
    state = {}
    for name, value in stored.items():
        if name.endswith('|s'):
            continue
        value = torch.from_numpy(value)
        if name + '|s' in stored:
            value = value.float() * torch.from_numpy(stored[name + '|s']).view(-1, *[1] * (value.dim() - 1))
        state[name] = value if base is None else value + widen(base[name].float().cpu(), value)
    return state
