// Recording: start, pause, resume, stop; the level and the seconds while it runs.
import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import {
  canRecord,
  explainMicrophone,
  type MicrophoneProblem,
  openMicrophone,
  recordingFormat,
} from './microphone.ts';

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused';
export type Recording = { blob: Blob; extension: string };

const tickMs = 50;
const keptLevels = (3 * 1000) / tickMs;

/** What runs while the microphone is open. */
type Take = { recorder: MediaRecorder; stream: MediaStream; context: AudioContext; analyser: AnalyserNode };

function measureLevel(analyser: AnalyserNode): number {
  const wave = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(wave);
  const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
  return 10 * Math.log10(power + 1e-10);
}

export function useRecorder(onDone: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [levels, setLevels] = useState<readonly number[]>([]);
  const take = useRef<Take | null>(null);
  const done = useRef(onDone);
  done.current = onDone;

  const release = useCallback(() => {
    for (const track of take.current?.stream.getTracks() ?? []) track.stop();
    void take.current?.context.close();
    take.current = null;
  }, []);
  useEffect(() => release, [release]);

  const stop = useCallback(
    () => take.current?.recorder.state !== 'inactive' && take.current?.recorder.stop(),
    [],
  );

  useEffect(() => {
    if (state !== 'recording') return;
    // By the clock, not by counting: a page in the background gets fewer ticks.
    let last = performance.now();
    const timer = setInterval(() => {
      if (!take.current) return;
      const now = performance.now();
      const passed = (now - last) / 1000;
      last = now;
      const level = measureLevel(take.current.analyser);
      setLevels((before) => [...before.slice(1 - keptLevels), level]);
      setSeconds((before) => before + passed);
    }, tickMs);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (seconds >= limits.sample.maxSeconds) stop();
  }, [seconds, stop]);

  const start = async () => {
    const format = canRecord() ? recordingFormat() : undefined;
    if (!format) return setProblem('unsupported');
    setProblem(null);
    setState('asking');
    try {
      const stream = await openMicrophone();
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const recorder = new MediaRecorder(stream, { mimeType: format.type, audioBitsPerSecond: 128_000 });
      const pieces: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
      recorder.addEventListener('stop', () => {
        release();
        setState('idle');
        done.current({ blob: new Blob(pieces, { type: format.type }), extension: format.extension });
      });
      take.current = { recorder, stream, context, analyser };
      setSeconds(0);
      setLevels([]);
      recorder.start(1000);
      setState('recording');
    } catch (cause) {
      release();
      setState('idle');
      setProblem(explainMicrophone(cause));
    }
  };
  const pause = () => {
    take.current?.recorder.pause();
    setState('paused');
  };
  const resume = () => {
    take.current?.recorder.resume();
    setState('recording');
  };
  return { state, problem, seconds, levels, start, stop, pause, resume };
}
