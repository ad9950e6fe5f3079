// A whole file from storage, for jobs that need all of it.
import type { Context } from '#core/context.ts';

export async function readStored(ctx: Context, path: string): Promise<Uint8Array> {
  const file = await ctx.storage.get(path);
  if (!file) throw new Error(`${path} is missing in storage`);
  return new Uint8Array(await new Response(file.body).arrayBuffer());
}
