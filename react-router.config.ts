// React Router's framework settings, and the build metadata that open pages compare themselves with.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

/** The build's id is the content hash that React Router gives its own manifest. */
async function writeBuildMetadata(clientDirectory: string): Promise<void> {
  const assets = await readdir(join(clientDirectory, 'assets'));
  const id = assets
    .map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1])
    .find((found) => found !== undefined);
  if (id === undefined) throw new Error('The build has no manifest to take its id from');
  await writeFile(join(clientDirectory, 'build.json'), `${JSON.stringify({ id })}\n`);
}

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // A dozen routes: one manifest with the page is smaller than the requests that discovering them would take.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeBuildMetadata(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
