// The mails of the auth service in both languages, HTML and plain text: a code and a link together.
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { localeTags } from '#contract/locales.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Purpose } from './login-codes.ts';

type Texts = {
  subject: (code: string) => string;
  title: string;
  intro: (newEmail: string) => string;
  codeLabel: string;
  linkLabel: string;
  linkHint: string;
  expiry: string;
  ignore: string;
};

const { minutes } = limits.code;

const common = {
  en: {
    codeLabel: 'Enter this code where you asked for it:',
    linkHint: 'Or open this address:',
    expiry: `The code and the link work once, for ${minutes} minutes. A newer mail replaces this one.`,
    ignore: 'If you did not ask for this, ignore this mail: nothing happens without the code or the link.',
  },
  zh: {
    codeLabel: '请在申请页面输入以下验证码：',
    linkHint: '或打开以下地址：',
    expiry: `验证码和链接均只能使用一次，${minutes} 分钟内有效；新的邮件会使本邮件失效。`,
    ignore: '如果不是您本人操作，请忽略本邮件：没有验证码或链接，不会发生任何变化。',
  },
};

const texts: Record<Locale, Record<Purpose, Texts>> = {
  en: {
    login: {
      ...common.en,
      subject: (code) => `${code} is your Timbre login code`,
      title: 'Log in to Timbre',
      intro: () => 'Here is your login code. It is for you alone: we never ask for it.',
      linkLabel: 'Log in',
    },
    emailChangeOld: {
      ...common.en,
      subject: (code) => `${code} confirms that your Timbre email changes`,
      title: 'Change your email address',
      intro: (newEmail) =>
        `Your Timbre account is to move to ${newEmail}. Please confirm it from this address.`,
      linkLabel: 'Confirm the change',
    },
    emailChangeNew: {
      ...common.en,
      subject: (code) => `${code} confirms your new Timbre email`,
      title: 'Confirm your new email address',
      intro: () => 'A Timbre account is to move to this address. Please confirm that it is yours.',
      linkLabel: 'Confirm this address',
    },
  },
  zh: {
    login: {
      ...common.zh,
      subject: (code) => `${code} 是您的 Timbre 登录验证码`,
      title: '登录 Timbre',
      intro: () => '以下是您的登录验证码，请勿告知他人，我们绝不会向您索要。',
      linkLabel: '登录',
    },
    emailChangeOld: {
      ...common.zh,
      subject: (code) => `${code} 用于确认更换 Timbre 邮箱`,
      title: '更换邮箱地址',
      intro: (newEmail) => `您的 Timbre 账号将更换为 ${newEmail}，请通过当前邮箱确认。`,
      linkLabel: '确认更换',
    },
    emailChangeNew: {
      ...common.zh,
      subject: (code) => `${code} 用于确认您的新 Timbre 邮箱`,
      title: '确认新的邮箱地址',
      intro: () => '一个 Timbre 账号将更换为此邮箱，请确认该邮箱属于您。',
      linkLabel: '确认此邮箱',
    },
  },
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const font =
  "-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',Helvetica,Arial,sans-serif";

/** Tables and inline styles: what mail programs understand. */
function layOut(locale: Locale, words: Texts, code: string, link: string, newEmail: string): string {
  const [safeLink, intro] = [escapeHtml(link), escapeHtml(words.intro(newEmail))];
  return `<!doctype html>
<html lang="${localeTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${words.title}</title></head>
<body style="margin:0;padding:0;background:#faf8f3;font-family:${font};color:#1d2321">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:15px;font-weight:700;color:#0f5b4c">Timbre</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3;color:#1d2321">${words.title}</h1>
<p style="margin:0 0 24px;font-size:15px;line-height:1.6;color:#1d2321">${intro}</p>
<p style="margin:0 0 8px;font-size:13px;color:#535c58">${words.codeLabel}</p>
<p style="margin:0 0 24px;padding:16px;background:#e3efeb;border-radius:12px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;font-weight:700;letter-spacing:8px;color:#0a463a">${code}</p>
<p style="margin:0 0 24px;text-align:center"><a href="${safeLink}" style="display:inline-block;padding:14px 28px;background:#0f5b4c;border-radius:999px;font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${words.linkLabel}</a></p>
<p style="margin:0 0 4px;font-size:12px;color:#535c58">${words.linkHint}</p>
<p style="margin:0 0 24px;font-size:12px;line-height:1.5;word-break:break-all"><a href="${safeLink}" style="color:#0f5b4c">${safeLink}</a></p>
<p style="margin:0 0 8px;font-size:13px;line-height:1.6;color:#535c58">${words.expiry}</p>
<p style="margin:0;font-size:13px;line-height:1.6;color:#535c58">${words.ignore}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

export type LoginMail = {
  to: string;
  locale: Locale;
  purpose: Purpose;
  code: string;
  link: string;
  newEmail?: string | undefined;
};

export function writeLoginMail({ to, locale, purpose, code, link, newEmail = '' }: LoginMail): Mail {
  const words = texts[locale][purpose];
  const text = [
    words.title,
    words.intro(newEmail),
    `${words.codeLabel}\n\n    ${code}`,
    `${words.linkHint}\n${link}`,
    words.expiry,
    words.ignore,
    'Timbre',
  ].join('\n\n');
  return {
    to,
    subject: words.subject(code),
    text: `${text}\n`,
    html: layOut(locale, words, code, link, newEmail),
    code,
  };
}
