// What can be said about a chosen file before it is read: is there one, is it empty, is it too large.
import type { ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';

type Refusal = { code: ErrorCode; params?: Record<string, string | number> };

export function checkFile(file: Pick<File, 'size' | 'type'> | undefined): Refusal | undefined {
  if (!file) return { code: 'fileMissing' };
  if (file.size === 0) return { code: 'sampleEmpty' };
  if (file.size > limits.sample.maxBytes)
    return { code: 'fileTooLarge', params: { size: limits.sample.maxMegabytes } };
  // Browsers leave the type empty for what they do not know; only a type that is surely no sound is refused here.
  if (/^(image|text)\/|^application\/(pdf|zip|json)/.test(file.type)) return { code: 'sampleUnsupported' };
  return undefined;
}
