// How the site is built: React Router in framework mode, Tailwind CSS.
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './src/web/content/content-plugin.ts';

export default defineConfig({
  plugins: [contentPlugin(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            // One file for what every page needs and what seldom changes, instead of a dozen small ones.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
                  priority: 2,
                },
                // With everything that it imports itself: navbar, footer, session.
                { name: 'shell', test: /src\/web\/root\.tsx/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
