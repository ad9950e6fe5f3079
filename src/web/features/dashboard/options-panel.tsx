// How the voice reads: speed, pitch, pauses, another variation.
import { limits } from '#contract/limits.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { defaultOptions, type useDraft } from './draft.ts';

export function OptionsPanel({ draft: { options, change } }: { draft: ReturnType<typeof useDraft> }) {
  const t = useText();
  const set = (part: Partial<typeof options>) => change({ options: { ...options, ...part } });
  const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
  return (
    <Card className="grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-semibold">{t('dashboard.options.title')}</h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => set({ ...defaultOptions, language: options.language })}
        >
          {t('dashboard.options.reset')}
        </Button>
      </div>
      <Slider
        label={t('dashboard.options.speed')}
        valueText={t('dashboard.options.speedValue', { value: options.speed.toFixed(2) })}
        value={options.speed}
        {...limits.speed}
        step={0.05}
        onChange={(speed) => set({ speed })}
      />
      <Slider
        label={t('dashboard.options.pitch')}
        valueText={t('dashboard.options.pitchValue', { value: signed(options.pitch) })}
        value={options.pitch}
        {...limits.pitch}
        step={0.5}
        onChange={(pitch) => set({ pitch })}
      />
      <Slider
        label={t('dashboard.options.pause')}
        valueText={t('dashboard.options.pauseValue', { value: options.pause.toFixed(1) })}
        value={options.pause}
        {...limits.pause}
        step={0.1}
        onChange={(pause) => set({ pause })}
      />
      <div className="grid gap-2">
        <Button variant="secondary" size="small" onClick={() => set({ seed: options.seed + 1 })}>
          {t('dashboard.options.variation')}
          {options.seed > 0 && ` (${options.seed})`}
        </Button>
        <p className="text-sm text-ink-soft">{t('dashboard.options.variationHelp')}</p>
      </div>
    </Card>
  );
}
