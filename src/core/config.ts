// The configuration: the only reader of the environment. A bad value stops the start and says what is expected.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { keepSecrets } from './config-secrets.ts';

const port = z.coerce.number().int().min(1).max(65535);
const count = (max: number) => z.coerce.number().int().min(1).max(max);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Every variable with its shape and, in words, what is expected. `.env.example` documents each of them. */
export const variables = {
  NODE_ENV: {
    shape: z.enum(['development', 'test', 'production']).default('development'),
    expected: 'development, test or production',
  },
  EMBEDDED: {
    shape: z.literal('1').optional(),
    expected: 'nothing: `npm start` sets it for its own processes',
  },
  HOST: { shape: z.string().min(1).default('127.0.0.1'), expected: 'a host name or address to listen on' },
  PORT: { shape: port.default(3000), expected: 'a port number from 1 to 65535' },
  PUBLIC_URL: {
    shape: httpUrl.refine((url) => new URL(url).pathname === '/').optional(),
    expected: 'the address users open, without a path, such as https://timbre.example',
  },
  DATA_DIR: { shape: z.string().min(1).default('./data'), expected: 'a folder' },
  MODEL_CACHE_DIR: {
    shape: z.string().min(1).optional(),
    expected: 'a folder for the assembled speech models, about 350 MB',
  },
  DATABASE_URL: {
    shape: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    expected: 'postgres://user:password@host:5432/name',
  },
  STORAGE: { shape: z.enum(['disk', 's3']).default('disk'), expected: 'disk or s3' },
  S3_ENDPOINT: {
    shape: httpUrl.optional(),
    expected: 'the S3 service, such as https://s3.eu-central-1.amazonaws.com',
  },
  S3_REGION: { shape: z.string().min(1).default('us-east-1'), expected: 'a region name' },
  S3_BUCKET: {
    shape: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    expected: 'a bucket name',
  },
  S3_ACCESS_KEY_ID: { shape: z.string().min(1).optional(), expected: 'an access key id' },
  S3_SECRET_ACCESS_KEY: { shape: z.string().min(1).optional(), expected: 'the secret of that access key' },
  SMTP_URL: {
    shape: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: 'smtp://user:password@host:587 or smtps://...',
  },
  MAIL_FROM: {
    shape: z
      .string()
      .regex(/^[^\r\n]*\S+@\S+$|^[^\r\n]*<\S+@\S+>$/)
      .optional(),
    expected: 'a sender, such as Timbre <hello@timbre.example>',
  },
  AUTH_URL: { shape: httpUrl.optional(), expected: 'the address of a Supabase project' },
  AUTH_ANON_KEY: { shape: z.string().min(1).optional(), expected: "the project's public (anon) key" },
  AUTH_JWT_SECRET: {
    shape: z.string().min(32).optional(),
    expected: "the project's JWT secret, at least 32 characters",
  },
  AUTH_ORIGINS: {
    shape: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter((origin) => origin !== ''),
      )
      .pipe(z.array(httpUrl.refine((url) => new URL(url).origin === url))),
    expected: 'origins of other sites that log in here, divided by commas, such as https://app.example',
  },
  APP_SECRET: { shape: z.string().min(32).optional(), expected: 'a random secret of at least 32 characters' },
  REQUEST_KEY: {
    shape: z
      .string()
      .regex(/^([0-9a-f]{2}){16,64}$/)
      .optional(),
    expected: '32 to 128 lower-case hex digits',
  },
  SUPPORT_EMAIL: { shape: z.email().default('support@timbre.example'), expected: 'an e-mail address' },
  WORKER_CONCURRENCY: {
    shape: count(64).default(1),
    expected: 'how many jobs one worker runs at once, 1 to 64',
  },
  WORKER_OWNER_CONCURRENCY: {
    shape: count(64).default(1),
    expected: 'how many jobs of one owner run at once, 1 to 64',
  },
  LOG_LEVEL: {
    shape: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    expected: 'trace, debug, info, warn, error or silent',
  },
  ANALYTICS_ID: {
    shape: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    expected: 'a measurement id of letters, digits and dashes',
  },
  ERROR_DSN: { shape: httpUrl.optional(), expected: 'the address that error reports go to' },
  TRUST_PROXY: {
    shape: z.coerce.number().int().min(0).max(10).default(0),
    expected: 'how many proxies stand in front of the server, 0 to 10',
  },
} as const;

type Name = keyof typeof variables;
type Values = { [N in Name]: z.output<(typeof variables)[N]['shape']> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong, one line each, so that one look is enough. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      ['Timbre cannot start with this configuration:', ...problems.map((line) => `  - ${line}`)].join('\n'),
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export type Config = ReturnType<typeof loadConfig>;

/** The environment, with `.env` of the working folder below it. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

function parseVariables(env: Environment): Values {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { shape, expected }] of Object.entries(variables)) {
    // An empty value counts as not set: that is how compose files and shells unset a variable.
    const parsed = shape.safeParse(env[name] || undefined);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name}: expected ${expected}`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return values as Values;
}

/** The processes of `npm start` run libraries in their fast mode, on one's own machine: that is not production. */
const isProduction = (values: Values): boolean => values.NODE_ENV === 'production' && !values.EMBEDDED;

const s3Settings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A setting without effect is a mistake: somebody believes that it has one. */
function findIdleSettings(values: Values): string[] {
  const idle = (names: readonly Name[], needed: string) =>
    names.filter((name) => values[name] !== undefined).map((name) => `${needed}; ${name} is set`);
  return [
    ...(values.STORAGE === 's3' ? [] : idle(s3Settings, 'STORAGE: is disk, so no file goes to S3')),
    ...(values.AUTH_URL
      ? []
      : idle(['AUTH_ANON_KEY', 'AUTH_JWT_SECRET'], 'AUTH_URL: is empty, so users log in here')),
    ...(values.SMTP_URL ? [] : idle(['MAIL_FROM'], 'SMTP_URL: is empty, so no mail leaves')),
  ];
}

const isThisMachine = (url: string): boolean =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

/** Addresses that would be unsafe, or of no use, for others than the person at this machine. */
function findAddressProblems(values: Values): string[] {
  const { PUBLIC_URL: publicUrl, NODE_ENV, SMTP_URL, AUTH_URL } = values;
  if (NODE_ENV === 'test' || publicUrl === undefined || isThisMachine(publicUrl)) return [];
  const isEncrypted = publicUrl.startsWith('https:');
  if (isProduction(values))
    return isEncrypted ? [] : ['PUBLIC_URL: must be https in production; browsers record nowhere else'];
  if (!isEncrypted || SMTP_URL || AUTH_URL) return [];
  return [
    'SMTP_URL: is empty, so the development mailbox would show everyone at PUBLIC_URL the login codes of all; set it',
  ];
}

/** What belongs together is set together, and production takes no default that is only safe on one's own machine. */
function findGaps(values: Values): string[] {
  const missing = (names: readonly Name[], why: string) =>
    names
      .filter((name) => values[name] === undefined)
      .map((name) => `${name}: ${why}; expected ${variables[name].expected}`);
  const problems = [...findIdleSettings(values), ...findAddressProblems(values)];
  if (values.STORAGE === 's3') problems.push(...missing(s3Settings, 'needed by STORAGE=s3'));
  if (values.SMTP_URL) problems.push(...missing(['MAIL_FROM'], 'needed by SMTP_URL'));
  if (values.AUTH_URL) problems.push(...missing(['AUTH_ANON_KEY'], 'needed by AUTH_URL'));
  if (!isProduction(values)) return problems;
  problems.push(...missing(['PUBLIC_URL', 'APP_SECRET', 'REQUEST_KEY'], 'must be set in production'));
  // A hosted Supabase project sends its own mails.
  if (!values.AUTH_URL)
    problems.push(
      ...missing(['SMTP_URL'], 'must be set in production, where there is no development mailbox'),
    );
  if (values.SUPPORT_EMAIL === 'support@timbre.example')
    problems.push(`SUPPORT_EMAIL: must be set in production; expected ${variables.SUPPORT_EMAIL.expected}`);
  return problems;
}

/** @throws ConfigError with every problem at once */
export function loadConfig(env: Environment = readEnvironment()) {
  const values = parseVariables(env);
  const gaps = findGaps(values);
  if (gaps.length > 0) throw new ConfigError(gaps);

  const dataDir = resolve(values.DATA_DIR);
  const production = isProduction(values);
  const { appSecret, requestKey } =
    values.APP_SECRET && values.REQUEST_KEY
      ? { appSecret: values.APP_SECRET, requestKey: values.REQUEST_KEY }
      : keepSecrets(dataDir, { appSecret: values.APP_SECRET, requestKey: values.REQUEST_KEY });

  return {
    production,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    modelCache: resolve(values.MODEL_CACHE_DIR ?? resolve(dataDir, 'models')),
    /** Set by the launcher where Postgres is embedded. */
    databaseUrl: values.DATABASE_URL,
    storage:
      values.STORAGE === 's3'
        ? ({
            kind: 's3',
            endpoint: values.S3_ENDPOINT as string,
            region: values.S3_REGION,
            bucket: values.S3_BUCKET as string,
            accessKeyId: values.S3_ACCESS_KEY_ID as string,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
          } as const)
        : ({ kind: 'disk', folder: resolve(dataDir, 'files') } as const),
    mail: values.SMTP_URL
      ? ({ kind: 'smtp', url: values.SMTP_URL, from: values.MAIL_FROM as string } as const)
      : ({ kind: 'mailbox', folder: resolve(dataDir, 'mailbox') } as const),
    auth: values.AUTH_URL
      ? ({
          kind: 'supabase',
          url: values.AUTH_URL,
          anonKey: values.AUTH_ANON_KEY as string,
          jwtSecret: values.AUTH_JWT_SECRET,
        } as const)
      : ({ kind: 'own', origins: values.AUTH_ORIGINS } as const),
    appSecret,
    requestKey,
    supportEmail: values.SUPPORT_EMAIL,
    worker: { concurrency: values.WORKER_CONCURRENCY, ownerConcurrency: values.WORKER_OWNER_CONCURRENCY },
    logLevel: values.LOG_LEVEL,
    analyticsId: values.ANALYTICS_ID,
    errorDsn: values.ERROR_DSN,
    trustProxy: values.TRUST_PROXY,
  };
}

/** For the entry points: a person reads what is wrong, not where in our code it was noticed. */
export function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
