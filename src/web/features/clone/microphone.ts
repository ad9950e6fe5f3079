// The microphone: which format this browser records, and what went wrong when it cannot.

export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'unsupported';

/** Chrome and Firefox record WebM, Safari MP4; the server reads all of them. */
const formats = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4;codecs=mp4a.40.2', extension: 'm4a' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
] as const;

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

export const recordingFormat = () => formats.find(({ type }) => MediaRecorder.isTypeSupported(type));

export function explainMicrophone(cause: unknown): MicrophoneProblem {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unsupported';
}

/** Browser "improvements" change the voice, so they stay off; the level may be helped. */
export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: true },
  });
