"""English transcripts -> Kokoro phoneme ids, with the CMU pronouncing dictionary. For aligning real recordings.

    python phonemes.py CMU_INDEX.js VOCAB.json INDEX.json OUT.json

CMU_INDEX.js: index.js of npm cmu-pronouncing-dictionary 3 (ISC). Words in no dictionary are guessed: for an alignment that is good enough.
"""
import json
import re
import sys

ARPABET = dict(AA='ɑ', AE='æ', AH='ʌ', AO='ɔ', AW='W', AY='I', B='b', CH='ʧ', D='d', DH='ð', EH='ɛ', ER='ɜɹ', EY='A', F='f', G='ɡ',
               HH='h', IH='ɪ', IY='i', JH='ʤ', K='k', L='l', M='m', N='n', NG='ŋ', OW='O', OY='Y', P='p', R='ɹ', S='s', SH='ʃ',
               T='t', TH='θ', UH='ʊ', UW='u', V='v', W='w', Y='j', Z='z', ZH='ʒ')
WEAK = {'a': 'ɐ', 'an': 'ən', 'the': 'ðə', 'to': 'tə', 'of': 'ʌv', 'and': 'ænd', 'in': 'ɪn', 'is': 'ɪz', 'it': 'ɪt', 'that': 'ðæt',
        'was': 'wʌz', 'he': 'hi', 'i': 'I', 'as': 'æz', 'at': 'æt', 'be': 'bi', 'by': 'bI', 'for': 'fɔɹ', 'from': 'fɹʌm',
        'had': 'hæd', 'has': 'hæz', 'have': 'hæv', 'her': 'hɜɹ', 'him': 'hɪm', 'his': 'hɪz', 'or': 'ɔɹ', 'on': 'ɔn', 'my': 'mI',
        'she': 'ʃi', 'so': 'sO', 'they': 'ðA', 'we': 'wi', 'were': 'wɜɹ', 'with': 'wɪð', 'you': 'ju', 'are': 'ɑɹ', 'but': 'bʌt'}
ONES = ('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen '
        'eighteen nineteen').split()
TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split()
TITLES = {'mr': 'mister', 'mrs': 'missus', 'dr': 'doctor', 'st': 'saint'}


def read_dictionary(path):
    entries = re.findall(r'^\s*(?:"([^"]+)"|([a-z]+)): "([^"]+)"', open(path, encoding='utf8').read(), re.M)
    return {a or b: phones.split('#')[0].split() for a, b, phones in entries}


LETTERS = [('tion', 'SH AH0 N'), ('ough', 'AO1'), ('igh', 'AY1'), ('tch', 'CH'), ('sch', 'S K'), ('ch', 'CH'), ('sh', 'SH'), ('th', 'TH'),
           ('ph', 'F'), ('wh', 'W'), ('ck', 'K'), ('qu', 'K W'), ('ng', 'NG'), ('ee', 'IY1'), ('ea', 'IY1'), ('oo', 'UW1'), ('ou', 'AW1'),
           ('ow', 'OW1'), ('ai', 'EY1'), ('ay', 'EY1'), ('oa', 'OW1'), ('oi', 'OY1'), ('oy', 'OY1'), ('au', 'AO1'), ('aw', 'AO1'),
           ('er', 'ER0'), ('ir', 'ER1'), ('ur', 'ER1'), ('ar', 'AA1 R'), ('or', 'AO1 R'), ('a', 'AE1'), ('b', 'B'), ('c', 'K'), ('d', 'D'),
           ('e', 'EH1'), ('f', 'F'), ('g', 'G'), ('h', 'HH'), ('i', 'IH1'), ('j', 'JH'), ('k', 'K'), ('l', 'L'), ('m', 'M'), ('n', 'N'),
           ('o', 'AA1'), ('p', 'P'), ('r', 'R'), ('s', 'S'), ('t', 'T'), ('u', 'AH1'), ('v', 'V'), ('w', 'W'), ('x', 'K S'), ('y', 'IY0'),
           ('z', 'Z')]


def guess(word, words):
    """A word in no dictionary: two known words in one, a known stem, or its letters one by one."""
    for i in range(len(word) - 3, 2, -1):
        if word[:i] in words and word[i:] in words:
            return words[word[:i]] + words[word[i:]]
    for ending, phones in (('ies', ['Z']), ('s', ['Z']), ('ed', ['D']), ('ing', ['IH0', 'NG']), ('ly', ['L', 'IY0']), ('ness', ['N', 'AH0', 'S'])):
        if word.endswith(ending):
            stem = word[:-len(ending)]
            for whole in (stem, stem + 'e', stem + 'y'):
                if whole in words:
                    return words[whole] + phones
    out, i, stressed = [], 0, False
    word = re.sub(r'(.)\1', r'\1', word.replace("'", ''))
    word = word[:-1] if len(word) > 3 and word.endswith('e') else word
    while i < len(word):
        letters, phones = next((a, b) for a, b in LETTERS if word.startswith(a, i))
        for phone in phones.split():
            out.append(phone[:-1] + '0' if phone.endswith('1') and stressed else phone)
            stressed = stressed or phone.endswith('1')
        i += len(letters)
    return out


def say_number(n):
    if n < 20:
        return [ONES[n]]
    if n < 100:
        return [TENS[n // 10 - 2]] + ([ONES[n % 10]] if n % 10 else [])
    if n < 1000:
        return [ONES[n // 100], 'hundred'] + (say_number(n % 100) if n % 100 else [])
    if 1100 <= n < 2000 and n % 100:
        return say_number(n // 100) + say_number(n % 100)
    return say_number(n // 1000) + ['thousand'] + (say_number(n % 1000) if n % 1000 else [])


def symbols(phones):
    """One word: ARPABET -> Kokoro symbols (American English as misaki writes it)."""
    out = ''
    for i, phone in enumerate(phones):
        name, stress = phone.rstrip('012'), phone[-1] if phone[-1].isdigit() else ''
        following = phones[i + 1] if i + 1 < len(phones) else ''
        s = ARPABET[name]
        if stress == '0' and name == 'AH':
            bare = i > 0 and not phones[i - 1][-1].isdigit() and i + 2 == len(phones)
            s = 'ᵊ' if bare and following in ('L', 'N') and phones[i - 1] != 'R' else 'ə'
        elif stress == '0' and name == 'ER':
            s = 'əɹ'
        elif name == 'T' and i and (phones[i - 1][-1].isdigit() or phones[i - 1] == 'R') and following.endswith('0') and following[:2] != 'AH0N':
            s = 'T'
        out += {'1': 'ˈ', '2': 'ˌ'}.get(stress, '') + s
    return out


def phonemize(text, words, own=None):
    """-> Kokoro symbols. `own`: {word: ARPABET} beside the dictionary (speechocean762 brings its own)."""
    text = text.lower().replace('’', "'").replace('—', ' — ')
    text = re.sub(r'\b(mr|mrs|dr|st)\b\.?', lambda m: TITLES[m[1]], text)
    out = []
    for token in re.findall(r"[a-z]+(?:'[a-z]+)*'?|\d+|[,.;:!?—]", text):
        if not token[0].isalnum():
            if out and out[-1] not in ',.;:!?—':
                out.append(token)
            continue
        for word in (say_number(int(token)) if token.isdigit() and len(token) < 7 else [token]):
            if word in WEAK:
                out.append(WEAK[word])
                continue
            phones = words.get(word) or words.get(word.strip("'")) or (own or {}).get(word)
            if not phones and word.endswith("'s") and words.get(word[:-2]):
                phones = words[word[:-2]] + ['Z']
            out.append(symbols(phones or guess(word, words)))
    line = ''
    for piece in out:
        line += piece if piece in ',.;:!?—' or not line else ' ' + piece
    return line if re.search(r'[.!?]$', line) else line.rstrip(',;:—') + '.'


if __name__ == '__main__':
    dictionary, vocab, index, target = sys.argv[1:]
    words, vocab, result, dropped = read_dictionary(dictionary), json.load(open(vocab)), [], 0
    for u in json.load(open(index)):
        own = dict(zip(u['text'].lower().split(), u['phones'])) if 'phones' in u else None
        line = phonemize(u['text'], words, own)
        if len(line) > 400 or not re.search('[a-zA-Z]', u['text']):
            dropped += 1
            continue
        result.append(dict(id=u['id'], phonemes=line, ids=[0] + [vocab[c] for c in line if c in vocab] + [0]))
    json.dump(result, open(target, 'w'), ensure_ascii=False)
    print(len(result), 'utterances,', dropped, 'left out,', len(words), 'words')
