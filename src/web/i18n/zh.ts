// The Simplified Chinese catalogue. A missing key or a lost placeholder does not compile.
import type { Messages } from './en.ts';
import { account } from './zh/account.ts';
import { clone } from './zh/clone.ts';
import { content } from './zh/content.ts';
import { dashboard } from './zh/dashboard.ts';
import { home } from './zh/home.ts';
import { login } from './zh/login.ts';
import { models } from './zh/models.ts';
import { shell } from './zh/shell.ts';

export const zh: Messages = { ...shell, ...login, home, clone, content, dashboard, models, account };
