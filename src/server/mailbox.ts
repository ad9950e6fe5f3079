// /dev/mailbox: the mails that did not leave the machine. Only there outside of production, where mail has no server.
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Context } from '#core/context.ts';
import type { KeptMail } from '#core/mail/mailer.ts';
import type { AppEnv } from './app-env.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #8888; border-radius: 12px; padding: 1rem; margin: 1rem 0; }
  code { font-size: 1.6rem; letter-spacing: .2em; }
  iframe { width: 100%; height: 40rem; border: 0; border-radius: 8px; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The sandbox keeps scripts of a mail from running; links open in a page of their own. */
const showMail = ({ to, subject, text, html: content, code, sentAt }: KeptMail) => html`
  <article>
    <h2>${subject}</h2>
    <p>${to}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
    ${code === undefined ? '' : html`<p><code data-testid="code">${code}</code></p>`}
    <details><summary>HTML</summary>
      <iframe title="${subject}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${content}"></iframe>
    </details>
    <details open><summary>Text</summary><pre>${text}</pre></details>
  </article>
`;

const showMailbox = (mails: KeptMail[]) => html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
  <style>${raw(style)}</style></head>
  <body><h1>Development mailbox</h1>
  ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(showMail)}
  </body>
</html>`;

export function createMailbox(ctx: Context): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const { mailbox } = ctx.mailer;
  if (!mailbox || ctx.config.production) return routes;
  routes.get('/dev/mailbox', async (c) => c.html(showMailbox(await mailbox.list())));
  routes.get('/dev/mailbox.json', async (c) => c.json(await mailbox.list()));
  return routes;
}
