// Uploading: choose a file or drop one.
import { FileAudio } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { errorText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { checkFile } from './check-file.ts';

const accepted = 'audio/*,video/mp4,video/webm,.mp3,.wav,.m4a,.mp4,.webm,.ogg,.opus,.flac,.aac';

export function UploadPanel({ onChosen }: { onChosen: (file: File) => void }) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (file: File | undefined) => {
    const refusal = checkFile(file);
    setProblem(refusal ? errorText(refusal.code, locale, refusal.params) : null);
    if (file && !refusal) onChosen(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-3">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid cursor-pointer justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-10 text-center',
          'focus-within:border-pine hover:border-pine',
          over ? 'border-pine bg-pine-wash' : 'border-line-strong/50',
        )}
      >
        <FileAudio aria-hidden className="size-9 text-copper" />
        <span className="font-medium">{t('clone.upload.drop')}</span>
        <span className="text-pine underline underline-offset-4">{t('clone.upload.choose')}</span>
        <span className="text-sm text-ink-soft">
          {t('clone.upload.formats', { size: limits.sample.maxMegabytes })}
        </span>
        <input
          id={id}
          type="file"
          accept={accepted}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
