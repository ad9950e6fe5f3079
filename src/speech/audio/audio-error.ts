// Why a file could not be turned into sound, as a code that screens can translate.

export type AudioFailure = 'unsupported' | 'empty' | 'tooLong' | 'corrupt';

export class AudioError extends Error {
  readonly code: AudioFailure;
  /** The same file fails the same way every time. */
  readonly retryable = false;
  constructor(code: AudioFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AudioError';
    this.code = code;
  }
}
