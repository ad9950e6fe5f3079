// A labelled input with its hint and its error, tied together for screen readers.
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';

export const inputClass =
  'w-full rounded-control border border-line-strong/70 bg-surface px-3.5 text-ink placeholder:text-ink-soft/80 ' +
  'transition-colors hover:border-line-strong focus-visible:border-pine aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:opacity-60';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

export function Field({ label, error, hint, className, ...rest }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described || undefined}
        className={classNames(inputClass, 'h-11', className)}
        {...rest}
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
