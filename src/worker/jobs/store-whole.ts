// All sentences of a result become its files: MP3, WAV, SRT and VTT, mastered and labelled.
import type { DownloadFormat } from '#contract/endpoints/speeches.ts';
import type { Context } from '#core/context.ts';
import { newSpeechFolder, speechPath } from '#core/speeches/speech-files.ts';
import type { SentenceRow, SpeechRow } from '#core/speeches/speech-view.ts';
import { decodeAudio } from '#speech/audio/decode.ts';
import { encodeMp3 } from '#speech/audio/encode-mp3.ts';
import { encodeWav } from '#speech/audio/encode-wav.ts';
import { masterSound } from '#speech/audio/master.ts';
import { type TimedSentence, writeSrt, writeVtt } from '#speech/audio/subtitles.ts';
import { aiMarks } from '../ai-marks.ts';
import { joinSentences } from '../join-sentences.ts';
import { readStored } from '../read-stored.ts';

/** An hour of 16-bit sound is 173 MB; 5,000 characters are far below. */
const maxBytes = 512 * 1024 * 1024;

export async function storeWhole(
  ctx: Context,
  speech: SpeechRow,
  rows: readonly SentenceRow[],
  sampleRate: number,
): Promise<{ folder: string; mp3Path: string; seconds: number }> {
  const pieces = [];
  for (const row of rows) {
    const { samples } = await decodeAudio(await readStored(ctx, row.path), { sampleRate, maxSeconds: 600 });
    pieces.push({ samples, pauseAfter: row.pauseAfter });
  }
  const whole = masterSound({ samples: joinSentences(pieces, sampleRate), sampleRate });
  const takes = rows.map(({ take }) => take);
  const marks = aiMarks(firstWords(speech.text), speech.voiceId, speech.text, speech.options, takes);
  const subtitles = placeSentences(rows);

  const folder = newSpeechFolder(speech.id);
  const files: Record<DownloadFormat, Uint8Array> = {
    mp3: await encodeMp3(whole, marks),
    wav: encodeWav(whole, marks),
    srt: new TextEncoder().encode(writeSrt(subtitles)),
    vtt: new TextEncoder().encode(writeVtt(subtitles)),
  };
  for (const [format, bytes] of Object.entries(files))
    await ctx.storage.put(speechPath(folder, format as DownloadFormat), bytes, { maxBytes });
  return { folder, mp3Path: speechPath(folder, 'mp3'), seconds: whole.samples.length / sampleRate };
}

/** The title in players: the beginning of the text. */
const firstWords = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return [...line].length > 60 ? `${[...line].slice(0, 59).join('')}…` : line;
};

/** Where each sentence stands in the whole, in seconds; word times count from their sentence's start. */
function placeSentences(rows: readonly SentenceRow[]): TimedSentence[] {
  let at = 0;
  return rows.map(({ text, seconds, pauseAfter, words }) => {
    const start = at;
    at += seconds + pauseAfter;
    return { text, words, start, end: start + seconds };
  });
}
