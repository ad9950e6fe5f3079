// The browser's anonymous id: 'v' and a random version 4 identifier, kept under `uuid`.
import { loadValue, saveValue } from './storage.ts';

const key = 'uuid';
const shape = /^v[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
let kept: string | undefined;

/** Made once; where storage is refused it lives as long as the page. */
export function clientId(): string {
  const stored = loadValue(key);
  if (typeof stored === 'string' && shape.test(stored)) return stored;
  kept ??= `v${crypto.randomUUID()}`;
  saveValue(key, kept);
  return kept;
}
