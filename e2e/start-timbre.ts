// One running product for all journeys.
import type { TestProject } from 'vitest/node';
import { runTimbre } from '../scripts/run-timbre.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function startTimbre(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await runTimbre();
  project.provide('origin', origin);
  return stop;
}
