// The mark of Timbre: a sound wave hanging from one line, which makes a T.
import { classNames } from './class-names.ts';

const bars = [
  { x: 3, height: 5 },
  { x: 8.5, height: 9 },
  { x: 14, height: 22 },
  { x: 19.5, height: 9 },
  { x: 25, height: 5 },
];

function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('fill-current', className)}>
      {bars.map(({ x, height }) => (
        <rect key={x} x={x} y={5} width={4} height={height} rx={2} />
      ))}
    </svg>
  );
}

export function Brand({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2">
      <BrandMark className="size-8 text-copper" />
      <span translate="no" className="font-display text-[1.375rem] font-semibold leading-none tracking-tight">
        {name}
      </span>
    </span>
  );
}
