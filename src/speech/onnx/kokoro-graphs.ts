// Kokoro as two graphs, so that pitch, energy and timing can be changed between them, as files in a cache folder.
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { applyDelta, type DeltaManifest, deltaManifest } from './apply-delta.ts';
import { BASE_SHA256, readBaseWeights } from './base-weights.ts';
import { cutGraph } from './cut-graph.ts';
import { FLOAT, INT64, readModel, type Tensor } from './model.ts';
import type { Models } from './models-folder.ts';

/** Raise it when the way of cutting changes: cached files of an older way are then left alone. */
const CUT = 'cut-2';

/** Names of the tensors where the graph is cut, in the published file. */
export const TENSORS = {
  ids: 'input_ids',
  speed: 'speed',
  prosodyStyle: '/encoder/Slice_output_0',
  timbre: '/decoder/Slice_output_0',
  content: '/encoder/MatMul_1_output_0',
  pitch: '/encoder/Reshape_output_0',
  energy: '/encoder/Reshape_1_output_0',
  durations: '/encoder/Gather_output_0',
  source: '/decoder/decoder/generator/Concat_3_output_0',
  waveform: 'waveform',
} as const;

const float = (name: string, ...dims: (number | string)[]): Tensor => ({ name, type: FLOAT, dims });
const between: Tensor[] = [
  float(TENSORS.content, 1, 512, 'frames'),
  float(TENSORS.pitch, 1, 'halfFrames'),
  float(TENSORS.energy, 1, 'halfFrames'),
];
const prosodyInputs: Tensor[] = [
  { name: TENSORS.ids, type: INT64, dims: [1, 'tokens'] },
  float(TENSORS.prosodyStyle, 1, 128),
  float(TENSORS.speed, 1),
];
const prosodyOutputs: Tensor[] = [...between, { name: TENSORS.durations, type: INT64, dims: ['tokens'] }];

export type KokoroGraphs = { prosody: string; decoder: string };
type GraphOptions = {
  /** Where the two files are kept; made when missing. */
  cacheFolder: string;
  /** Where decoder-delta is; without it the decoder stays as published. */
  models?: Models | undefined;
  /** Hears the share that is done, 0 to 1; not called when the files are there already. */
  onProgress?: ((share: number) => void) | undefined;
};

/**
 * Makes the two files unless they exist. Safe to call from two processes at once: files appear whole, by renaming.
 *
 *     const { prosody, decoder } = await prepareKokoroGraphs({ cacheFolder: 'data/cache', models: await openModels() });
 */
export async function prepareKokoroGraphs(options: GraphOptions): Promise<KokoroGraphs> {
  const { cacheFolder, models, onProgress } = options;
  const deltaHash = models
    ? models.sha256('decoder-delta.json') + models.sha256('decoder-delta.bin')
    : 'published';
  const paths = {
    prosody: join(cacheFolder, `prosody-${shortHash(CUT, BASE_SHA256)}.onnx`),
    decoder: join(cacheFolder, `decoder-${shortHash(CUT, BASE_SHA256, deltaHash)}.onnx`),
  };
  if ((await exists(paths.prosody)) && (await exists(paths.decoder))) return paths;

  await mkdir(cacheFolder, { recursive: true });
  const model = readModel(await readBaseWeights((share) => onProgress?.(share * 0.5)));
  await writeWhole(paths.prosody, cutGraph(model, prosodyInputs, prosodyOutputs));
  onProgress?.(0.7);
  const delta = models && (await readDelta(models));
  if (delta) applyDelta(model, delta.manifest, delta.values);
  onProgress?.(0.8);
  const timbreWidth = delta ? delta.manifest.timbre[1] - delta.manifest.timbre[0] : 128;
  const decoderInputs = [
    ...between,
    float(TENSORS.timbre, 1, timbreWidth),
    float(TENSORS.source, 1, 22, 'columns'),
  ];
  await writeWhole(paths.decoder, cutGraph(model, decoderInputs, [float(TENSORS.waveform, 1, 'samples')]));
  onProgress?.(1);
  return paths;
}

async function readDelta(models: Models): Promise<{ manifest: DeltaManifest; values: Buffer }> {
  const [text, values] = await Promise.all([
    models.read('decoder-delta.json'),
    models.read('decoder-delta.bin'),
  ]);
  const manifest = deltaManifest.parse(JSON.parse(text.toString()));
  if (manifest.baseSha256 !== BASE_SHA256) throw new Error('decoder-delta belongs to another base model');
  return { manifest, values };
}

const shortHash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function writeWhole(path: string, pieces: Buffer[]): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, 'w');
    try {
      for (let i = 0; i < pieces.length; i += 500) {
        const batch = pieces.slice(i, i + 500);
        const { bytesWritten } = await file.writev(batch);
        if (bytesWritten !== batch.reduce((sum, piece) => sum + piece.length, 0))
          throw new Error('The disk is full');
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
