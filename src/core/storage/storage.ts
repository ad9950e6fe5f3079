// The storage port: private files by path. Disk and S3 implement it, and one conformance test holds for both.

export type ByteRange = { start: number /** Inclusive; the file's end where it is missing. */; end?: number };
export type StoredFile = { path: string; bytes: number; changedAt: Date };
type FileContent = {
  body: ReadableStream<Uint8Array>;
  /** Size of the whole file. */
  bytes: number;
  contentType: string;
  /** What the body holds, where a range was asked for. */
  range?: { start: number; end: number };
};
export type Body = Uint8Array | ReadableStream<Uint8Array>;

export type Storage = {
  /** Writes the whole file or nothing. Throws StorageError 'tooLarge' when the body is longer than `maxBytes`. */
  put(path: string, body: Body, options: { maxBytes: number }): Promise<StoredFile>;
  /** Undefined when there is no such file. Throws StorageError 'badRange' when the range starts behind the end. */
  get(path: string, range?: ByteRange): Promise<FileContent | undefined>;
  head(path: string): Promise<StoredFile | undefined>;
  /** Deleting what is not there is fine. */
  delete(path: string): Promise<void>;
  /** Every file below a folder such as `voices/<id>/`. */
  list(folder: string): Promise<StoredFile[]>;
  /** A link that reads one file; with `downloadName` the browser saves it under that name. */
  signGet(path: string, options: { seconds: number; downloadName?: string }): Promise<string>;
  /** A link that takes one PUT of exactly this many bytes. */
  signPut(path: string, options: { seconds: number; bytes: number }): Promise<string>;
};

export type StorageFailure = 'badPath' | 'tooLarge' | 'badRange' | 'unavailable';

export class StorageError extends Error {
  readonly code: StorageFailure;
  /** Trying again may help: the disk or the network failed, not the request. */
  readonly retryable: boolean;
  constructor(code: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.code = code;
    this.retryable = code === 'unavailable';
  }
}
