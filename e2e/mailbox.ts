// Reads the development mailbox, the way a developer does.
import { inject } from 'vitest';

type Mail = { to: string; text: string; code?: string; sentAt: string };

/** The newest mail to an address, as soon as it is there. */
export async function readMail(to: string): Promise<Mail> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const mails = (await (await fetch(`${inject('origin')}/dev/mailbox.json`)).json()) as Mail[];
    const mail = mails.find((each) => each.to.toLowerCase() === to.toLowerCase());
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail for ${to}`);
}

export const linkIn = ({ text }: Mail): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('The mail has no link');
  return link;
};
