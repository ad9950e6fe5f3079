// Buttons, and links that look like them: one set of variants and sizes.
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'record';
  size?: 'small' | 'medium' | 'large';
};

const variants: Record<NonNullable<Look['variant']>, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-strong',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:border-pine hover:text-pine',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  record: 'bg-copper text-on-copper hover:opacity-90',
};
const sizes: Record<NonNullable<Look['size']>, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-4.5 text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
};

const buttonClass = ({ variant = 'primary', size = 'medium' }: Look, className?: string): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-medium leading-tight transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    '[&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  );

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; children: ReactNode };

/** While busy it shows a turning ring, keeps its focus, and ignores clicks. */
export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(look, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return <Link className={buttonClass(look, className)} {...rest} />;
}

/** A round button with a symbol only; the label is what a screen reader says. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
