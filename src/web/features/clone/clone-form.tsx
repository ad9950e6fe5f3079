// The name of the voice, the consent, and the button that starts cloning.
import { useId } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';

type CloneFormProps = {
  name: string;
  onName: (name: string) => void;
  consent: boolean;
  onConsent: (consent: boolean) => void;
  problem: string | null;
  busy: boolean;
  /** False until the page is awake: before, a click would send the form the browser's way and lose everything. */
  ready: boolean;
  again: boolean;
  onSubmit: () => void;
};

export function CloneForm({
  name,
  onName,
  consent,
  onConsent,
  problem,
  busy,
  ready,
  again,
  onSubmit,
}: CloneFormProps) {
  const t = useText();
  const id = useId();
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <Field
        label={t('clone.name.label')}
        placeholder={t('clone.name.placeholder')}
        value={name}
        maxLength={limits.voiceName.maxCharacters}
        autoComplete="off"
        onChange={(event) => onName(event.target.value)}
      />
      <Checkbox
        checked={consent}
        required
        aria-describedby={id}
        onChange={(event) => onConsent(event.target.checked)}
      >
        {t('clone.consent.label')}
        <span id={id} className="block text-sm text-ink-soft">
          {t('clone.consent.text')}
        </span>
      </Checkbox>
      {problem && (
        <p role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" busy={busy} disabled={!ready}>
        {busy ? t('clone.button.cloning') : again ? t('clone.button.reclone') : t('clone.button.clone')}
      </Button>
    </form>
  );
}
