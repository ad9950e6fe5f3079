// S3 passes the same conformance suite, against a server that speaks S3 in this process.
import { afterAll, describe, expect, test } from 'vitest';
import { startStrictS3 } from '../testing/strict-s3.ts';
import { testStorage } from './conformance-suite.ts';
import { openS3 } from './s3.ts';
import { readListing } from './s3-listing.ts';

const service = await startStrictS3('timbre');
const storage = openS3(service.settings);
afterAll(() => service.close());

describe('S3', () => testStorage(() => ({ storage, fetch })));

test('a service that cannot be reached, and a key that it does not know, are retryable errors', async () => {
  const unavailable = { code: 'unavailable', retryable: true };
  const nobody = openS3({ ...service.settings, endpoint: 'http://127.0.0.1:1' });
  await expect(nobody.head('voices/x.wav')).rejects.toMatchObject(unavailable);
  const stranger = openS3({ ...service.settings, secretAccessKey: 'wrong' });
  await expect(stranger.head('voices/x.wav')).rejects.toMatchObject(unavailable);
});

test('a listing of several pages names the next one', () => {
  const page = readListing(
    '<ListBucketResult><Contents><Key>a/1.wav</Key><Size>5</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents><NextContinuationToken>1&amp;2</NextContinuationToken></ListBucketResult>',
  );
  expect(page).toEqual({
    files: [{ path: 'a/1.wav', bytes: 5, changedAt: new Date('2026-01-01') }],
    next: '1&2',
  });
});
