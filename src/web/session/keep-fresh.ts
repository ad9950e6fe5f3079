// Keeps an open page in step with the deployed build: reloads after a lost chunk, offers a reload after a release.
import { loadJson, saveJson } from './storage.ts';

declare global {
  interface Window {
    /** Put there by React Router; its version is the build's id. */
    __reactRouterManifest?: { version: string };
  }
}

const reloadKey = 'chunkReloads';
const reloadGuardMs = 10_000;
const checkEveryMs = 3_600_000;

/** Whether a page may reload itself: once per path within ten seconds, so that a broken build cannot loop. */
export function mayReload(reloads: Record<string, number>, path: string, now: number): boolean {
  const last = reloads[path];
  return last === undefined || now - last >= reloadGuardMs;
}

function reloadOnce(event: Event): void {
  const stored = loadJson(reloadKey);
  const reloads = typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  const { pathname } = window.location;
  if (!mayReload(reloads, pathname, Date.now())) return;
  // The reload answers the failure; nobody else needs to.
  event.preventDefault();
  saveJson(reloadKey, { [pathname]: Date.now() });
  window.location.reload();
}

async function latestBuildId(): Promise<string | undefined> {
  const response = await fetch('/build.json', { cache: 'no-store' });
  if (!response.ok) return undefined;
  const metadata: unknown = await response.json();
  return typeof metadata === 'object' && metadata !== null && 'id' in metadata
    ? String(metadata.id)
    : undefined;
}

/** Calls back once, when the server has another build than this page. Returns how to stop. */
export function watchBuild(onNewBuild: () => void): () => void {
  const own = window.__reactRouterManifest?.version;
  const check = async () => {
    // Offline or restarting: the next hour will tell.
    const latest = await latestBuildId().catch(() => undefined);
    if (own === undefined || latest === undefined || latest === own) return;
    clearInterval(timer);
    onNewBuild();
  };
  const timer = setInterval(() => void check(), checkEveryMs);
  window.addEventListener('vite:preloadError', reloadOnce);
  return () => {
    clearInterval(timer);
    window.removeEventListener('vite:preloadError', reloadOnce);
  };
}
