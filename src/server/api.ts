// The table of the API: which core function answers which endpoint, for whom.
import { Hono } from 'hono';
import { type Endpoint, type OutputOf, type ParsedInputOf, pathOf } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints/index.ts';
import { limits } from '#contract/limits.ts';
import { adoptGuest } from '#core/accounts/adopt-guest.ts';
import { deleteAccount } from '#core/accounts/delete-account.ts';
import { exportData } from '#core/accounts/export-data.ts';
import { getUserDetail } from '#core/accounts/get-user-detail.ts';
import { listSessions } from '#core/accounts/list-sessions.ts';
import type { Context } from '#core/context.ts';
import { startGuest } from '#core/guests/start-guest.ts';
import type { Caller, Stranger, UserCaller } from '#core/requests/caller.ts';
import { createSpeech } from '#core/speeches/create-speech.ts';
import { deleteSpeech } from '#core/speeches/delete-speech.ts';
import { downloadSpeech } from '#core/speeches/download-speech.ts';
import { getSpeech } from '#core/speeches/get-speech.ts';
import { listSpeeches } from '#core/speeches/list-speeches.ts';
import { redoSentence } from '#core/speeches/redo-sentence.ts';
import { cancelTask } from '#core/tasks/cancel-task.ts';
import { getItemByTaskSn } from '#core/tasks/get-item-by-task-sn.ts';
import { listTasks } from '#core/tasks/list-tasks.ts';
import { createUpload } from '#core/uploads/create-upload.ts';
import { deleteVoice } from '#core/voices/delete-voice.ts';
import { listVoices } from '#core/voices/list-voices.ts';
import { registerClone } from '#core/voices/register-clone.ts';
import { renameVoice } from '#core/voices/rename-voice.ts';
import { answer, limitBody } from './answer.ts';
import type { AppEnv } from './app-env.ts';
import { resolveGuest, resolveStranger, resolveUser } from './resolve-caller.ts';

type Table<Names extends EndpointName, Who> = {
  [Name in Names]: (
    ctx: Context,
    caller: Who,
    input: ParsedInputOf<(typeof endpoints)[Name]>,
  ) => Promise<OutputOf<(typeof endpoints)[Name]>>;
};
type UserOnly = 'getUserDetail' | 'adoptGuest' | 'listSessions' | 'exportData' | 'deleteAccount';
type Open = 'startGuest';

const forUsers: Table<UserOnly, UserCaller> = {
  getUserDetail,
  adoptGuest,
  listSessions,
  exportData,
  deleteAccount,
};

const forAnyone: Table<Exclude<EndpointName, UserOnly | Open>, Caller> = {
  createUpload,
  registerClone,
  listVoices,
  renameVoice,
  deleteVoice,
  getItemByTaskSn,
  listTasks,
  cancelTask,
  createSpeech,
  getSpeech,
  listSpeeches,
  redoSentence,
  downloadSpeech,
  deleteSpeech,
};

const forStrangers: Table<Open, Stranger> = { startGuest };

/** The table's types promise that function and endpoint fit; each input is parsed by its own endpoint before. */
type Run<Who> = (ctx: Context, caller: Who, input: unknown) => Promise<unknown>;
const rowsOf = <Who>(table: object): [target: Endpoint, run: Run<Who>][] =>
  Object.entries(table).map(([name, run]) => [endpoints[name as EndpointName], run as Run<Who>]);

export function createApi(ctx: Context): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const limit = limitBody(limits.request.maxBodyBytes);
  for (const [target, run] of rowsOf<Caller>(forAnyone)) {
    api.post(pathOf(target, false), limit, answer(ctx, { target, run, resolve: resolveGuest }));
    api.post(pathOf(target, true), limit, answer(ctx, { target, run, resolve: resolveUser }));
  }
  for (const [target, run] of rowsOf<UserCaller>(forUsers))
    api.post(pathOf(target, true), limit, answer(ctx, { target, run, resolve: resolveUser }));
  for (const [target, run] of rowsOf<Stranger>(forStrangers))
    api.post(
      pathOf(target, false),
      limit,
      answer(ctx, { target, run, resolve: (_, c) => resolveStranger(c) }),
    );
  return api;
}
