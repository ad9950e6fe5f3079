// The anonymous id of a browser.
import { beforeEach, describe, expect, it } from 'vitest';
import { clientId as clientIdShape } from '#contract/endpoints/guest.ts';
import { clientId } from './client-id.ts';
import { useMemoryStorage } from './memory-storage.test-support.ts';
import { loadValue, saveValue } from './storage.ts';

describe('clientId', () => {
  beforeEach(() => {
    useMemoryStorage();
  });

  it('is v and a version 4 identifier, as the server expects it', () => {
    expect(clientIdShape.safeParse(clientId()).success).toBe(true);
  });

  it('stays the same and is kept under uuid', () => {
    const first = clientId();
    expect(clientId()).toBe(first);
    expect(loadValue('uuid')).toBe(first);
  });

  it('replaces a damaged one', () => {
    saveValue('uuid', 'v123');
    expect(clientIdShape.safeParse(clientId()).success).toBe(true);
  });
});
