// Odd and hostile input is refused or cleaned; none of it is a fault of the server.
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import { signRequest } from '#contract/signing.ts';
import { anonKeyOf } from '#core/auth/secrets.ts';
import { readGuestToken } from '#core/guests/guest-token.ts';
import { addVoice } from '#core/testing/test-callers.ts';
import { createTestApp, startGuest, type TestApp, type TestGuest } from './test-app.ts';

let app: TestApp;
let guest: TestGuest;
let referenceId: string;
beforeAll(async () => {
  app = await createTestApp();
  guest = await startGuest(app);
  const claims = await readGuestToken(app.ctx.config, guest.identity.guestToken, new Date());
  const who = { address: '', locale: 'en', expiresAt: new Date() } as const;
  referenceId = await addVoice(app.ctx, { ...who, kind: 'guest', ownerId: claims?.guestId ?? '' });
});

/** JSON as it is, whatever the client's types say. */
async function send(path: string, body: string): Promise<{ error?: string }> {
  const response = await app.app.request(`/api${path}`, {
    method: 'POST',
    body,
    headers: {
      'x-user-id': guest.identity.id,
      'x-guest-token': guest.identity.guestToken,
      ...(await signRequest(app.ctx.config.requestKey, body)),
    },
  });
  const { msg } = (await response.json()) as { msg: { error?: string } };
  return msg;
}

const someId = '7f6f1a3e-3d5c-4f8f-9c52-5a0f5a8d1b11';
const upload = { referenceId: someId, referenceName: 'x', text: '', consent: true };

test.each([
  ['a path that climbs', '/clone/register', { ...upload, audioPath: 'samples/../../etc/passwd' }],
  ['a path with NUL', '/clone/register', { ...upload, audioPath: 'samples/\0' }],
  [
    'a cut that ends before it starts',
    '/clone/register',
    { ...upload, audioPath: 'samples/x', trim: { start: 5, end: 2 } },
  ],
  ['a date before all dates', '/clone/listSpeeches', { before: '0000-01-01T00:00:00Z' }],
  ['a number that is none', '/clone/listSpeeches', { limit: Number.NaN }],
  ['a name that nobody can see', '/clone/rename', { referenceId: someId, name: '\u200b\u2060\u00ad' }],
])('%s is refused', async (_what, path, body) => {
  expect((await send(path, JSON.stringify(body))).error).toMatch(/^(inputInvalid|voiceNameInvalid)$/);
});

test.each([
  ['[', 120_000],
  ['{"a":', 50_000],
])('JSON that is %s many times over is refused', async (part, times) => {
  expect((await send('/clone/voiceList', part.repeat(times))).error).toBe('inputInvalid');
});

test('a number beyond all numbers is refused', async () => {
  const body = `{"referenceId":"${someId}","text":"Hi","options":{"speed":1e999}}`;
  expect((await send('/clone/generate', body)).error).toBe('inputInvalid');
});

test('texts lose the characters that no database and no screen can show, and nothing else', async () => {
  const { client } = guest;
  const named = await client.call(endpoints.renameVoice, {
    referenceId,
    name: ' A\0n\u0007n\na 👩‍👧 \ud800',
  });
  expect(named.name).toBe('An n a 👩‍👧 \ufffd');
  const place = await client.call(endpoints.createUpload, { fileName: 'a\0b.wav', bytes: 1 });
  expect(place.audioPath).toBeTruthy();
  const { speechId } = await client.call(endpoints.createSpeech, {
    referenceId,
    text: 'One.\0\n\nTwo.\ud800',
  });
  expect((await client.call(endpoints.getSpeech, { speechId })).text).toBe('One.\n\nTwo.\ufffd');
});

test('5,000 emoji and one letter are a text; the length is counted in characters', async () => {
  const emoji = '😀'.repeat(4999);
  const { client } = guest;
  await client.call(endpoints.createSpeech, { referenceId, text: `a${emoji}` });
  await expect(
    client.call(endpoints.createSpeech, { referenceId, text: `aaa${emoji}` }),
  ).rejects.toMatchObject({ error: 'textTooLong' });
});

test.each(['/files/%E0%A4%A', '/files/%00', '/files/..%2f..%2fetc%2fpasswd', '/files/?exp=1'])(
  'the link %s is refused',
  async (link) => {
    for (const method of ['GET', 'PUT'])
      expect((await app.app.request(link, { method, ...(method === 'PUT' && { body: 'x' }) })).status).toBe(
        403,
      );
  },
);

test('what slips through and fails in the database is still no fault of the server', async () => {
  const response = await app.app.request('/auth/v1/otp', {
    method: 'POST',
    body: JSON.stringify({ email: 'someone@example.com', code_challenge: `${'x'.repeat(50)}\0` }),
    headers: { apikey: anonKeyOf(app.ctx.config) },
  });
  expect(response.status).toBe(400);
});
