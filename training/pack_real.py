"""Real recordings -> one small file that real_speech.py reads.

    python pack_real.py INDEX.json WAVES OUT.tar      INDEX: [{id, speaker, text, ...}]; WAVES/<id>.wav, 16 kHz mono, 16 bit
"""
import io
import json
import lzma
import os
import sys
import tarfile
import wave

import numpy as np

from real_speech import BAND_OF, BANDS, CONTEXT_0, CONTEXTS, EDGES, FRAME, LANES, PROB_BITS, SCALE_STEP, basis

BASE, ALPHA, FILL, SEGMENT = 0.5, 0.6, 0.7, 20000


def quantise(x):
    """samples -> q int8 [T,320], scale factors int8 [T,20]"""
    frames = -(-len(x) // FRAME) + 1
    padded = np.zeros((frames + 1) * FRAME, np.float32)
    padded[FRAME:FRAME + len(x)] = x
    coefficients = np.lib.stride_tricks.as_strided(padded, (frames, 2 * FRAME), (4 * FRAME, 4)) @ basis()
    level = np.sqrt(np.add.reduceat(coefficients ** 2, EDGES[:-1], 1) / np.diff(EDGES))
    scale = np.clip(np.round(np.log2(np.maximum(level, 2. ** -14)) / SCALE_STEP), -127, 127).astype(np.int8)
    step = BASE * (2.0 ** (scale.astype(np.float32) * SCALE_STEP)) ** ALPHA
    return np.clip(np.round(coefficients / step[:, BAND_OF]), -127, 127).astype(np.int8), scale


def contexts(scale):
    return np.clip(scale.astype(np.int16) - CONTEXT_0, 0, CONTEXTS - 1).astype(np.uint8)[:, BAND_OF].reshape(-1)


def frequencies(q, scale):
    """How often each value comes in each context, as integers that add up to 2^15"""
    key = contexts(scale).astype(np.int64) * 256 + q.reshape(-1).astype(np.int64) + 128
    table = np.bincount(key, minlength=CONTEXTS * 256).reshape(CONTEXTS, 256).astype(np.float64)
    out = np.zeros(table.shape, np.int64)
    for row, counts in zip(out, table):
        if counts.sum() == 0:
            row[128] = 1 << PROB_BITS
        else:
            row[:] = np.where(counts > 0, np.maximum(1, np.floor(counts / counts.sum() * (1 << PROB_BITS))), 0)
            row[np.argmax(row)] += (1 << PROB_BITS) - row.sum()
    return out


def rans_encode(q, scale, table):
    symbol, context = (q.reshape(-1).astype(np.int16) + 128).astype(np.uint8), contexts(scale)
    steps = -(-len(symbol) // LANES)
    more = steps * LANES - len(symbol)
    symbol = np.concatenate([symbol, np.full(more, 128, np.uint8)]).reshape(steps, LANES)
    context = np.concatenate([context, np.full(more, int(np.argmax(table[:, 128])), np.uint8)]).reshape(steps, LANES)
    freq, start = table.reshape(-1).astype(np.uint64), (np.cumsum(table, 1) - table).reshape(-1).astype(np.uint64)
    state, words = np.full(LANES, 1 << 16, np.uint64), []
    for t in range(steps - 1, -1, -1):
        key = context[t].astype(np.int64) * 256 + symbol[t]
        f = freq[key]
        full = state >= (f << np.uint64(32 - PROB_BITS))
        words.append((state[full] & np.uint64(0xffff)).astype(np.uint16))
        state = np.where(full, state >> np.uint64(16), state)
        state = (state // f << np.uint64(PROB_BITS)) + state % f + start[key]
    head = [(state & np.uint64(0xffff)).astype(np.uint16), (state >> np.uint64(16)).astype(np.uint16)]
    return np.concatenate(head + words[::-1])


def read_wave(path):
    with wave.open(path) as f:
        assert f.getframerate() == 16000 and f.getnchannels() == 1 and f.getsampwidth() == 2, path
        return np.frombuffer(f.readframes(f.getnframes()), '<i2').astype(np.float32) / 32768


def pack(index, folder, target):
    parts, utterances, at = [], [], 0
    for u in index:
        x = read_wave(os.path.join(folder, u['id'] + '.wav'))
        parts.append(quantise(x))
        utterances.append(dict(u, n=len(x), t0=at, t1=at + len(parts[-1][0])))
        at = utterances[-1]['t1']
    q, scale = (np.concatenate([p[k] for p in parts]) for k in (0, 1))
    table, words, segments, w = frequencies(q, scale), [], [], 0
    for t in range(0, at, SEGMENT):
        end = min(t + SEGMENT, at)
        words.append(rans_encode(q[t:end], scale[t:end], table))
        segments.append(dict(t0=t, t1=end, w0=w, w1=w + len(words[-1])))
        w = segments[-1]['w1']
    tables = io.BytesIO()
    np.save(tables, table)
    head = dict(base=BASE, alpha=ALPHA, fill=FILL, frames=at, segments=segments, utts=utterances)
    deltas = np.diff(scale.T, axis=1, prepend=np.zeros((BANDS, 1), np.int8)).astype(np.int8)
    files = {'index.json': json.dumps(head).encode(), 'tables.npy': tables.getvalue(), 'sf.xz': lzma.compress(deltas.tobytes()),
             'q.bin': np.concatenate(words).astype('<u2').tobytes()}
    with tarfile.open(target, 'w') as tar:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))


if __name__ == '__main__':
    pack(json.load(open(sys.argv[1])), sys.argv[2], sys.argv[3])
