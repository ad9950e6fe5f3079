// The folder with our own weights: every file is checked against the manifest when it is read.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const manifestSchema = z.object({
  version: z.string().max(40),
  styleWidth: z.number().int().min(256).max(4096),
  files: z.record(z.string(), z.object({ sha256: z.string().length(64) })),
});

export type Models = {
  folder: string;
  version: string;
  /** Numbers in a style: those of the timbre, then 128 of the prosody. */
  styleWidth: number;
  sha256: (name: string) => string;
  /** A file's bytes, checked. */
  read: (name: string) => Promise<Buffer>;
};

const OURS = fileURLToPath(new URL('../../../models/', import.meta.url));

export async function openModels(folder: string = OURS): Promise<Models> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const sha256 = (name: string): string => {
    const file = manifest.files[name];
    if (file === undefined) throw new Error(`models/manifest.json does not name ${name}`);
    return file.sha256;
  };
  const read = async (name: string): Promise<Buffer> => {
    const bytes = await readFile(join(folder, name));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256(name)) {
      throw new Error(`models/${name} is damaged: it is not the file that the manifest names`);
    }
    return bytes;
  };
  return { folder, version: manifest.version, styleWidth: manifest.styleWidth, sha256, read };
}
