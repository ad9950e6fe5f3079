"""Zero-shot voice cloning on Kokoro: makes the speech, trains the voice encoder, then encoder and decoder together.

    python train.py --work DIR --out DIR --minutes M [--tiny]

DIR holds kokoro-*.npz, voices.npz, vits/ (base_weights.py), en.json.gz, kokoro.json (texts), train_0.tar, real.json (real speech and
phonemes.py's transcripts), crepe_tiny.npz, start/decoder-*.npz (the decoder to continue from) and test.npz (held-out people, to watch).
A part that has not arrived yet is waited for: a file NAME.ok beside it says that it has. Every stage is kept in --cache, so a
second start goes on where the first one stopped; checkpoints are written to --out every two minutes.
"""
import argparse
import copy
import gzip
import json
import os
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

import kokoro as kokoro_model
import kokoro_decoder
import vits as vits_model
from alignment import train_classifier
from augment import augment
from data import make_kokoro, make_piper, make_real
from discriminators import Discriminators, discriminator_loss, feature_loss, generator_loss
from encoder import VoiceEncoder
from evaluate import watch
from features import log_mel
from losses import SpeakerClasses, SpectralLoss, embed, narrowed
from packing import pack, unpack
from pitch import PitchTracker
from real_speech import load_chunk
from store import KOKORO, PIPER, REAL, Store, joined

ap = argparse.ArgumentParser()
ap.add_argument('--work', required=True)
ap.add_argument('--out', required=True)
ap.add_argument('--cache', default='/dev/shm/timbre-cache')
ap.add_argument('--minutes', type=float, default=20, help='wall clock for everything, counted from --began')
ap.add_argument('--began', type=float, default=time.time())
ap.add_argument('--batch', type=int, default=32)
ap.add_argument('--frames', type=int, default=64, help='frames of 25 ms in one training segment')
ap.add_argument('--extra', type=int, default=64, help='style numbers beyond the 128 of Kokoro')
ap.add_argument('--encoder-steps', type=int, default=2200)
ap.add_argument('--rate', type=float, default=1.2e-4)
ap.add_argument('--resume', default='', help='checkpoint folder with encoder-*.npz and decoder-*.npz')
ap.add_argument('--tiny', action='store_true', help='a few steps of everything, for a CPU')
args = ap.parse_args()

device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
work = lambda name: os.path.join(args.work, name)
SHARES = ((PIPER, .42), (KOKORO, .26), (REAL, .32))


def log(*words):
    line = f'[{time.time() - args.began:7.1f}] ' + ' '.join(str(w) for w in words)
    print(line, flush=True)
    with open(os.path.join(args.out, 'log.txt'), 'a') as f:
        f.write(line + '\n')


def wait_for(*parts):
    for part in parts:
        while not args.tiny and not os.path.exists(work(part + '.ok')):
            time.sleep(.5)


def end_of_time():
    """The wall clock may be moved while the run goes on: a number in DIR/minutes overrules --minutes."""
    path = work('minutes')
    return args.began + 60 * (float(open(path).read()) if os.path.exists(path) else args.minutes)


def autocast():
    return torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == 'cuda')


def cached(name, make):
    path = os.path.join(args.cache, name + '.pt')
    if os.path.exists(path) and not args.tiny:
        return torch.load(path, map_location=device, weights_only=False)
    value = make()
    if not args.tiny:
        began = time.time()
        torch.save(value, path + '.part')
        os.replace(path + '.part', path)
        log(f'kept {name} in {time.time() - began:.1f} s')
    return value


# ------------------------------------------------------------------ speech
def make_speech():
    """-> the finished store, and the base model"""
    texts = json.load(gzip.open(work('en.json.gz')))
    wait_for('text-side')
    base = kokoro_model.load(args.work, device, decoder=False)
    wait_for('vits')
    piper = cached('piper', lambda: make_piper(base, vits_model.load(work('vits'), device), texts[:6] if args.tiny else texts, device, log,
                                               **(dict(utterances=2, mixes=1, speakers=3) if args.tiny else {})))
    log(f'piper {piper.frames / 40 / 3600:.1f} h')
    labelled = Store(device)
    labelled.parts, labelled.rows, labelled.styles = {k: list(v) for k, v in piper.parts.items()}, piper.rows, piper.styles
    labelled.frames, labelled.tokens = piper.frames, piper.tokens
    classifier, prior = cached('classifier', lambda: train_classifier(labelled.finish(), 3 if args.tiny else 1400, log, batch=4 if args.tiny else 96))
    del labelled
    wait_for('real')
    real = cached('real', lambda: make_real(base, load_chunk(work('train_0.tar'), 0 if args.tiny else 12, 'cpu')[:24 if args.tiny else None],
                                            {t['id']: t['ids'] for t in json.load(open(work('real.json')))}, classifier, prior,
                                            PitchTracker(work('crepe_tiny.npz'), device), device, log, **(dict(batch=8) if args.tiny else {})))
    wait_for('decoder-side')
    base = kokoro_model.load(args.work, device)
    voices = kokoro_model.load_voices(work('voices.npz'))
    texts = json.load(open(work('kokoro.json')))
    speech = cached('kokoro', lambda: make_kokoro(base, voices, texts, device, log, **(dict(rounds=2, at_once=3, mixes=2) if args.tiny else {})))
    store = joined([piper, speech, real]).finish()
    log('speech', {name: f'{store.hours(g):.2f} h' for name, g in (('piper', PIPER), ('kokoro', KOKORO), ('real', REAL))}, store.speakers, 'speakers')
    return store, base, voices


def draw(store, n, target):
    """n utterances in the agreed shares"""
    counts = [round(n * share) for _, share in SHARES[1:]]
    return torch.cat([store.pick(c, g, target) for (g, _), c in zip(SHARES, [n - sum(counts)] + counts)])


# ------------------------------------------------------------------ stage 1: the encoder learns Kokoro's styles and to tell people apart
def train_encoder(store, voices, steps, start=None):
    """start: an earlier encoder's state; it then only needs to meet the new speaker classes."""
    encoder = VoiceEncoder(args.extra).to(device)
    rows = torch.cat([v[20:200:4] for v in voices.values()]).to(device)
    encoder.mu.copy_(rows.mean(0))
    encoder.sd.copy_(rows.std(0))
    if start:
        encoder.load_state_dict(start)
        steps = steps // 3
    classes = SpeakerClasses(store.speakers).to(device)
    optimizer = torch.optim.AdamW([*encoder.parameters(), *classes.parameters()], 1e-3, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 5e-4 if start else 1.5e-3, total_steps=steps + 1)
    for step in range(steps):
        index = draw(store, 12 if args.tiny else 288, False)
        frames = random.choice([64, 100, 140, 180])
        start = (torch.rand(len(index), device=device) * store.length[index]).long()
        wave = augment(store.wave_at(store.crop(index, frames, start)))
        with autocast():
            embedding, z = encoder(log_mel(wave))
        known = store.has_style[index]
        style_loss = F.smooth_l1_loss(z.float()[known][:, :256], ((store.style[index] - encoder.mu) / encoder.sd)[known])
        class_loss = classes(embedding, store.speaker[index])
        optimizer.zero_grad()
        (4 * style_loss + .3 * class_loss).backward()
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 5.)
        optimizer.step()
        schedule.step()
        if step % 200 == 0 or step == steps - 1:
            log(f'encoder {step} style {style_loss.item():.3f} speaker {class_loss.item():.2f}')
    return encoder.state_dict(), classes.state_dict()


# ------------------------------------------------------------------ stage 2: encoder and decoder together
def widened(state, like):
    """Zero columns for the longer style"""
    return {k: F.pad(v, (0, like[k].shape[1] - v.shape[1])) if v.dim() == 2 and v.shape != like[k].shape else v for k, v in state.items()}


def save(decoder, encoder, base_state):
    pack(encoder.state_dict(), os.path.join(args.out, 'encoder'))
    pack(decoder.state_dict(), os.path.join(args.out, 'decoder'), base_state)


def train_together(store, base, encoder, classes):
    base_state = base.decoder.state_dict()
    decoder = kokoro_decoder.Decoder(sd=128 + args.extra).to(device)
    wait_for('start')
    start = unpack(os.path.join(args.resume, 'decoder') if args.resume else work('start/decoder'), base_state)
    decoder.load_state_dict(widened({k: v.to(device) for k, v in start.items()}, decoder.state_dict()))
    judge = copy.deepcopy(encoder).eval().requires_grad_(False)
    discriminators, spectral = Discriminators().to(device), SpectralLoss().to(device)
    groups = [dict(params=list(decoder.parameters()), lr=args.rate), dict(params=list(encoder.parameters()), lr=2.5 * args.rate),
              dict(params=list(classes.parameters()), lr=1e-3)]
    optimizer = torch.optim.AdamW(groups, betas=(.8, .99), weight_decay=1e-4)
    rates = [g['lr'] for g in optimizer.param_groups]
    critic = torch.optim.AdamW(discriminators.parameters(), 2e-4, betas=(.8, .99))
    began, end = time.time(), end_of_time()
    step, saved, watched, nothing = 0, time.time(), 0., 0
    while time.time() < end and not (args.tiny and step > 4):
        part = (time.time() - began) / max(1., end - began)
        scale = min(1., step / 200) * (1. if part < .45 else max(.03, (1 - part) / .55))
        for g, rate in zip(optimizer.param_groups, rates):
            g['lr'] = rate * scale
        loss, parts = game(store, decoder, encoder, classes, judge, discriminators, critic, spectral, step)
        optimizer.zero_grad()
        loss.backward()
        critic.step()
        norm = torch.nn.utils.clip_grad_norm_(decoder.parameters(), 20.)
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 5.)
        if torch.isfinite(norm):
            optimizer.step()
        else:
            nothing += 1
            assert nothing < 50, 'diverged'
        step += 1
        if step % (2 if args.tiny else 100) == 0:
            end = end_of_time()
            log(f'step {step}', ' '.join(f'{k} {v.item():.3f}' for k, v in parts.items()), f'norm {float(norm):.1f} rate {scale:.2f}')
        if time.time() - saved > 120:
            save(decoder, encoder, base_state)
            saved = time.time()
        if time.time() - watched > 240 and os.path.exists(work('test.npz')):
            watch(base, decoder, encoder, judge, work('test.npz'), work('kokoro.json'), log)
            watched = time.time()
    save(decoder, encoder, base_state)
    log('saved after', step, 'steps')
    return decoder, judge


def game(store, decoder, encoder, classes, judge, discriminators, critic, spectral, step):
    """Gradients of the discriminators; -> the loss of encoder and decoder, and its parts."""
    count = 6 if args.tiny else args.batch
    index = draw(store, count, True)
    start = (torch.rand(count, device=device) * (store.length[index] - args.frames).clamp(min=1)).long()
    at = store.crop(index, args.frames, start)
    target, narrow = store.wave_at(at), store.group[index] == REAL
    other, frames = store.partner(index), random.choice([100, 140, 180])
    begin = torch.where(other == index, start + args.frames, (torch.rand(count, device=device) * store.length[other]).long())
    clean = store.wave_at(store.span(other, begin, frames))
    with autocast():
        embedding, z = encoder(log_mel(augment(clean, .6)))
        z = z.float()
        style, _ = encoder.split(z)
        known = store.has_style[index]
        preset = F.pad(store.style[index][:, :128], (0, args.extra))
        given = known & (torch.rand(count, device=device) < .35)          # presets must go on working as they are
        made = decoder(store.asr_at(at), store.pairs_at(store.f0, at), store.pairs_at(store.n, at),
                       torch.where(given[:, None], preset, style), noise=random.random() < .3)
    made = narrowed(made.float(), narrow)
    target = narrowed(target, narrow)
    with autocast():
        both = discriminators(torch.cat([target, made.detach()]))
        real, fake = ([(out[k:k + count], [x[k:k + count] for x in inner]) for out, inner in both] for k in (0, count))
        critic_loss = discriminator_loss(real, fake)
    critic.zero_grad()
    critic_loss.backward()                                 # the step itself waits until the generator's gradient is taken
    torch.nn.utils.clip_grad_norm_(discriminators.parameters(), 10.)
    parts = dict(spectral=spectral(made, target), speaker=classes(embedding, store.speaker[index]))
    loss = 12 * parts['spectral'] + .3 * parts['speaker'] + .02 * (z[:, :128] ** 2).mean() + .01 * (z[:, 256:] ** 2).mean()
    goal = (store.style[index] - encoder.mu) / encoder.sd
    parts['style'] = (F.smooth_l1_loss(z[:, :256], goal, reduction='none').mean(1) * known).sum() / known.sum().clamp(min=1)
    with autocast():
        with torch.no_grad():
            wanted = F.normalize(embed(judge, target) + embed(judge, clean))
        parts['like'] = (1 - (embed(judge, made) * wanted).sum(1)).mean()
    loss = loss + parts['style'] + 2. * parts['like']
    warm = 2 if args.tiny else 300
    if step > warm:
        for p in discriminators.parameters():
            p.requires_grad_(False)
        with autocast():
            fake = discriminators(made)
            parts['adversarial'] = generator_loss(fake)
            parts['features'] = feature_loss([(r.detach(), [x.detach() for x in f]) for r, f in real], fake)
        for p in discriminators.parameters():
            p.requires_grad_(True)
        loss = loss + parts['adversarial'] + 2 * parts['features']
    parts['critic'] = critic_loss
    return loss, parts


def main():
    os.makedirs(args.out, exist_ok=True)
    os.makedirs(args.cache, exist_ok=True)
    random.seed(1)
    np.random.seed(1)
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = False                 # lengths vary while speech is made
    store, base, voices = make_speech()
    torch.backends.cudnn.benchmark = True
    encoder, classes = VoiceEncoder(args.extra).to(device), SpeakerClasses(store.speakers).to(device)
    start = unpack(os.path.join(args.resume, 'encoder')) if args.resume else None
    trained = cached('encoder', lambda: train_encoder(store, voices, 3 if args.tiny else args.encoder_steps, start))
    encoder.load_state_dict(trained[0])
    classes.load_state_dict(trained[1])
    if device.type == 'cuda':
        kokoro_decoder.fuse(True)
    decoder, judge = train_together(store, base, encoder.train(), classes)
    if os.path.exists(work('test.npz')):
        watch(base, decoder, encoder, judge, work('test.npz'), work('kokoro.json'), log)
    open(os.path.join(args.out, 'done'), 'w').close()


if __name__ == '__main__':
    main()
