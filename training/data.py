"""Making the training speech: Piper's 904 speakers and mixes of them, Kokoro's presets and mixes, and real recordings."""
import random

import numpy as np
import torch
import torch.nn.functional as F

from alignment import align
from features import energy, resample, yin
from kokoro import voice_style
from store import FRAME, KOKORO, PIPER, REAL, Store
from vits import HOP, RATE, batches

LEVEL = 0.053              # RMS of Kokoro's own speech (median over voices, true iSTFT)
ENERGY_OFFSET = 0.33       # predicted N minus energy() of the resulting speech, loud parts
SHORTEST = 70              # frames


def piper_to_kokoro(durations, spans):
    """Piper frames (256/22050 s) per token -> Kokoro frames (25 ms) per token. Boundaries are rounded, not lengths."""
    ends = np.concatenate([[0], np.cumsum(durations)])
    edges = np.concatenate([[0], ends[np.asarray(spans)[:, 1]]])
    return np.diff((2 * 1024 * edges + 2205) // (2 * 2205))


def padded(rows, device):
    out = torch.zeros(len(rows), max(map(len, rows)), dtype=torch.long)
    for i, row in enumerate(rows):
        out[i, :len(row)] = torch.tensor(row)
    return out.to(device), torch.tensor([len(r) for r in rows], device=device)


def piper_jobs(table, texts, utterances, mixes):
    """(speaker number, speaker vector, text) for every utterance; mixes are random blends of two speakers."""
    jobs = []
    for speaker in range(len(table) + mixes):
        if speaker < len(table):
            vector, n = table[speaker], utterances
        else:
            a, b = random.sample(range(len(table)), 2)
            vector, n = torch.lerp(table[a], table[b], random.random()), utterances // 2
        jobs += [(speaker, vector, t) for t in random.sample(texts, min(n, len(texts)))]
    return jobs


@torch.no_grad()
def make_piper(kokoro, vits, texts, device, log, utterances=12, mixes=400, speakers=None):
    store, jobs = Store(device), piper_jobs(vits.emb_g[:speakers], texts, utterances, mixes)
    groups = batches([len(j[2]['piper_ids']) for j in jobs], budget=16000, most=64)
    half = torch.float16 if store.device.type == 'cuda' else torch.float32
    for number, group in enumerate(groups):
        batch = [jobs[i] for i in group]
        ids, lengths = padded([j[2]['piper_ids'] for j in batch], device)
        wave, frames, durations = vits.synthesize_padded(ids, lengths, torch.stack([j[1] for j in batch]), .6,
                                                         random.uniform(.9, 1.15), .7, dec_dtype=half)
        wave = F.pad(wave, (0, HOP * 4 + -(wave.shape[1] + HOP * 4) % (147 * 256)))
        wave = resample(wave, RATE, 24000)
        used = (frames.float() * HOP * 24000 / RATE)[:, None]
        wave = (wave / (wave.pow(2).sum(1, keepdim=True) / used).sqrt().clamp(min=1e-5) * LEVEL).clamp(-1, 1)
        pitch, loud = yin(wave), energy(wave) + ENERGY_OFFSET
        tokens, lengths = padded([j[2]['kokoro_ids'] for j in batch], device)
        features = kokoro.text_features(tokens, lengths)
        durations = durations.cpu().numpy()
        for r, (speaker, _, text) in enumerate(batch):
            n = len(text['kokoro_ids'])
            d = piper_to_kokoro(durations[r, :len(text['piper_ids'])], text['map'])
            if d.sum() >= SHORTEST:
                store.add(wave[r], pitch[r], loud[r], features[r, :, :n], text['kokoro_ids'], torch.from_numpy(d).to(device), speaker, PIPER)
        if number % 60 == 0:
            log(f'piper {number}/{len(groups)} {store.frames * FRAME / 24000 / 3600:.1f} h')
    return store


@torch.no_grad()
def make_kokoro(kokoro, voices, texts, device, log, rounds=200, at_once=16, mixes=300):
    """Each round: one text in 16 voices (presets and random blends of two or three) with shared durations, as one batch."""
    store, names = Store(device), list(voices)
    cast = [[(n, 1.)] for n in names]
    for _ in range(mixes):
        chosen = random.sample(names, random.choice([2, 2, 3]))
        cast.append(list(zip(chosen, np.random.dirichlet([1.] * len(chosen)))))
    for number in range(rounds):
        text = texts[number % len(texts)] if number < len(texts) else random.choice(texts)
        ids = torch.tensor([text['ids']], device=device)
        voices_now = random.sample(range(len(names)), at_once // 3) + random.sample(range(len(cast)), at_once - at_once // 3)
        styles = torch.cat([sum(voice_style(voices[n], len(text['ids'])) * float(u) for n, u in cast[v]) for v in voices_now]).to(device)
        p = kokoro.prosody_same(ids, styles[:, 128:], random.uniform(.9, 1.1))
        if p['dur'].sum() < SHORTEST or p['dur'].sum() > 800:
            continue
        wave = kokoro.decode(p['asr'], p['F0'], p['N'], styles[:, :128])
        features = kokoro.text_features(ids)[0]
        for r, v in enumerate(voices_now):
            store.add(wave[r], p['F0'][r].clamp(min=0), p['N'][r], features, text['ids'], p['dur'], v, KOKORO, style=styles[r])
    log(f'kokoro {store.frames * FRAME / 24000 / 3600:.1f} h')
    return store


@torch.no_grad()
def make_real(kokoro, utterances, transcripts, classifier, prior, tracker, device, log, batch=48):
    """utterances: real_speech.load_chunk; transcripts {id: phoneme ids}. Poorly aligned or noisy ones get weight 0 as targets."""
    store, speakers, kept = Store(device), {}, []
    usable = [u for u in utterances if u['speaker'] and u['id'] in transcripts and len(u['x']) > 1.8 * 16000]
    usable.sort(key=lambda u: len(u['x']))
    for start in range(0, len(usable), batch):
        group = usable[start:start + batch]
        size = -(-max(len(u['x']) for u in group) // 400) * 400
        wave = torch.stack([F.pad(torch.from_numpy(u['x']), (0, size - len(u['x']))) for u in group]).to(device)
        wave = resample(wave, 16000, 24000)
        frames = torch.tensor([len(u['x']) * 3 // 2 // FRAME for u in group], device=device)
        inside = torch.arange(wave.shape[1], device=device)[None] < frames[:, None] * FRAME
        wave = wave * inside
        wave = wave / ((wave ** 2).sum(1, keepdim=True) / inside.sum(1, keepdim=True)).sqrt().clamp(min=1e-5) * LEVEL
        wave = wave.clamp(-1, 1)
        pitch, loud = tracker(wave, 24000), energy(wave) + ENERGY_OFFSET
        ids, lengths = padded([transcripts[u['id']] for u in group], device)
        longest = int(frames.max())
        emission = torch.stack([F.pad(classifier(w[None, :n * FRAME])[0], (0, 0, 0, longest - n)) for w, n in zip(wave, frames.tolist())])
        durations, score = align(emission - .5 * prior, frames, ids, lengths)
        features = kokoro.text_features(ids, lengths)
        for r, u in enumerate(group):
            n = int(lengths[r])
            kept.append((u, wave[r], pitch[r], loud[r], features[r, :, :n], transcripts[u['id']], durations[r, :n], float(score[r])))
    bad = float(np.quantile([k[-1] for k in kept], .12))
    for u, w, f, l, feature, ids, d, score in kept:
        speaker = speakers.setdefault(u['speaker'], len(speakers))
        good = score > bad and u['snr'] >= 18 and int(d.sum()) >= SHORTEST and (f > 0).float().mean() > .15
        store.add(w, f, l, feature, ids, d, speaker, REAL, (1. if u['adult'] else .35) if good else 0.)
    log(f'real {len(kept)} utterances, {len(speakers)} speakers, {sum(r[4] > 0 for r in store.rows)} as targets, worst eighth below {bad:.2f}')
    check_alignment(kept, device, log)
    return store


def check_alignment(kept, device, log):
    """Vowels should be voiced, s f t k p not, and the pads quiet: a good alignment has about .9, .2 and a low level."""
    symbol = torch.cat([torch.repeat_interleave(torch.tensor(k[5], device=device), k[6]) for k in kept])
    voiced = torch.cat([k[2][:2 * int(k[6].sum())].view(-1, 2).gt(0).float().mean(1) for k in kept])
    level = torch.cat([k[3][:2 * int(k[6].sum())].view(-1, 2).mean(1) for k in kept])
    among = lambda ids: torch.isin(symbol, torch.tensor(ids, device=device))
    vowels, hard, pads = among([24, 25, 31, 39, 51, 63, 69, 72, 76, 86, 138]), among([61, 48, 62, 53, 58]), among([0])
    log(f'alignment: voiced in vowels {voiced[vowels].mean():.2f}, in s f t k p {voiced[hard].mean():.2f}; level in vowels {level[vowels].mean():.1f}, in pads {level[pads].mean():.1f}')
