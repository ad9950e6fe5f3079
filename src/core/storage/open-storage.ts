// Chooses the storage by configuration.
import type { Config } from '../config.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

export const openStorage = ({ storage, appSecret }: Config): Storage =>
  storage.kind === 's3' ? openS3(storage) : openDisk(storage.folder, appSecret);
