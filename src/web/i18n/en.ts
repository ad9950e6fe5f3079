// The English catalogue: the source that every other language follows.
import { account } from './en/account.ts';
import { clone } from './en/clone.ts';
import { content } from './en/content.ts';
import { dashboard } from './en/dashboard.ts';
import { home } from './en/home.ts';
import { login } from './en/login.ts';
import { models } from './en/models.ts';
import { shell } from './en/shell.ts';
import type { Translation } from './translation.ts';

export const en = { ...shell, ...login, home, clone, content, dashboard, models, account } as const;

export type Messages = Translation<typeof en>;
