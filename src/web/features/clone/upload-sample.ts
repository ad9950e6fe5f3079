// Sends a sample to its signed link, with progress. A broken connection is tried again: the same bytes to the same place.
import { ApiFailure } from '#contract/client.ts';
import { errorText } from '#contract/errors.ts';

const tries = 3;
const waitMs = 1000;

const failed = (status: number) =>
  new ApiFailure(
    status,
    { en: errorText('uploadMissing', 'en'), zh: errorText('uploadMissing', 'zh') },
    'uploadMissing',
  );

type Send = { url: string; blob: Blob; onProgress: (share: number) => void; signal: AbortSignal };

/** XMLHttpRequest, because fetch does not tell how much was sent. */
const put = ({ url, blob, onProgress, signal }: Send): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status);
    request.onerror = () => resolve(0);
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(blob);
  });

export async function uploadSample(send: Send): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    send.signal.throwIfAborted();
    const status = await put(send);
    if (status >= 200 && status < 300) return;
    const worthRetrying = status === 0 || status >= 500;
    if (!worthRetrying || attempt === tries) throw failed(status);
    await new Promise((resolve) => setTimeout(resolve, attempt * waitMs));
  }
}
