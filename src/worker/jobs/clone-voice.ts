// The clone job: a stored sample becomes a voice with a profile, a report and a preview.
import { randomUUID } from 'node:crypto';
import type { SampleReport } from '#contract/endpoints/voices.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '#core/context.ts';
import type { JobHandler } from '#core/queue-work.ts';
import { failTask, reportProgress, takeTask } from '#core/tasks/run-task.ts';
import { finishClone } from '#core/voices/finish-clone.ts';
import { findSample, keptSamplePath } from '#core/voices/samples.ts';
import { encodeMp3 } from '#speech/audio/encode-mp3.ts';
import { improveSample } from '#speech/audio/improve.ts';
import { masterSound } from '#speech/audio/master.ts';
import { type SampleReport as Measured, measureSample } from '#speech/audio/measure.ts';
import type { Language, Sound, SpeechEngine, VoiceProfile } from '#speech/engine.ts';
import { detectTextLanguage } from '#speech/text/detect-language.ts';
import { aiMarks } from '../ai-marks.ts';
import { explainFailure } from '../explain-failure.ts';
import { joinSentences } from '../join-sentences.ts';
import { openSample } from '../open-sample.ts';
import { readStored } from '../read-stored.ts';

const previewTexts: Record<Language, string> = {
  en: 'Hello! This is my new voice. I can read anything you write.',
  zh: '你好！这是我的新声音。你写的任何内容，我都可以朗读。',
  ja: 'こんにちは。これが私の新しい声です。書いたものを何でも読み上げます。',
  ko: '안녕하세요. 이것이 저의 새로운 목소리입니다. 무엇이든 읽어 드릴게요.',
};

export const createCloneVoice = (ctx: Context, engine: SpeechEngine): JobHandler<'cloneVoice'> => ({
  async run({ data: { taskSn }, signal }) {
    const task = await takeTask(ctx, taskSn);
    if (!task?.voiceId) return;
    const sample = await findSample(ctx, String(task.input.audioPath));
    if (!sample) throw new AppError('uploadMissing');

    const bytes = await readStored(ctx, sample.path);
    const sound = await openSample(bytes, sample.trim);
    const measured = await measureSample(sound);
    const report = judgeSample(measured);
    await reportProgress(ctx, taskSn, 0.3);

    const profile = await engine.clone(await improveSample(sound, measured), { signal });
    await reportProgress(ctx, taskSn, 0.6);

    const language = languageOfSample(sample.text, task.input.locale);
    const previewPath = `voices/${task.voiceId}/${randomUUID()}/preview.mp3`;
    const preview = await speakPreview(engine, profile, language, signal);
    const marks = aiMarks('Voice preview', profile, language);
    const { maxBytes } = limits.sample;
    await ctx.storage.put(previewPath, await encodeMp3(preview, marks), { maxBytes });
    await ctx.storage.put(keptSamplePath(sample), bytes, { maxBytes });
    await finishClone(ctx, taskSn, sample, { profile, report, language, previewPath, likeness: null });
  },
  giveUp: ({ taskSn }, error) => failTask(ctx, taskSn, explainFailure(error)),
});

/** Refuses what no voice can be made of, and says why; everything else is reported. */
function judgeSample(measured: Measured): SampleReport {
  const { minSeconds: min, maxSeconds: max, recommendedSeconds: recommended } = limits.sample;
  const { seconds, speechSeconds, loudnessLufs, snrDb, pitch, verdict, advice } = measured;
  if (seconds < min) throw new AppError('sampleTooShort', { min, recommended });
  if (seconds > max + 0.5) throw new AppError('sampleTooLong', { max, recommended });
  if (verdict === 'unusable') throw new AppError('sampleSilent', { seconds: speechSeconds.toFixed(1) });
  const finite = (value: number) => (Number.isFinite(value) ? value : null);
  return {
    seconds,
    speechSeconds,
    loudnessLufs: finite(loudnessLufs),
    snrDb: finite(snrDb),
    pitchHz: pitch?.medianHz ?? null,
    verdict,
    advice: advice.filter((code) => code !== 'noSpeech'),
  };
}

/** The language of the prompt that was read; without one, that of the page. */
const languageOfSample = (text: string, locale: unknown): Language =>
  text.trim() === '' ? (locale === 'zh' ? 'zh' : 'en') : detectTextLanguage(text);

async function speakPreview(
  engine: SpeechEngine,
  voice: VoiceProfile,
  language: Language,
  signal: AbortSignal,
): Promise<Sound> {
  const spoken = await Array.fromAsync(
    engine.speak({ text: previewTexts[language], language, voice }, signal),
  );
  return masterSound({ samples: joinSentences(spoken, engine.sampleRate), sampleRate: engine.sampleRate });
}
