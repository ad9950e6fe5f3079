// The mails: both languages, both forms, code and link together, and through a real SMTP server as they were written.
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { openSmtp } from '../mail/smtp.ts';
import { writeLoginMail } from './login-mail.ts';

const link = 'https://timbre.example/zh/auth/callback?token_hash=abc&type=email';
const mailOf = (locale: 'en' | 'zh', purpose: 'login' | 'emailChangeOld' | 'emailChangeNew' = 'login') =>
  writeLoginMail({ to: 'a@example.com', locale, purpose, code: '012345', link, newEmail: 'n@example.com' });

describe.each(locales)('in %s', (locale) => {
  test.each(['login', 'emailChangeOld', 'emailChangeNew'] as const)(
    '%s has code and link in both forms',
    (purpose) => {
      const { subject, text, html, code } = mailOf(locale, purpose);
      expect(code).toBe('012345');
      expect(subject).toContain('012345');
      expect(text).toContain('012345');
      expect(text).toContain(link);
      expect(html).toContain('>012345<');
      expect(html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
      expect(html).toContain(`lang="${locale === 'zh' ? 'zh-CN' : 'en-US'}"`);
      for (const form of [text, html]) expect(/\p{Script=Han}/u.test(form)).toBe(locale === 'zh');
      expect(text.includes('n@example.com')).toBe(purpose === 'emailChangeOld');
    },
  );
});

test('nothing that came from outside is HTML', () => {
  const newEmail = '"><script>alert(1)</script>@example.com';
  const mail = {
    to: 'a@example.com',
    locale: 'en',
    purpose: 'emailChangeOld',
    code: '000000',
    newEmail,
  } as const;
  const { html } = writeLoginMail({ ...mail, link: 'https://timbre.example/?a="><script>' });
  expect(html).not.toContain('<script');
});

describe('through a real SMTP server', () => {
  const received: { from: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  /** Undoes what the mail's transfer encoding did to one part. */
  function decodePart(raw: string, type: string): string {
    const [head = '', ...body] = (raw.split(`Content-Type: ${type}`)[1] ?? '').split('\r\n\r\n');
    const content = body.join('\r\n\r\n').split('\r\n--')[0] ?? '';
    if (head.includes('base64')) return Buffer.from(content, 'base64').toString();
    const bytes = content
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  }

  test.each(locales)('%s arrives whole, as text and HTML', async (locale) => {
    const { port } = server.server.address() as { port: number };
    const mailer = openSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Timbre <hello@timbre.example>' });
    const mail = mailOf(locale);
    await mailer.send(mail);
    mailer.close();
    const { from, to, raw } = received.at(-1)!;
    expect(from).toBe('hello@timbre.example');
    expect(to).toEqual(['a@example.com']);
    expect(raw).toContain('multipart/alternative');
    const same = (text: string) => text.replaceAll('\r\n', '\n').trim();
    expect(same(decodePart(raw, 'text/plain'))).toBe(same(mail.text));
    expect(same(decodePart(raw, 'text/html'))).toBe(same(mail.html));
  });
});
