// The library of this build. The name keeps it, and with it all texts, out of the browser's files.
import { createLibrary } from './library.ts';
import type { Page } from './page.ts';

const files = import.meta.glob<Page>('/content/{en,zh}/**/*.md', { eager: true, import: 'default' });

export const library = createLibrary(Object.values(files));
