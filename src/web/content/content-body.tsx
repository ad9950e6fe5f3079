// The text of a page. Its links work without leaving the app.
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import './prose.css';

/** The path of a link of ours that a plain click follows; undefined where the browser should do it. */
function pathToFollow(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || modified || link.origin !== window.location.origin) return undefined;
  // Files, the API and places on this page are the browser's business.
  if (/^\/api\/|\.\w+$/.test(link.pathname) || link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.pathname + link.search + link.hash;
}

export function ContentBody({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = pathToFollow(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time without raw HTML
    <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
