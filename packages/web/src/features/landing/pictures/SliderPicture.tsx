import { useState } from 'react';
import { KCAL_PER_GRAM } from '@larder/domain/food/nutrients.ts';
import { MacroDonut } from '../../../components/MacroDonut.tsx';
import { formatGrams } from '../../../lib/format/round.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { SAMPLE_DAY } from 'virtual:sample-day';
import { PICTURE_TEXTS } from '../texts.ts';

const { protein, carbs, fat, calories } = SAMPLE_DAY.totals;
const LEAST_PROTEIN = 60;
const MOST_PROTEIN = 180;

/** The real slider: protein takes the place of carbs, and the day's calories stay. */
export function SliderPicture() {
  const isLive = useIsLive();
  const [grams, setGrams] = useState<number>(protein);
  const day = { protein: grams, carbs: carbs - (grams - protein) * (KCAL_PER_GRAM.protein / KCAL_PER_GRAM.carbs), fat };
  const part = ((grams - LEAST_PROTEIN) / (MOST_PROTEIN - LEAST_PROTEIN)) * 100;

  return (
    <div className="flex w-full max-w-76 items-center gap-5">
      <MacroDonut grams={day} calories={calories} className="size-28 text-sm" />
      <div className="min-w-0 flex-1 rounded-2xl bg-card p-4 shadow-card">
        <p className="flex justify-between gap-2 font-medium">
          <span>{PICTURE_TEXTS.slider}</span> <output className="numbers">{formatGrams(grams)}</output>
        </p>
        <input
          type="range"
          aria-label={PICTURE_TEXTS.slider}
          aria-valuetext={PICTURE_TEXTS.grams(grams)}
          min={LEAST_PROTEIN}
          max={MOST_PROTEIN}
          step={1}
          value={grams}
          className="macro-slider mt-1"
          // A style attribute in the page itself is against the content security policy; one set by script is not.
          style={isLive ? ({ '--fill': 'var(--color-protein)', '--part': `${part}%` } as React.CSSProperties) : undefined}
          onChange={(event) => setGrams(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
