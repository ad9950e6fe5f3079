"""The other way round: models/decoder-delta.* -> start/decoder-*.npz, from which train.py goes on.

    python restore.py KOKORO.onnx ../models work/start
"""
import json
import os
import sys

import numpy as np
import torch

from base_weights import read_kokoro
from packing import pack

kokoro, models, out = sys.argv[1:]
base, places = read_kokoro(kokoro)
name_of = {initializer: name[len('decoder.'):] for name, (initializer, how) in places.items() if name.startswith('decoder.')}
transposed = {initializer for initializer, how in places.values() if how == 'T'}
blob, state = open(os.path.join(models, 'decoder-delta.bin'), 'rb').read(), {}
for entry in json.load(open(os.path.join(models, 'decoder-delta.json')))['tensors']:
    if entry['name'] not in name_of or entry['dtype'] == 'int64':
        continue                                           # 1/alpha and slice bounds follow from the rest
    name, count = name_of[entry['name']], int(np.prod(entry['shape']))
    value = np.frombuffer(blob, np.int8 if entry['dtype'] == 'int8' else '<f4', count, entry['offset']).reshape(entry['shape'])
    if entry['dtype'] == 'int8':
        scale = np.frombuffer(blob, '<f4', entry['shape'][0], entry['scaleOffset'])
        value = value * scale.reshape(-1, *[1] * (value.ndim - 1))
    value = value.T if entry['name'] in transposed else value
    if entry['kind'] == 'append':
        value = np.concatenate([state[name], value], 1)
    state[name] = (value - base['decoder.' + name] if entry['kind'] == 'replace' else value).astype(np.float32)
os.makedirs(out, exist_ok=True)
pack({k: torch.from_numpy(v) for k, v in state.items()}, os.path.join(out, 'decoder'))
