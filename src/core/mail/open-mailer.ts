// Chooses the mailer by configuration.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openMailbox } from './mailbox.ts';
import type { Mailer } from './mailer.ts';
import { openSmtp } from './smtp.ts';

export const openMailer = ({ mail }: Config, log: Logger): Mailer =>
  mail.kind === 'smtp' ? openSmtp(mail) : openMailbox(mail.folder, log);
