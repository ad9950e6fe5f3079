// The configuration: defaults, errors that name the variable, what production insists on, and its documentation.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, variables } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'timbre-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://timbre.example/',
  APP_SECRET: 'x'.repeat(32),
  REQUEST_KEY: 'ab'.repeat(32),
  SMTP_URL: 'smtp://user:password@mail.example:587',
  MAIL_FROM: 'Timbre <hello@timbre.example>',
  SUPPORT_EMAIL: 'help@timbre.example',
};

test('nothing has to be set', () => {
  const config = loadConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    storage: { kind: 'disk', folder: join(dataDir, 'files') },
    mail: { kind: 'mailbox' },
    auth: { kind: 'own' },
    trustProxy: 0,
  });
});

test('an empty value counts as not set', () => {
  expect(loadConfig({ DATA_DIR: dataDir, PORT: '', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    mail: { kind: 'mailbox' },
  });
});

describe('a bad value is named together with what is expected', () => {
  test.each([
    ['PORT', '0', 'a port number'],
    ['PORT', 'http', 'a port number'],
    ['PUBLIC_URL', 'timbre.example', 'the address users open'],
    ['PUBLIC_URL', 'ftp://timbre.example', 'the address users open'],
    ['DATABASE_URL', 'mysql://x/y', 'postgres://'],
    ['STORAGE', 'tape', 'disk or s3'],
    ['SMTP_URL', 'mail.example', 'smtp://'],
    ['APP_SECRET', 'short', 'at least 32'],
    ['REQUEST_KEY', 'XYZ', 'hex digits'],
    ['SUPPORT_EMAIL', 'nobody', 'an e-mail address'],
    ['WORKER_CONCURRENCY', '0', '1 to 64'],
    ['LOG_LEVEL', 'loud', 'trace, debug'],
    ['TRUST_PROXY', 'yes', 'how many proxies'],
    ['NODE_ENV', 'prod', 'development, test or production'],
  ])('%s=%s', (name, value, expected) => {
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(`^${name}: expected .*${expected}`),
    ]);
  });
});

test('all problems are told at once', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x' })).toHaveLength(2);
});

test('what belongs together is set together', () => {
  const names = (env: Record<string, string>) => problemsOf(env).map((line) => line.split(':')[0]);
  expect(names({ STORAGE: 's3' })).toEqual([
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  expect(names({ SMTP_URL: 'smtp://x' })).toEqual(['MAIL_FROM']);
  expect(names({ AUTH_URL: 'https://x.supabase.co' })).toEqual(['AUTH_ANON_KEY']);
});

test.each([
  ['a bucket that nothing goes to', { S3_BUCKET: 'voices' }, 'STORAGE: .*S3_BUCKET is set'],
  ['a key of a project that is not named', { AUTH_ANON_KEY: 'key' }, 'AUTH_URL: .*AUTH_ANON_KEY is set'],
  ['a sender without a mail server', { MAIL_FROM: 'a@timbre.example' }, 'SMTP_URL: .*MAIL_FROM is set'],
  [
    'an address on the internet with the development mailbox, where all codes can be read',
    { PUBLIC_URL: 'https://timbre.example' },
    'SMTP_URL: .*mailbox',
  ],
  ['a site below a path', { PUBLIC_URL: 'https://timbre.example/voices' }, 'PUBLIC_URL: expected'],
])('%s does not pass silently', (_what, env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringMatching(`^${problem}`)]);
});

describe('production', () => {
  test('takes an address without encryption only for this machine: browsers record nowhere else', () => {
    const at = (PUBLIC_URL: string) => problemsOf({ ...production, PUBLIC_URL });
    expect(at('http://timbre.example')).toEqual([expect.stringMatching('^PUBLIC_URL: .*https')]);
    expect(at('http://localhost:3000')).toEqual([]);
  });

  test('lists everything that must be set', () => {
    const names = problemsOf({ NODE_ENV: 'production' }).map((line) => line.split(':')[0]);
    expect(names).toEqual(['PUBLIC_URL', 'APP_SECRET', 'REQUEST_KEY', 'SMTP_URL', 'SUPPORT_EMAIL']);
  });

  test('is content when all is set, and writes no secrets', () => {
    const empty = mkdtempSync(join(tmpdir(), 'timbre-config-'));
    expect(loadConfig({ ...production, DATA_DIR: empty })).toMatchObject({
      production: true,
      publicUrl: 'https://timbre.example',
      mail: { kind: 'smtp' },
    });
    expect(statSync(join(empty, 'secrets.json'), { throwIfNoEntry: false })).toBeUndefined();
    rmSync(empty, { recursive: true });
  });

  test('needs no SMTP where a Supabase project sends the mails', () => {
    const { SMTP_URL: _, MAIL_FROM: __, ...rest } = production;
    expect(problemsOf({ ...rest, AUTH_URL: 'https://x.supabase.co', AUTH_ANON_KEY: 'key' })).toEqual([]);
  });
});

test('secrets are made once, kept for the owner only, and a set one wins', () => {
  const first = loadConfig({ DATA_DIR: dataDir });
  const again = loadConfig({ DATA_DIR: dataDir });
  expect(again.appSecret).toBe(first.appSecret);
  expect(again.requestKey).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(loadConfig({ DATA_DIR: dataDir, REQUEST_KEY: 'ab'.repeat(32) })).toMatchObject({
    appSecret: first.appSecret,
    requestKey: 'ab'.repeat(32),
  });
});

test('damaged secrets stop the start instead of being replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'timbre-config-'));
  writeFileSync(join(folder, 'secrets.json'), '{');
  expect(() => loadConfig({ DATA_DIR: folder })).toThrow('secrets.json is damaged');
  rmSync(folder, { recursive: true });
});

describe('.env.example', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const documented = parseEnv(example);

  test('names every variable, and none that does not exist', () => {
    expect(Object.keys(documented).sort()).toEqual(Object.keys(variables).sort());
  });

  test('shows the defaults', () => {
    expect(loadConfig({ ...documented, DATA_DIR: dataDir })).toEqual(loadConfig({ DATA_DIR: dataDir }));
  });

  test('says something about every variable', () => {
    const lines = example.split('\n');
    const blocks = lines.map((line, index) => ({ line, before: lines[index - 1] ?? '' }));
    const bare = blocks.filter(({ line, before }) => /^[A-Z]/.test(line) && !/^(#|[A-Z])/.test(before));
    expect(bare).toEqual([]);
  });
});
