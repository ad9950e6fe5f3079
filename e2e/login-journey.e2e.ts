// Logging in by code and by link, in both languages; the account page; logging out.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkIn, readMail } from './mailbox.ts';
import { open, openBrowser, visit, voiceFile } from './visitor.ts';

openBrowser();

const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'));

test('a code from the mailbox logs in; wrong input is told at once', async () => {
  const { page } = await visit();
  await open(page, '/');
  await page.getByRole('link', { name: 'Login' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  const send = dialog.getByRole('button', { name: 'Send code' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('Email address').fill('not an address');
  await send.click();
  await dialog.getByText('Please enter a valid email address').waitFor();

  await dialog.getByLabel('Email address').fill('Ada@Example.com');
  await send.click();
  await dialog.getByText(/Code sent to ada@example.com/i).waitFor();
  const { code = '' } = await readMail('ada@example.com');
  const field = dialog.getByRole('textbox', { name: 'Verification code' });
  const verify = dialog.getByRole('button', { name: 'Verify and log in' });
  expect(await verify.isDisabled()).toBe(true);
  await field.fill('12ab56');
  await verify.click();
  await dialog.getByText('Verification code can only contain numbers').waitFor();
  await field.fill(code === '000000' ? '111111' : '000000');
  await verify.click();
  await dialog.getByText('Invalid verification code, please try again').waitFor();
  await field.fill(code);
  await verify.click();
  await page.getByText('Login successful!').waitFor();
  await page.getByRole('button', { name: /ada@example.com/ }).waitFor();
  expect(await storedUser(page)).not.toBeNull();

  await page.reload();
  await page.getByRole('button', { name: /ada@example.com/ }).click();
  await page.getByText(/20,000/).waitFor();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  await page.getByText('This device').waitFor();

  await page.getByRole('button', { name: /ada@example.com/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  expect(await storedUser(page)).toBeNull();
});

test('a magic link logs in on another device, once, in Chinese', async () => {
  const { page } = await visit({ locale: 'zh-CN' });
  await open(page, '/');
  await page.waitForURL(/\/zh$/);
  await page.getByRole('link', { name: '登录' }).first().click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByRole('tab', { name: '邮件链接' }).click();
  await dialog.getByLabel('邮箱地址').fill('li@example.com');
  await dialog.getByRole('button', { name: '发送登录链接' }).click();
  await dialog.getByText('请查收邮件').waitFor();
  const link = linkIn(await readMail('li@example.com'));
  expect(new URL(link).pathname).toBe('/zh/auth/callback');

  const other = await visit({ locale: 'zh-CN' });
  await other.page.goto(link);
  await other.page.getByText('登录成功！').first().waitFor();
  await other.page.waitForURL(/\/zh$/);
  await other.page.getByRole('button', { name: /li@example.com/ }).waitFor();

  const third = await visit({ locale: 'zh-CN' });
  await third.page.goto(link);
  await third.page.getByText('登录失败').waitFor();
  await third.page.getByText('登录链接已过期，请重新获取').waitFor();
});

test('what a guest made comes along at login: the voice stays, without an expiry', async () => {
  const { page, context } = await visit();
  await open(page, '/clone?start=upload');
  await page.locator('input[type=file]').setInputFiles(voiceFile);
  await page.getByText('Good length').waitFor();
  await page.getByLabel('Name of the voice').fill('From my guest days');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Clone Voice' }).click();
  await page.getByRole('heading', { name: 'Voice cloned successfully!' }).waitFor({ timeout: 120_000 });
  await open(page, '/models');
  const card = page.getByRole('listitem').filter({ hasText: 'From my guest days' });
  await card.getByText(/^Expires /).waitFor();

  await page.getByRole('button', { name: 'Log in to keep them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email address').fill('grace@example.com');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const { code = '' } = await readMail('grace@example.com');
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await dialog.getByRole('button', { name: 'Verify and log in' }).click();
  await page.getByRole('button', { name: /grace@example.com/ }).waitFor();

  await open(page, '/models');
  await card.waitFor();
  expect(await card.getByText(/^Expires /).count()).toBe(0);
  await open(page, '/dashboard');
  await page.getByRole('heading', { name: 'From my guest days' }).waitFor();
  await context.close();
});
