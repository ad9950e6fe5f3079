// Which picture stands for a page when its link is shared. `npm run images` draws them.
import { barePath, localeOfPath } from '../i18n/locale.ts';

const written = /^\/(?:(?:blog|docs)\/.+|terms|privacy)$/;

/** Written pages show their own title, all others share one picture per language. @example sharePicture('/zh/terms') // '/og/zh/terms.png' */
export function sharePicture(path: string): string {
  const bare = barePath(path);
  return `/og/${localeOfPath(path)}${written.test(bare) ? bare : ''}.png`;
}
