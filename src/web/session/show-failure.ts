// Tells the visitor what failed: a toast, 300 ms after the failure, in the page's language.
import { ApiFailure } from '#contract/client.ts';
import { errorText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { showToast } from '../ui/toast.ts';

const pageLocale = (): Locale => localeOfPath(window.location.pathname);

/** What to say about a failure, whatever it was. */
const failureText = (cause: unknown, locale: Locale = pageLocale()): string =>
  cause instanceof ApiFailure ? cause.texts[locale] : errorText('internal', locale);

export function showFailure(cause: unknown): void {
  setTimeout(() => void showToast(failureText(cause), { type: 'error' }), limits.request.errorToastDelayMs);
}
