// The last seconds of the microphone's level as bars, newest on the right, and as a meter for screen readers.

const bars = 60;
const lowestDb = -60;
const heightOf = (db: number): number => Math.max(4, Math.min(100, ((db - lowestDb) / -lowestDb) * 100));

export function LevelTrace({ levels, label }: { levels: readonly number[]; label: string }) {
  const shown = levels.slice(-bars);
  const now = Math.round(heightOf(shown.at(-1) ?? lowestDb));
  const step = 100 / bars;
  return (
    <div>
      <meter aria-label={label} min={0} max={100} value={now} className="sr-only" />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-20 w-full fill-copper"
      >
        {shown.map((db, index) => {
          const height = heightOf(db);
          const x = (bars - shown.length + index) * step;
          return <rect key={x} x={x} y={50 - height / 2} width={step * 0.6} height={height} rx={0.4} />;
        })}
      </svg>
    </div>
  );
}
