"""Clones of held-out people: watched during training, and written as wave files for judging afterwards.

    python evaluate.py --work DIR --checkpoint DIR --out DIR      clips of every test speaker, in en and for some in zh, ja, ko
    test-speakers.json names the people; none of them is in any training set.
"""
import argparse
import json
import os
import wave as wave_file

import numpy as np
import torch
import torch.nn.functional as F

import kokoro_decoder
from features import SPEECH_LEVEL, log_mel, resample, rms, yin
from losses import embed


def pitch_of(wave):
    """Median and half the 16-84 % range of ln F0"""
    f = yin(wave[None])[0]
    f = torch.log(f[f > 0])
    return (f.median(), (f.quantile(.84) - f.quantile(.16)) / 2) if len(f) > 10 else (torch.tensor(5.1), torch.tensor(.15))


def move_pitch(f0, median, spread):
    """The curve's voiced part to the reference's median and range"""
    voiced, out = f0 > 10, f0.clone()
    if voiced.any():
        line = torch.log(f0[voiced])
        ratio = float((spread / (line.std() + 1e-3)).clamp(.6, 1.6))
        out[voiced] = torch.exp((line - line.median()) * ratio + median.to(f0.device))
    return out


@torch.no_grad()
def styles(encoder, reference):
    _, z = encoder(log_mel(reference[None] / rms(reference[None]) * SPEECH_LEVEL))
    return encoder.split(z)


@torch.no_grad()
def clone(base, decoder, encoder, reference, ids):
    """reference [S] at 24 kHz, ids with pads -> wave"""
    timbre, prosody = styles(encoder, reference)
    p = base.prosody(torch.tensor([ids], device=reference.device), prosody)
    return decoder(p['asr'], move_pitch(p['F0'], *pitch_of(reference)), p['N'], timbre, noise=False)[0]


def load_test(path, device):
    """{speaker: {'ref': wave, 'other': [waves]}} at 24 kHz"""
    people = {}
    with np.load(path) as stored:
        for key in stored.files:
            speaker, part = key.split('|')
            x = resample(torch.from_numpy(stored[key].astype(np.float32) / 32768).to(device)[None], 16000, 24000)[0]
            person = people.setdefault(speaker, dict(other=[]))
            if part == 'ref':
                person['ref'] = x
            else:
                person['other'].append(x)
    return people


def sentences(path, language, count, least=40, most=75):
    return [t for t in json.load(open(path)) if t['lang'] == language and least < len(t['ids']) < most][:count]


@torch.no_grad()
def watch(base, decoder, encoder, judge, test, texts, log):
    """Cosine, by our own frozen embedding, of a clone and other recordings of the person; beside same and different people."""
    fused, benchmark = kokoro_decoder.fused(), torch.backends.cudnn.benchmark
    kokoro_decoder.fuse(False)
    torch.backends.cudnn.benchmark = False
    encoder.eval()
    device = next(encoder.parameters()).device
    people, text = load_test(test, device), sentences(texts, 'en', 1)[0]
    one = lambda w: embed(judge, w[None])[0]
    ref = torch.stack([one(p['ref']) for p in people.values()])
    other = torch.stack([F.normalize(sum(one(w) for w in p['other']), dim=0) for p in people.values()])
    made = torch.stack([one(clone(base, decoder, encoder, p['ref'], text['ids'])) for p in people.values()])
    table = ref @ other.T
    same, different = table.diag().median(), table[~torch.eye(len(table), dtype=torch.bool, device=device)].median()
    got = (made * other).sum(1).median()
    log(f'watch: clone {got:.3f} same {same:.3f} different {different:.3f} place {(got - different) / (same - different):.2f}')
    encoder.train()
    kokoro_decoder.fuse(fused)
    torch.backends.cudnn.benchmark = benchmark


def save_wave(path, x, rate=24000):
    x = (x.float().cpu().numpy().clip(-1, 1) * 32767).astype('<i2')
    with wave_file.open(path, 'wb') as f:
        f.setnchannels(1)
        f.setsampwidth(2)
        f.setframerate(rate)
        f.writeframes(x.tobytes())


@torch.no_grad()
def main(args):
    import kokoro as kokoro_model
    from encoder import VoiceEncoder
    from packing import unpack
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    base = kokoro_model.load(args.work, device)
    state = unpack(os.path.join(args.checkpoint, 'encoder'))
    encoder = VoiceEncoder(state['style.2.bias'].shape[0] - 256).to(device).eval()
    encoder.load_state_dict(state)
    decoder = kokoro_decoder.Decoder(sd=128 + encoder.extra).to(device).eval()
    decoder.load_state_dict(unpack(os.path.join(args.checkpoint, 'decoder'), base.decoder.state_dict()))
    os.makedirs(args.out, exist_ok=True)
    texts, index = os.path.join(args.work, 'kokoro.json'), []

    def write(name, x, **about):
        save_wave(os.path.join(args.out, name + '.wav'), resample(x[None], 24000, args.rate)[0], args.rate)
        index.append(dict(file=name + '.wav', **about))

    for number, (speaker, person) in enumerate(load_test(os.path.join(args.work, 'test.npz'), device).items()):
        for language in ('en',) if number % 3 else ('en', 'zh', 'ja', 'ko'):
            for k, text in enumerate(sentences(texts, language, 2 if language == 'en' else 1)):
                write(f'{speaker}_{language}{k}', clone(base, decoder, encoder, person['ref'], text['ids']), speaker=speaker, language=language, text=text['text'])
    if args.presets:
        for name, voice in kokoro_model.load_voices(os.path.join(args.work, 'voices.npz')).items():
            if name[0] in 'ab':
                text = sentences(texts, 'en', 1)[0]
                x = base.synthesize(text['ids'], kokoro_model.voice_style(voice, len(text['ids'])), noise=False)[0]
                write('preset_' + name, x, preset=name, language='en', text=text['text'])
        for language in ('en', 'zh', 'ja', 'ko'):                          # the untouched base and the tuned decoder on presets
            name = dict(en='af_heart', zh='zf_xiaobei', ja='jf_alpha', ko='af_heart')[language]
            voice = kokoro_model.load_voices(os.path.join(args.work, 'voices.npz'))[name].to(device)
            for k, text in enumerate(sentences(texts, language, 2)):
                style = kokoro_model.voice_style(voice, len(text['ids']))
                p = base.prosody(torch.tensor([text['ids']], device=device), style[:, 128:])
                write(f'base_{language}{k}', base.decode(p['asr'], p['F0'], p['N'], style[:, :128], noise=False)[0], base=name, language=language, text=text['text'])
                x = decoder(p['asr'], p['F0'], p['N'], F.pad(style[:, :128], (0, encoder.extra)), noise=False)[0]
                write(f'tuned_{language}{k}', x, tuned=name, language=language, text=text['text'])
    json.dump(index, open(os.path.join(args.out, 'index.json'), 'w'), ensure_ascii=False, indent=0)


if __name__ == '__main__':
    ap = argparse.ArgumentParser()
    for option in ('work', 'checkpoint', 'out'):
        ap.add_argument('--' + option, required=True)
    ap.add_argument('--rate', type=int, default=16000)
    ap.add_argument('--presets', action='store_true')
    main(ap.parse_args())
