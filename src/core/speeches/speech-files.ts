// Where the files of a result live. The whole is stored in every format side by side; a new take gets a new folder.
import { randomUUID } from 'node:crypto';
import type { DownloadFormat } from '#contract/endpoints/speeches.ts';

export const newSpeechFolder = (speechId: string): string => `speeches/${speechId}/${randomUUID()}`;
export const newSentencePath = (speechId: string): string =>
  `speeches/${speechId}/sentences/${randomUUID()}.wav`;

export const speechPath = (folder: string, format: DownloadFormat): string => `${folder}/speech.${format}`;
/** The other formats of a result stand beside its MP3. */
export const besideMp3 = (mp3Path: string, format: DownloadFormat): string => mp3Path.replace(/mp3$/, format);
