// A text area in the look of the other inputs.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { inputClass } from './field.tsx';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={classNames(inputClass, 'min-h-40 resize-y py-3 leading-relaxed', className)}
      {...rest}
    />
  );
}
