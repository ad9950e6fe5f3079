// Every table of the product, in the Postgres schema `timbre`. Migrations in db/migrations are generated from this file.
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SpeechOptions } from '#contract/endpoints/speeches.ts';
import { taskKinds, taskStates } from '#contract/endpoints/tasks.ts';
import type { SampleReport } from '#contract/endpoints/voices.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { AppEvent } from '#contract/events.ts';
import { speechLanguages } from '#contract/languages.ts';

/** An error of the catalogue as it is kept in a row; its texts are made when it is shown. */
export type StoredError = { code: ErrorCode; params: Record<string, string | number> };
/** A word of a sentence with its place in seconds from the sentence's start. */
export type WordTime = { text: string; start: number; end: number };
export type Trim = { start: number; end: number };

export const timbre = pgSchema('timbre');

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = () => moment('created_at').notNull().defaultNow();
const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' });

/** Whoever voices belong to: a guest or an account. Deleting the row deletes everything that is theirs. */
export const owners = timbre.table('owners', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: ['guest', 'account'] }).notNull(),
  createdAt: createdAt(),
});

export const accounts = timbre.table(
  'accounts',
  {
    id: uuid()
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    email: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [check('accounts_email_lower', sql`${t.email} = lower(${t.email})`)],
);

export const guests = timbre.table(
  'guests',
  {
    id: uuid()
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The browser's anonymous id that the guest token is bound to. */
    clientId: text('client_id').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    adoptedBy: uuid('adopted_by').references(() => accounts.id, { onDelete: 'set null' }),
    adoptedAt: moment('adopted_at'),
  },
  (t) => [index('guests_expires_at').on(t.expiresAt)],
);

export const sessions = timbre.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    userAgent: text('user_agent').notNull().default(''),
    endedAt: moment('ended_at'),
  },
  (t) => [index('sessions_account').on(t.accountId)],
);

/** Only hashes are kept. A token that was used already and comes back ends its session. */
export const refreshTokens = timbre.table(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
    replacedBy: text('replaced_by'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('refresh_tokens_session').on(t.sessionId),
    index('refresh_tokens_expires_at').on(t.expiresAt),
  ],
);

/** One mail: a six-digit code and a link that lead to the same login. */
export const loginCodes = timbre.table(
  'login_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** An e-mail change takes two mails, one to each address; it happens when both were answered. */
    purpose: text({ enum: ['login', 'emailChangeOld', 'emailChangeNew'] }).notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    newEmail: text('new_email'),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    /** PKCE, where the client asked for it. */
    challenge: text(),
    challengeMethod: text('challenge_method'),
    redirectTo: text('redirect_to'),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('login_codes_email').on(t.email, t.createdAt),
    index('login_codes_expires_at').on(t.expiresAt),
  ],
);

export const signingKeys = timbre.table('signing_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').notNull().$type<JsonWebKey>(),
  privateJwk: jsonb('private_jwk').notNull().$type<JsonWebKey>(),
  createdAt: createdAt(),
  retiredAt: moment('retired_at'),
});

/** A place in storage that a signed PUT may fill; becomes a sample when it is cloned. */
export const uploads = timbre.table(
  'uploads',
  {
    path: text().primaryKey(),
    ownerId: ownerId(),
    referenceId: uuid('reference_id').notNull(),
    fileName: text('file_name').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('uploads_owner').on(t.ownerId), index('uploads_expires_at').on(t.expiresAt)],
);

export const voices = timbre.table(
  'voices',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: ownerId(),
    name: text().notNull(),
    state: text({ enum: ['cloning', 'ready', 'failed'] })
      .notNull()
      .default('cloning'),
    language: text({ enum: speechLanguages }),
    /** What the speech engine made of the sample; opaque here. */
    profile: jsonb().$type<Record<string, unknown>>(),
    report: jsonb().$type<SampleReport>(),
    previewPath: text('preview_path'),
    likeness: doublePrecision(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('voices_owner').on(t.ownerId, t.createdAt.desc()),
    index('voices_expires_at').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

export const samples = timbre.table(
  'samples',
  {
    id: uuid().primaryKey().defaultRandom(),
    voiceId: uuid('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    fileName: text('file_name').notNull(),
    text: text().notNull().default(''),
    trim: jsonb().$type<Trim>(),
    /** When the user confirmed that the voice may be used. */
    consentAt: moment('consent_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('samples_voice').on(t.voiceId, t.createdAt.desc())],
);

export const speeches = timbre.table(
  'speeches',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: ownerId(),
    voiceId: uuid('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    options: jsonb().notNull().$type<SpeechOptions>(),
    state: text({ enum: taskStates }).notNull().default('queued'),
    sentenceCount: integer('sentence_count'),
    seconds: doublePrecision(),
    mp3Path: text('mp3_path'),
    error: jsonb().$type<StoredError>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('speeches_owner').on(t.ownerId, t.createdAt.desc()),
    index('speeches_voice').on(t.voiceId, t.createdAt.desc()),
  ],
);

export const sentences = timbre.table(
  'sentences',
  {
    speechId: uuid('speech_id')
      .notNull()
      .references(() => speeches.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    text: text().notNull(),
    language: text({ enum: speechLanguages }).notNull(),
    seconds: doublePrecision().notNull(),
    pauseAfter: doublePrecision('pause_after').notNull(),
    words: jsonb().notNull().$type<WordTime[]>(),
    path: text().notNull(),
    /** 0 for the first reading; each redo counts up, and is part of the seed. */
    take: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.speechId, t.index] })],
);

/** Work as the user sees it. The id is the task number, and the id of the queue's job. */
export const tasks = timbre.table(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: taskKinds }).notNull(),
    ownerId: ownerId(),
    voiceId: uuid('voice_id').references(() => voices.id, { onDelete: 'cascade' }),
    speechId: uuid('speech_id').references(() => speeches.id, { onDelete: 'cascade' }),
    input: jsonb().notNull().$type<Record<string, unknown>>(),
    state: text({ enum: taskStates }).notNull().default('queued'),
    progress: doublePrecision().notNull().default(0),
    error: jsonb().$type<StoredError>(),
    expectedSeconds: doublePrecision('expected_seconds'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('tasks_owner').on(t.ownerId, t.createdAt.desc()),
    index('tasks_voice').on(t.voiceId),
    index('tasks_speech').on(t.speechId),
    index('tasks_unfinished').on(t.state, t.createdAt).where(sql`${t.state} in ('queued', 'running')`),
  ],
);

/** What an owner's open pages hear about; kept for a day so that a page can resume. */
export const taskEvents = timbre.table(
  'task_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    ownerId: ownerId(),
    taskId: uuid('task_id').notNull(),
    payload: jsonb().notNull().$type<AppEvent>(),
    createdAt: createdAt(),
  },
  (t) => [index('task_events_owner').on(t.ownerId, t.id), index('task_events_created_at').on(t.createdAt)],
);

export const pointsLedger = timbre.table(
  'points_ledger',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    reason: text().notNull(),
    /** A task costs once, however often it is tried. */
    taskId: uuid('task_id').unique(),
    createdAt: createdAt(),
  },
  (t) => [index('points_ledger_account').on(t.accountId, t.createdAt)],
);

/** Single-use codes of signed requests, kept for as long as their timestamp would be accepted. */
export const requestCodes = timbre.table(
  'request_codes',
  { code: text().primaryKey(), seenAt: moment('seen_at').notNull().defaultNow() },
  (t) => [index('request_codes_seen_at').on(t.seenAt)],
);

export const rateLimits = timbre.table(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('rate_limits_window').on(t.windowStart)],
);

/** Files to remove: written in the transaction that deletes their rows, so that a crash never leaks audio. */
export const doomedFiles = timbre.table('doomed_files', {
  path: text().primaryKey(),
  since: moment('since').notNull().defaultNow(),
});

/** Which worker process holds a running job. The holder keeps an advisory lock that ends with its connection. */
export const jobClaims = timbre.table(
  'job_claims',
  {
    jobId: uuid('job_id').primaryKey(),
    queue: text().notNull(),
    attempt: integer().notNull(),
    /** Whose job it is; the owner's id where it has one. */
    groupId: text('group_id'),
    holder: integer().notNull(),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
  },
  (t) => [index('job_claims_group').on(t.groupId)],
);
