// The sites that the auth service works for: our own, and those that were named in AUTH_ORIGINS.
import type { Config } from '../config.ts';

export const otherSites = ({ auth }: Config): readonly string[] => (auth.kind === 'own' ? auth.origins : []);

export function siteOrigins(config: Config): readonly string[] {
  const { publicUrl, production, port } = config;
  // On a developer's machine both names of the same server are in use.
  const local = production ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [new URL(publicUrl).origin, ...local, ...otherSites(config)];
}
