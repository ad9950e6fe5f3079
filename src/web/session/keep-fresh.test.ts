// A lost chunk reloads the page once per path within ten seconds.
import { expect, it } from 'vitest';
import { mayReload } from './keep-fresh.ts';

it('reloads once per path within ten seconds', () => {
  expect(mayReload({}, '/models', 1000)).toBe(true);
  expect(mayReload({ '/models': 1000 }, '/models', 10_999)).toBe(false);
  expect(mayReload({ '/models': 1000 }, '/models', 11_000)).toBe(true);
  expect(mayReload({ '/models': 1000 }, '/clone', 1001)).toBe(true);
});
