// Mail that leaves the machine, through an SMTP server.
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export function openSmtp({ url, from }: { url: string; from: string }): Mailer {
  // The address comes first: nodemailer reads options from its query, and ours must win over none of them.
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to, subject, text, html });
    },
    close: () => transport.close(),
  };
}
