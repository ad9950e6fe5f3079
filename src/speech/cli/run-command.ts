// What both commands share: opening the engine with a progress bar, and errors as one line instead of a stack.
import { resolve } from 'node:path';
import { AudioError } from '../audio/audio-error.ts';
import { EngineError, type SpeechEngine } from '../engine.ts';
import { openEngine } from '../engines/index.ts';
import { clearProgress, showProgress } from './progress-bar.ts';

/** A mistake in how the command was called. */
export class UsageError extends Error {}

export async function runCommand(
  usage: string,
  work: (engine: SpeechEngine) => Promise<void>,
): Promise<void> {
  const engine = await openEngine('embedded', {
    cacheFolder: resolve('data/speech'),
    onProgress: (share) => showProgress(share, 'preparing the models (only the first time)'),
  });
  try {
    await work(engine);
  } catch (error) {
    clearProgress();
    process.exitCode = 1;
    if (error instanceof UsageError || isParseError(error)) console.error(`${error.message}\n\n${usage}`);
    else if (error instanceof EngineError || error instanceof AudioError) console.error(error.message);
    else throw error;
  } finally {
    await engine.close();
  }
}

/** node:util's parseArgs names its errors by code. */
const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
