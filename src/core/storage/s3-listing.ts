// Reads the XML of a ListObjectsV2 answer. Our keys are plain ASCII names, so no XML parser is needed for them.
import type { StoredFile } from './storage.ts';

const fieldOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

const decodeEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#43;', '+')
    .replaceAll('&amp;', '&');

export function readListing(xml: string): { files: StoredFile[]; next: string | undefined } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    path: fieldOf(entry, 'Key') ?? '',
    bytes: Number(fieldOf(entry, 'Size')),
    changedAt: new Date(fieldOf(entry, 'LastModified') ?? 0),
  }));
  const next = fieldOf(xml, 'NextContinuationToken');
  return { files, next: next === undefined ? undefined : decodeEntities(next) };
}
