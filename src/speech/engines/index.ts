// Every engine of the product, one line each. An engine that is added here passes the conformance suite.
import type { EngineOptions, SpeechEngine } from '../engine.ts';
import { openEmbeddedEngine } from './embedded/embedded.ts';

export const engines = {
  embedded: openEmbeddedEngine,
} satisfies Record<string, (options: EngineOptions) => Promise<SpeechEngine>>;

export type EngineName = keyof typeof engines;

/**
 * Opens an engine by its name.
 *
 *     const engine = await openEngine('embedded', { cacheFolder: 'data/speech' });
 *     const voice = await engine.clone(sample);
 *     for await (const sentence of engine.speak({ text: 'Hello.', language: 'auto', voice })) play(sentence.samples);
 *     await engine.close();
 */
export const openEngine = (name: EngineName, options: EngineOptions): Promise<SpeechEngine> =>
  engines[name](options);
