// The storage format of the specification: JSON, URL-encoded, base64.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { useMemoryStorage } from './memory-storage.test-support.ts';
import { decodeValue, encodeValue, loadValue, removeValue, saveValue } from './storage.ts';

describe('the format', () => {
  it('is JSON, then URL-encoded, then base64', () => {
    expect(encodeValue({ name: '声音' })).toBe(btoa('%7B%22name%22%3A%22%E5%A3%B0%E9%9F%B3%22%7D'));
  });

  it('gives back whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(decodeValue(encodeValue(value))).toEqual(plain);
      }),
    );
  });

  it('takes anything else for nothing', () => {
    for (const foreign of ['', 'plain', '{"a":1}', btoa('%'), btoa('{')])
      expect(decodeValue(foreign)).toBeUndefined();
  });
});

describe('storage', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = useMemoryStorage();
  });

  it('saves, loads and removes', () => {
    saveValue('user', { id: 1 });
    expect(loadValue('user')).toEqual({ id: 1 });
    removeValue('user');
    expect(loadValue('user')).toBeUndefined();
  });

  it('does without where the browser refuses', () => {
    storage.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    expect(() => saveValue('user', 1)).not.toThrow();
    expect(loadValue('user')).toBeUndefined();
  });
});
