// A value between two bounds, by mouse, touch or arrow keys.
import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';

type SliderProps = {
  label: string;
  /** The value as it is shown and read out, such as '1.2x'. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

export function Slider({ label, valueText, value, min, max, step, onChange, disabled = false }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-3 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="tabular-nums text-ink-soft">{valueText}</span>
      </div>
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-8 touch-none select-none items-center data-[disabled]:opacity-55"
      >
        <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
          <Radix.Range className="absolute h-full rounded-full bg-pine" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={valueText}
          className="block size-5 rounded-full border-2 border-pine bg-surface shadow-card"
        />
      </Radix.Root>
    </div>
  );
}
