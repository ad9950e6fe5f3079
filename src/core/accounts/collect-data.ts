// What an export holds: the account as JSON, and a folder for each voice with its samples, preview and results.
import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import {
  accounts,
  pointsLedger,
  samples,
  sentences,
  sessions,
  speeches,
  tasks,
  voices,
} from '../db/schema.ts';
import { besideMp3 } from '../speeches/speech-files.ts';
import type { ZipEntry } from './zip.ts';

type VoiceRow = typeof voices.$inferSelect;
type SpeechRow = typeof speeches.$inferSelect;

/** A name as a file system takes it: no separators, no control characters, not too long, never hidden. */
const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 60) || 'unnamed';

const json = (name: string, changedAt: Date, value: unknown): ZipEntry => ({
  name,
  changedAt,
  body: [new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)],
});

/** A stored file, where it is still there. */
async function* stored(ctx: Context, name: string, path: string | null, changedAt: Date) {
  const file = path ? await ctx.storage.get(path) : undefined;
  if (file) yield { name, changedAt, body: file.body } satisfies ZipEntry;
}

async function* collectSpeech(ctx: Context, folder: string, speech: SpeechRow): AsyncGenerator<ZipEntry> {
  const spoken = await ctx.db
    .select()
    .from(sentences)
    .where(eq(sentences.speechId, speech.id))
    .orderBy(asc(sentences.index));
  const { id, text, options, state, seconds, createdAt, mp3Path } = speech;
  const day = createdAt.toISOString().slice(0, 10);
  const place = `${folder}/results/${day} ${id}`;
  const record = spoken.map(({ path: _, speechId: __, ...sentence }) => sentence);
  yield json(`${place}/result.json`, createdAt, {
    id,
    text,
    options,
    state,
    seconds,
    createdAt,
    sentences: record,
  });
  if (mp3Path === null) return;
  for (const format of ['mp3', 'srt', 'vtt'] as const)
    yield* stored(ctx, `${place}/speech.${format}`, besideMp3(mp3Path, format), createdAt);
}

async function* collectVoice(ctx: Context, folder: string, voice: VoiceRow): AsyncGenerator<ZipEntry> {
  const { ownerId: _, previewPath, ...record } = voice;
  const taken = await ctx.db
    .select()
    .from(samples)
    .where(eq(samples.voiceId, voice.id))
    .orderBy(asc(samples.createdAt));
  const described = taken.map(({ path: _path, voiceId: _voice, ...sample }) => sample);
  yield json(`${folder}/voice.json`, voice.createdAt, { ...record, samples: described });
  for (const [index, sample] of taken.entries()) {
    const name = `${folder}/samples/${index + 1} ${fileName(sample.fileName)}`;
    yield* stored(ctx, name, sample.path, sample.createdAt);
  }
  yield* stored(ctx, `${folder}/preview.mp3`, previewPath, voice.createdAt);
  const results = await ctx.db.select().from(speeches).where(eq(speeches.voiceId, voice.id));
  for (const speech of results) yield* collectSpeech(ctx, folder, speech);
}

export async function* collectData(ctx: Context, accountId: string): AsyncGenerator<ZipEntry> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const [signedIn, points, work, own] = await Promise.all([
    ctx.db.select().from(sessions).where(eq(sessions.accountId, accountId)),
    ctx.db.select().from(pointsLedger).where(eq(pointsLedger.accountId, accountId)),
    ctx.db.select().from(tasks).where(eq(tasks.ownerId, accountId)),
    ctx.db.select().from(voices).where(eq(voices.ownerId, accountId)).orderBy(desc(voices.createdAt)),
  ]);
  yield json('account.json', ctx.now(), { account, sessions: signedIn, points, tasks: work });
  for (const [index, voice] of own.entries())
    yield* collectVoice(ctx, `voices/${index + 1} ${fileName(voice.name)}`, voice);
}
