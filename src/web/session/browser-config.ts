// The published configuration, for code that runs outside of components. The root route sets it before anything renders.
import type { BrowserConfig } from '#contract/browser-config.ts';

let config: BrowserConfig | undefined;

export function setBrowserConfig(given: BrowserConfig): void {
  config = given;
}

export function browserConfig(): BrowserConfig {
  if (!config) throw new Error('The browser configuration was asked for before the page was there');
  return config;
}
