// The development mailbox: mails stay in a folder, shown at /dev/mailbox, and the code is printed to the log.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { KeptMail, Mailer } from './mailer.ts';

const keepAtMost = 100;
const keptShape = z.object({
  id: z.string(),
  sentAt: z.coerce.date(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  code: z.string().optional(),
});

export function openMailbox(folder: string, log: Logger): Mailer {
  /** Names begin with the time, so that they sort by age. */
  const listNames = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  };

  return {
    async send(mail) {
      const sentAt = new Date();
      const id = `${sentAt.getTime()}-${randomBytes(6).toString('hex')}`;
      const old = (await listNames()).slice(keepAtMost - 1);
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.new`, JSON.stringify({ id, sentAt, ...mail } satisfies KeptMail), {
        mode: 0o600,
      });
      await rename(`${file}.new`, file);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
      log.warn({ subject: mail.subject, code: mail.code }, 'this mail stays here: see /dev/mailbox');
    },
    mailbox: {
      async list() {
        const contents = await Promise.all(
          (await listNames()).map((name) => readFile(join(folder, name), 'utf8')),
        );
        return contents.map((content) => {
          const { code, ...mail } = keptShape.parse(JSON.parse(content));
          return code === undefined ? mail : { ...mail, code };
        });
      },
    },
    close: () => undefined,
  };
}
