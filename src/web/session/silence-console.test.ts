// Nothing reaches the console in production.
import { expect, it, vi } from 'vitest';
import { silenceConsole } from './silence-console.ts';

it('silences every way to write', () => {
  const write = vi.fn();
  const target = { debug: write, log: write, info: write, warn: write, error: write, trace: write };
  silenceConsole(target);
  for (const method of Object.values(target)) method('secret');
  expect(write).not.toHaveBeenCalled();
});
