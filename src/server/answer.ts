// One API call from request to envelope: signature, caller, limits, shape of the input, the core function, the answer.
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '#core/context.ts';
import type { Caller, Stranger } from '#core/requests/caller.ts';
import { takeTurns, turnOfAddress } from '#core/requests/rate-limit.ts';
import type { RequestContext } from './app-env.ts';
import { checkSignature, spendSignature } from './check-signature.ts';
import { inputError } from './refuse.ts';

const callsOfOwner = { max: 600, seconds: 60 };
const callsOfNetwork = { max: 3000, seconds: 60 };

export const limitBody = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('bodyTooLarge');
    },
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('inputInvalid', { detail: 'JSON' });
  }
}

const limitCalls = (ctx: Context, caller: Caller | Stranger) =>
  takeTurns(ctx, [
    ...('ownerId' in caller ? [{ key: `call:${caller.ownerId}`, ...callsOfOwner }] : []),
    ...turnOfAddress('call', caller.address, callsOfNetwork),
  ]);

export type CallOf<Who> = {
  target: Endpoint;
  resolve: (ctx: Context, c: RequestContext) => Who | Promise<Who>;
  run: (ctx: Context, caller: Who, input: unknown) => Promise<unknown>;
};

export const answer =
  <Who extends Caller | Stranger>(ctx: Context, { target, resolve, run }: CallOf<Who>) =>
  async (c: RequestContext): Promise<Response> => {
    const body = await c.req.text();
    await checkSignature(ctx, c, body);
    const caller = await resolve(ctx, c);
    await limitCalls(ctx, caller);
    await spendSignature(ctx, c);
    const input = target.input.safeParse(parseJson(body));
    if (!input.success) throw inputError(input.error);
    const output = await run(ctx, caller, input.data);
    // In production the shapes are trusted: they were checked by every test.
    if (!ctx.config.production) checkOutput(target, output);
    const text = JSON.stringify(success(output));
    return c.body(text, 200, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    });
  };

function checkOutput(target: Endpoint, output: unknown): void {
  const parsed = target.output.safeParse(output);
  if (!parsed.success)
    throw new Error(`${target.path} answered in a shape that is not its own`, { cause: parsed.error });
}
