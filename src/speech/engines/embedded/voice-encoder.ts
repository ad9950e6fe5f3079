// The network that hears a voice: log-mel in, style out.
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Models } from '../../onnx/models-folder.ts';
import { BANDS } from './mel.ts';

export type VoiceEncoder = (mel: Float32Array) => Promise<Float32Array>;

export async function openVoiceEncoder(models: Models, threads: number): Promise<VoiceEncoder> {
  const session = await InferenceSession.create(await models.read('voice-encoder.onnx'), {
    intraOpNumThreads: threads,
    enableCpuMemArena: false,
  });
  return async (mel) => {
    const result = await session.run({ mel: new Tensor('float32', mel, [1, BANDS, mel.length / BANDS]) });
    const style = result.style?.data;
    if (!(style instanceof Float32Array) || style.length !== models.styleWidth) {
      throw new Error('The voice encoder gave no style');
    }
    return style;
  };
}
