// A drawn sound wave, for decoration: rounded bars whose heights come from a fixed rule, the same on server and browser.
import { classNames } from './class-names.ts';

const heightOf = (index: number, count: number): number => {
  const place = index / (count - 1);
  const envelope = Math.sin(Math.PI * place) ** 0.7;
  const detail = 0.55 + 0.3 * Math.sin(index * 1.7) + 0.15 * Math.sin(index * 4.1 + 1);
  return Math.round(8 + 84 * envelope * detail);
};

export function Wave({
  bars = 48,
  moving = false,
  className,
}: {
  bars?: number;
  moving?: boolean;
  className?: string;
}) {
  const step = 6;
  return (
    <svg
      viewBox={`0 0 ${bars * step} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('sound-wave fill-current', className)}
    >
      {Array.from({ length: bars }, (_, index) => ({
        x: index * step + 1,
        height: heightOf(index, bars),
      })).map(({ x, height }) => (
        <rect
          key={x}
          x={x}
          y={50 - height / 2}
          width={3}
          height={height}
          rx={1.5}
          className={classNames('origin-center [transform-box:fill-box]', moving && 'animate-sway')}
        />
      ))}
    </svg>
  );
}
