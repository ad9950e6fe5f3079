// Secrets that nobody set: made once, kept in the data folder, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsShape = z.object({
  appSecret: z.string().min(32),
  requestKey: z.string().regex(/^[0-9a-f]{64}$/),
});
type Secrets = z.infer<typeof secretsShape>;

function readSecrets(file: string): Secrets | undefined {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return secretsShape.parse(JSON.parse(content));
  } catch (cause) {
    throw new Error(`${file} is damaged. Delete it to make new secrets; everyone is signed out then.`, {
      cause,
    });
  }
}

/** Server and worker start at the same moment: whoever links the file first wins, and both read that one. */
export function keepSecrets(
  dataDir: string,
  given: { appSecret: string | undefined; requestKey: string | undefined },
): Secrets {
  const file = join(dataDir, 'secrets.json');
  let secrets = readSecrets(file);
  if (!secrets) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    const fresh: Secrets = {
      appSecret: randomBytes(32).toString('base64url'),
      requestKey: randomBytes(32).toString('hex'),
    };
    writeFileSync(draft, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
    secrets = readSecrets(file);
    if (!secrets) throw new Error(`${file} vanished while starting`);
  }
  return {
    appSecret: given.appSecret ?? secrets.appSecret,
    requestKey: given.requestKey ?? secrets.requestKey,
  };
}
