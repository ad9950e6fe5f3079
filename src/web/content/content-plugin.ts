// A Vite plugin: Markdown of content/ is rendered when the site is built, so that no process carries a Markdown library.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { renderPage } from './render-page.ts';

export const contentPlugin = (): Plugin => ({
  name: 'timbre-content',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/(en|zh)\/.+\.md$/ },
    handler(source, id) {
      const page = renderPage(relative(this.environment.config.root, id), source);
      return { code: `export default ${JSON.stringify(page)};`, map: null, moduleType: 'js' };
    },
  },
});
