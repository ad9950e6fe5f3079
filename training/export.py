"""Trained checkpoint -> the files in models/.

    python export.py --kokoro KOKORO.onnx --voices KOKORO_JS.tgz --checkpoint DIR --vocab vocab.json --out ../models --version 1.0.0

DIR holds encoder-*.npz and decoder-*.npz as train.py packs them. See models/README.md for what the files mean.
"""
import argparse
import hashlib
import json
import os
import re

import numpy as np
import torch

from base_weights import read_kokoro, read_voices
from encoder import ExportedEncoder, VoiceEncoder
from features import SPEECH_LEVEL, log_mel
from packing import unpack

LANGUAGES = dict(a='en-US', b='en-GB', e='es', f='fr', h='hi', i='it', j='ja', p='pt-BR', z='zh')
PRESET_ROWS = sorted(set(np.round(np.geomspace(3, 509, 48)).astype(int).tolist()))


class Blob:
    """Tensors one after another in one file, 64-byte aligned."""

    def __init__(self):
        self.parts, self.size = [], 0

    def add(self, array):
        pad = -self.size % 64
        data = np.ascontiguousarray(array).tobytes()
        self.parts += [b'\0' * pad, data]
        offset = self.size + pad
        self.size = offset + len(data)
        return offset

    def save(self, path):
        with open(path, 'wb') as f:
            f.writelines(self.parts)


def reciprocal_name(name):
    """1/alpha is a constant of its own in the graph: decoder.generator.X.alphaK.I -> its initializer"""
    m = re.match(r'decoder\.generator\.(resblocks|noise_res)\.(\d+)\.alpha([12])\.(\d)$', name)
    if not m:
        return None
    n = 2 * int(m[4]) + int(m[3]) - 1
    return f'/decoder/decoder/generator/{m[1]}.{m[2]}/Reciprocal{"_%d" % n if n else ""}_output_0'


def export_decoder(kokoro, tuned, out, extra):
    """Difference to the base, by initializer name. `tuned`: {name without 'decoder.': array}."""
    base, places = read_kokoro(kokoro)
    blob, entries = Blob(), []

    def put(name, value, kind):
        value = np.asarray(value, np.float32)
        entry = dict(name=name, kind=kind, shape=list(value.shape))
        if value.ndim >= 2 and value.size > 4096:
            scale = np.abs(value.reshape(len(value), -1)).max(1).clip(1e-12) / 127
            q = np.round(value / scale.reshape(-1, *[1] * (value.ndim - 1))).astype(np.int8)
            entry.update(dtype='int8', offset=blob.add(q), axis=0, scaleOffset=blob.add(scale.astype('<f4')))
        else:
            entry.update(dtype='float32', offset=blob.add(value.astype('<f4')))
        entries.append(entry)

    for short, value in tuned.items():
        name = 'decoder.' + short
        initializer, how = places[name]
        value = np.asarray(value, np.float32)
        old = base[name]
        if value.ndim == 2 and value.shape[1] > old.shape[1] and name.endswith('.fc.weight'):
            put(initializer, value[:, :old.shape[1]] - old, 'delta')
            put(initializer, value[:, old.shape[1]:], 'append')
            continue
        if reciprocal_name(name):                          # alpha and 1/alpha: exact, they are few
            put(initializer, value, 'replace')
            put(reciprocal_name(name), 1 / value, 'replace')
            continue
        delta = value - old
        put(initializer, delta.T if how == 'T' else delta, 'delta')
    timbre = 128 + extra
    if extra:                                              # the bounds of the two Slices of `style`
        for name, value in (('/encoder/Constant_3_output_0', timbre), ('/encoder/Constant_4_output_0', timbre + 128)):
            entries.append(dict(name=name, kind='replace', shape=[1], dtype='int64', offset=blob.add(np.array([value], '<i8'))))
    blob.save(os.path.join(out, 'decoder-delta.bin'))
    manifest = dict(
        base='kokoro-fp32{a,b,c}-shards@1.0.0', baseBytes=os.path.getsize(kokoro), baseSha256=sha256(kokoro),
        styleWidth=timbre + 128, timbre=[0, timbre], prosody=[timbre, timbre + 128], sampleRate=24000,
        bytes=blob.size, tensors=entries)
    json.dump(manifest, open(os.path.join(out, 'decoder-delta.json'), 'w'), separators=(',', ':'))


def export_encoder(state, out, reach):
    """reach: the timbre's distance from the mean voice is multiplied by it. A regression shrinks towards the mean; this makes
    that good (chosen on people who are neither in training nor in the test)."""
    extra = state['style.2.bias'].shape[0] - 256
    for name in ('style.2.weight', 'style.2.bias'):
        state[name][:128] *= reach
    encoder = VoiceEncoder(extra)
    encoder.load_state_dict(state)
    model = ExportedEncoder(encoder.eval()).eval()
    path = os.path.join(out, 'voice-encoder.onnx')
    kw = dict(dynamo=False) if 'dynamo' in torch.onnx.export.__code__.co_varnames else {}
    torch.onnx.export(model, torch.randn(1, 80, 200), path, input_names=['mel'], output_names=['embedding', 'style'],
                      opset_version=16, dynamic_axes={'mel': {2: 'frames'}}, **kw)
    halve_weights(path)
    return model, extra


def halve_weights(path, least=1024):
    """Large float32 initializers become float16 + Cast: half the file, the same arithmetic."""
    import onnx
    from onnx import helper, numpy_helper
    model = onnx.load(path)
    graph, casts, kept = model.graph, [], []
    for t in graph.initializer:
        a = numpy_helper.to_array(t)
        if a.dtype == np.float32 and a.size >= least:
            kept.append(numpy_helper.from_array(a.astype(np.float16), t.name + '_half'))
            casts.append(helper.make_node('Cast', [t.name + '_half'], [t.name], to=onnx.TensorProto.FLOAT, name='cast_' + t.name))
        else:
            kept.append(t)
    nodes = list(graph.node)
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(casts + nodes)
    onnx.save(model, path)


def export_presets(tgz, out):
    voices = read_voices(tgz)
    rows = np.stack([v[PRESET_ROWS] for v in voices.values()]).astype('<f2')
    rows.tofile(os.path.join(out, 'presets.bin'))
    listed = [dict(name=n, language=LANGUAGES[n[0]], sex='female' if n[1] == 'f' else 'male') for n in voices]
    json.dump(dict(dtype='float16', shape=list(rows.shape), rows=PRESET_ROWS, voices=listed, licence='Apache-2.0',
                   source='kokoro-js@1.2.1 voices/'), open(os.path.join(out, 'presets.json'), 'w'), indent=1)


def sweep(seconds=3.0, rate=24000):
    """The fixture's sound: a sweep 100 -> 4000 Hz with three harmonics, by formula."""
    t = np.arange(int(seconds * rate)) / rate
    phase = 2 * np.pi * (100 * t + (4000 - 100) / (2 * seconds) * t * t)
    return (0.2 * np.sin(phase) + 0.1 * np.sin(2 * phase) + 0.05 * np.sin(3 * phase)).astype(np.float32)


def export_fixture(model, out):
    os.makedirs(os.path.join(out, 'fixtures'), exist_ok=True)
    wave = torch.from_numpy(sweep())[None]
    wave = wave / wave.pow(2).mean().sqrt() * SPEECH_LEVEL
    mel = log_mel(wave)
    with torch.no_grad():
        embedding, style = model(mel)
    pick = lambda x: [round(float(v), 5) for v in x]
    json.dump(dict(
        sound='t = i/24000, i < 72000; p = 2 pi (100 t + 650 t^2); x = 0.2 sin p + 0.1 sin 2p + 0.05 sin 3p, as float32',
        level=SPEECH_LEVEL, melShape=list(mel.shape), melFrames={str(i): pick(mel[0, :, i]) for i in (0, 1, 100, mel.shape[2] - 1)},
        embedding=pick(embedding[0]), style=pick(style[0]), tolerance=dict(mel=0.002, embedding=0.02, style=0.02)),
        open(os.path.join(out, 'fixtures', 'sweep.json'), 'w'), indent=1)


def sha256(path):
    h = hashlib.sha256()
    with open(path, 'rb') as f:
        for block in iter(lambda: f.read(1 << 20), b''):
            h.update(block)
    return h.hexdigest()


def write_manifest(out, version, style_width, mean_style, reach):
    """meanStyle and reach let a reader go nearer to the mean voice again: mean + k (timbre - mean), k = wanted / reach"""
    files = ['voice-encoder.onnx', 'decoder-delta.bin', 'decoder-delta.json', 'presets.bin', 'presets.json', 'phonemes.json']
    entries = {f: dict(sha256=sha256(os.path.join(out, f)), bytes=os.path.getsize(os.path.join(out, f)), version=version) for f in files}
    mean = [round(float(v), 5) for v in mean_style]
    json.dump(dict(version=version, styleWidth=style_width, reach=reach, meanStyle=mean, files=entries), open(os.path.join(out, 'manifest.json'), 'w'), indent=1)


if __name__ == '__main__':
    ap = argparse.ArgumentParser()
    for name in ('kokoro', 'voices', 'checkpoint', 'vocab', 'out', 'version'):
        ap.add_argument('--' + name, required=True)
    ap.add_argument('--reach', type=float, default=1.6)
    args = ap.parse_args()
    os.makedirs(args.out, exist_ok=True)
    state = unpack(os.path.join(args.checkpoint, 'encoder'))
    model, extra = export_encoder(state, args.out, args.reach)
    base, _ = read_kokoro(args.kokoro)
    base = {k[8:]: torch.from_numpy(v.copy()) for k, v in base.items() if k.startswith('decoder.')}
    tuned = unpack(os.path.join(args.checkpoint, 'decoder'), base)
    export_decoder(args.kokoro, {k: v.numpy() for k, v in tuned.items()}, args.out, extra)
    export_presets(args.voices, args.out)
    json.dump(json.load(open(args.vocab)), open(os.path.join(args.out, 'phonemes.json'), 'w'), ensure_ascii=False, indent=0)
    export_fixture(model, args.out)
    write_manifest(args.out, args.version, 256 + extra, state['mu'], args.reach)
