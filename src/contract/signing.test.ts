// A signed request is accepted as it left, and refused after any change at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { newRequestCode, type SignedHeaders, signRequest, verifyRequest } from './signing.ts';

const key = '00112233445566778899aabbccddeeff';
const anyBody = fc.string({ unit: 'grapheme', maxLength: 200 });
const anyTime = fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 });

/** A text with one character replaced by another one. */
const replaceAt = (text: string, index: number, character: string) =>
  text.slice(0, index) + character + text.slice(index + 1);

describe('an untouched request', () => {
  test('is valid for any body, anywhere inside the window', async () => {
    const drift = fc.integer({ min: -limits.request.windowMs, max: limits.request.windowMs });
    await fc.assert(
      fc.asyncProperty(anyBody, anyTime, drift, async (body, now, ms) => {
        expect(await verifyRequest(key, await signRequest(key, body, now), body, now + ms)).toBe('valid');
      }),
    );
  });

  test('is stale one millisecond outside the window, early or late', async () => {
    const beyond = fc.integer({ min: limits.request.windowMs + 1, max: 10 ** 9 });
    await fc.assert(
      fc.asyncProperty(anyBody, anyTime, beyond, fc.boolean(), async (body, now, ms, late) => {
        const headers = await signRequest(key, body, now);
        expect(await verifyRequest(key, headers, body, late ? now + ms : now - ms)).toBe('stale');
      }),
    );
  });

  test('matches a signature that was computed with another tool', async () => {
    // printf '%s' '1700000000000' '0123456789abcdef0123456789abcdef' '{"a":1}' \
    //   | openssl dgst -sha256 -mac HMAC -macopt hexkey:00112233445566778899aabbccddeeff
    const headers = {
      'x-timestamp': '1700000000000',
      'x-code': '0123456789abcdef0123456789abcdef',
      'x-signature': '8ea8caa0b81af8990f28b700beb900a67b7be6150a9ba24e389e1044fb6d0e23',
    };
    expect(await verifyRequest(key, headers, '{"a":1}', 1_700_000_000_000)).toBe('valid');
  });
});

describe('a changed request is refused', () => {
  test('when any character of the body is replaced, added or removed', async () => {
    const change = fc.record({
      at: fc.nat(),
      how: fc.constantFrom('replace', 'insert', 'remove'),
      character: fc.string({ minLength: 1, maxLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(anyBody, anyTime, change, async (body, now, { at, how, character }) => {
        const index = at % (body.length + 1);
        const rest = body.slice(how === 'insert' ? index : index + 1);
        const changed = body.slice(0, index) + (how === 'remove' ? '' : character) + rest;
        fc.pre(changed !== body);
        const headers = await signRequest(key, body, now);
        expect(await verifyRequest(key, headers, changed, now)).toBe('forged');
      }),
    );
  });

  test('when any character of a signed header is replaced', async () => {
    const header = fc.constantFrom<keyof SignedHeaders>('x-timestamp', 'x-code', 'x-signature');
    const character = fc.oneof(
      fc.constantFrom(...'0123456789abcdef'),
      fc.string({ minLength: 1, maxLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(anyBody, anyTime, header, fc.nat(), character, async (body, now, name, at, letter) => {
        const headers = await signRequest(key, body, now);
        const value = replaceAt(headers[name], at % headers[name].length, letter);
        fc.pre(value !== headers[name]);
        // The clock is moved along with a changed timestamp: it must fail by its signature, not by its age.
        const clock = name === 'x-timestamp' && /^\d+$/.test(value) ? Number(value) : now;
        const verdict = await verifyRequest(key, { ...headers, [name]: value }, body, clock);
        expect(['forged', 'malformed']).toContain(verdict);
      }),
      { numRuns: 500 },
    );
  });

  test('when any single bit of the signature is flipped', async () => {
    const headers = await signRequest(key, 'body', 1_700_000_000_000);
    for (let bit = 0; bit < 256; bit++) {
      const bytes = Buffer.from(headers['x-signature'], 'hex');
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      const forged = { ...headers, 'x-signature': bytes.toString('hex') };
      expect(await verifyRequest(key, forged, 'body', 1_700_000_000_000)).toBe('forged');
    }
  });

  test('when a header is missing, cut, lengthened or in capitals', async () => {
    const headers = await signRequest(key, '{}', 1_700_000_000_000);
    for (const name of ['x-timestamp', 'x-code', 'x-signature'] as const) {
      const { [name]: value, ...others } = headers;
      const variants = [others, { ...headers, [name]: value.slice(1) }, { ...headers, [name]: `${value}0` }];
      for (const changed of variants)
        expect(await verifyRequest(key, changed, '{}', 1_700_000_000_000)).toBe('malformed');
    }
    const loud = { ...headers, 'x-signature': `${headers['x-signature'].slice(0, -1)}F` };
    expect(await verifyRequest(key, loud, '{}', 1_700_000_000_000)).toBe('malformed');
  });

  test('when bytes are shifted between timestamp, code and body', async () => {
    const headers = await signRequest(key, 'abc', 1_700_000_000_000);
    const shifted = { ...headers, 'x-code': `${headers['x-code']}a` };
    expect(await verifyRequest(key, shifted, 'bc', 1_700_000_000_000)).toBe('malformed');
  });

  test('when it was signed with another key', async () => {
    const otherKey = fc
      .uint8Array({ minLength: 16, maxLength: 64 })
      .map((bytes) => Buffer.from(bytes).toString('hex'));
    await fc.assert(
      fc.asyncProperty(otherKey, async (other) => {
        fc.pre(other !== key);
        const headers = await signRequest(other, '{}', 1_700_000_000_000);
        expect(await verifyRequest(key, headers, '{}', 1_700_000_000_000)).toBe('forged');
      }),
    );
  });
});

test('request codes are 128 random bits in hexadecimal', () => {
  const codes = new Set(Array.from({ length: 1000 }, newRequestCode));
  expect(codes.size).toBe(1000);
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{32}$/);
});

test('a key that is too short or not hexadecimal is an error of the operator, said clearly', async () => {
  for (const bad of ['', 'abcd', 'zz'.repeat(32), 'abc'])
    await expect(async () => signRequest(bad, '{}')).rejects.toThrow('at least 32 hexadecimal digits');
});
