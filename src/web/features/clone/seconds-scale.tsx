// Seconds on a scale, with the recommended range marked.
import { limits } from '#contract/limits.ts';

const { maxSeconds, recommendedMinSeconds, recommendedMaxSeconds } = limits.sample;
const percent = (seconds: number): string => `${(100 * Math.min(seconds, maxSeconds)) / maxSeconds}%`;

export function SecondsScale({ seconds }: { seconds: number }) {
  const marks = [0, recommendedMinSeconds, recommendedMaxSeconds, maxSeconds];
  return (
    <div aria-hidden className="grid gap-1">
      <div className="relative h-2.5 overflow-hidden rounded-full bg-line">
        <div
          className="absolute inset-y-0 bg-pine-wash"
          style={{
            left: percent(recommendedMinSeconds),
            right: `calc(100% - ${percent(recommendedMaxSeconds)})`,
          }}
        />
        <div className="absolute inset-y-0 left-0 bg-copper" style={{ width: percent(seconds) }} />
      </div>
      <div className="relative h-5 text-xs text-ink-soft">
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: percent(mark) }}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
