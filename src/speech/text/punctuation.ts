// Punctuation of every script in the few marks that Kokoro knows.

const symbols: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '､': ',',
  '。': '.',
  '．': '.',
  '｡': '.',
  '！': '!',
  '？': '?',
  '；': ';',
  '：': ':',
  '…': '…',
  '—': '—',
  '–': '—',
  '―': '—',
  '⸺': '—',
  '～': ',',
  '~': ',',
  '·': '',
  '•': ',',
  '\n': ',',
  ',': ',',
  '.': '.',
  '!': '!',
  '?': '?',
  ';': ';',
  ':': ':',
};

/** The one mark that a run of punctuation comes down to: "？！" is a question, "……" an ellipsis; brackets are nothing. */
export function punctuationSymbol(text: string): string {
  if (/\.{3,}|…|。{3,}/.test(text)) return '…';
  const marks = [...text].map((char) => (Object.hasOwn(symbols, char) ? (symbols[char] ?? '') : ''));
  for (const strong of ['?', '!', '.', ';', ':', '—', ',']) if (marks.includes(strong)) return strong;
  return '';
}
