// A checkbox with its label; the browser's own control in our colour.
import type { ComponentProps, ReactNode } from 'react';

export function Checkbox({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="flex items-start gap-3 text-[0.9375rem]">
      <input type="checkbox" className="mt-1 size-4.5 shrink-0 accent-pine" {...rest} />
      <span>{children}</span>
    </label>
  );
}
