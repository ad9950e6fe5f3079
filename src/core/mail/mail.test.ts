// Mail: SMTP against a real SMTP server in this process, and the development mailbox.
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import { openMailbox } from './mailbox.ts';
import { openSmtp } from './smtp.ts';

const mail = {
  to: 'reader@timbre.example',
  subject: '您的验证码 · Your code',
  text: 'Your code is 123456',
  html: '<p>Your code is <b>123456</b></p>',
  code: '123456',
};

describe('SMTP', async () => {
  const arrived: { from: string; to: string[]; content: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'p@ss'
        ? done(null, { user: 'user' })
        : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such user') : undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        arrived.push({ from, to, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const open = (password: string) =>
    openSmtp({ url: `smtp://user:${password}@127.0.0.1:${port}`, from: 'Timbre <hello@timbre.example>' });
  const mailer = open('p%40ss');
  afterAll(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  test('a mail arrives with sender, receiver and both texts', async () => {
    await mailer.send(mail);
    const { from, to, content } = arrived[0]!;
    expect([from, to]).toEqual(['hello@timbre.example', ['reader@timbre.example']]);
    expect(content).toContain('Your code is 123456');
    expect(content).toContain('text/html');
  });

  test('a refused receiver and a wrong password are errors', async () => {
    await expect(mailer.send({ ...mail, to: 'refused@timbre.example' })).rejects.toThrow('no such user');
    const stranger = open('wrong');
    await expect(stranger.send(mail)).rejects.toThrow();
    stranger.close();
  });

  test('a receiver cannot smuggle in headers', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: victim@timbre.example' });
    expect(arrived.at(-1)?.to).toEqual(['reader@timbre.example']);
    expect(arrived.at(-1)?.content).not.toMatch(/^Bcc:/m);
  });
});

describe('development mailbox', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'timbre-mail-')), 'mailbox');
  const lines: string[] = [];
  const mailer = openMailbox(folder, pino({}, { write: (line) => void lines.push(line) }));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('keeps mails, newest first, and prints the code', async () => {
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: 'Second', code: '654321' });
    expect((await mailer.mailbox!.list()).map(({ subject }) => subject)).toEqual(['Second', mail.subject]);
    expect(lines.join()).toContain('654321');
  });

  test('is still there after a restart, and forgets all but the last hundred', async () => {
    for (let count = 0; count < 100; count++) await mailer.send({ ...mail, subject: String(count) });
    const again = openMailbox(folder, pino({ level: 'silent' }));
    const subjects = (await again.mailbox!.list()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(100);
    expect(subjects).toContain('99');
  });
});
