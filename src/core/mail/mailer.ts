// The mail port: SMTP in production, a mailbox that can be read in the browser everywhere else.

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the developer wants to see without opening the mail. */
  code?: string;
};

export type KeptMail = Mail & { id: string; sentAt: Date };

export type Mailer = {
  /** Resolves when the mail was handed over; throws when it was refused. */
  send(mail: Mail): Promise<void>;
  /** The development mailbox, newest first; absent when mail really leaves the machine. */
  mailbox?: { list(): Promise<KeptMail[]> };
  close(): void;
};
