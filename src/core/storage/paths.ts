// Which paths a file may have: only names of our own making, so nothing can point outside or surprise a shell.
import { StorageError } from './storage.ts';

const longest = 200;
const folderName = '[a-z0-9][a-z0-9_-]*';
const filePath = new RegExp(`^(?:${folderName}/)*${folderName}(?:\\.[a-z0-9]{1,8})?$`);
const folderPath = new RegExp(`^(?:${folderName}/)+$`);

/** @throws StorageError 'badPath' unless it is lower-case names, divided by slashes, with at most one extension */
export function checkPath(path: string): string {
  if (path.length > longest || !filePath.test(path)) throw new StorageError('badPath', 'not a path of ours');
  return path;
}

/** A folder is listed with its slash: `voices/1` must not find `voices/10`. */
export function checkFolder(folder: string): string {
  if (folder.length > longest || !folderPath.test(folder))
    throw new StorageError('badPath', 'not a folder of ours');
  return folder;
}

const contentTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  srt: 'application/x-subrip',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
  json: 'application/json',
};

/** By our own extension, never by what an uploader says: an upload cannot become a page on our address. */
export const contentTypeOf = (path: string): string =>
  contentTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream';
