"""Reading the Piper VITS weights: a small protobuf walk, since the exporter folded weight norm into anonymous constants."""
import struct

import numpy as np


def _varint(b, i):
    r = s = 0
    while True:
        c = b[i]
        i += 1
        r |= (c & 127) << s
        if c < 128:
            return r, i
        s += 7


def _fields(b):
    """Protobuf wire format -> (field number, value) pairs; length-delimited values are memoryviews."""
    i, n = 0, len(b)
    while i < n:
        k, i = _varint(b, i)
        f, w = k >> 3, k & 7
        if w == 0:
            v, i = _varint(b, i)
        elif w == 2:
            ln, i = _varint(b, i)
            v = b[i:i + ln]
            i += ln
        elif w == 5:
            v = struct.unpack('<I', b[i:i + 4])[0]
            i += 4
        else:
            v = struct.unpack('<Q', b[i:i + 8])[0]
            i += 8
        yield f, v


def read_vits(path):
    """-> {our parameter name: float32 array}.  Weight-normed convolutions were folded by the exporter into
    anonymous constants; the node that uses one says which layer it is."""
    with open(path, 'rb') as fh:
        buf = memoryview(fh.read())
    graph = next(v for f, v in _fields(buf) if f == 7)
    init, out = {}, {}
    nodes = []
    for f, v in _fields(graph):
        if f == 5:
            name, dims, typ, raw, floats = '', [], 0, None, []
            for g, x in _fields(v):
                if g == 1:
                    if isinstance(x, int):
                        dims.append(x)
                    else:
                        j = 0
                        while j < len(x):
                            d, j = _varint(x, j)
                            dims.append(d)
                elif g == 2:
                    typ = x
                elif g == 8:
                    name = bytes(x).decode()
                elif g == 9:
                    raw = x
                elif g == 4:
                    floats.append(np.frombuffer(x, '<f4') if not isinstance(x, int)
                                  else np.frombuffer(struct.pack('<I', x), '<f4'))
            if typ == 1:
                a = np.frombuffer(raw, '<f4') if raw is not None else np.concatenate(floats)
                init[name] = a.reshape(dims)
        elif f == 1:
            ins, name, op = [], '', ''
            for g, x in _fields(v):
                if g == 1:
                    ins.append(bytes(x).decode())
                elif g == 3:
                    name = bytes(x).decode()
                elif g == 4:
                    op = bytes(x).decode()
            nodes.append((op, name, ins))
    for k, a in init.items():
        if k.startswith(('enc_p.', 'dec.', 'flow.', 'dp.', 'emb_g.')):
            out[k] = a
        elif k.endswith('/dp/flows.0/Exp_output_0'):
            out['dp.flows.0.scale'] = a                     # exp(-logs), folded
    for op, name, ins in nodes:
        if op == 'Conv' and ins[1].startswith('onnx::'):
            out[name.strip('/').rsplit('/', 1)[0].replace('/', '.') + '.weight'] = init[ins[1]]
    return out
