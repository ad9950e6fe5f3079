// The key under which a page request carries what the server knows about it. Server side only.
import { createContext } from 'react-router';
import type { SiteContext } from '#contract/browser-config.ts';

export const siteContext = createContext<SiteContext>();
