import type { CSSProperties } from 'react';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import { MACRO_LABELS, MACROS } from '../../components/macro-slices.ts';
import { formatGrams } from '../../lib/format/round.ts';
import { SLIDERS } from './model.ts';

const COLOURS = { protein: 'var(--color-protein)', carbs: 'var(--color-carbs)', fat: 'var(--color-fat)' } as const;

type Props = { readonly grams: Macros; readonly onChange: (grams: Macros) => void };

export function MacroSliders({ grams, onChange }: Props) {
  return (
    <div className="grid gap-3">
      {MACROS.map((macro) => {
        const { max, step } = SLIDERS[macro];
        const id = `slider-${macro}`;
        return (
          <div key={macro}>
            <div className="flex items-baseline justify-between">
              <label htmlFor={id} className="font-medium">
                {MACRO_LABELS[macro]}
              </label>
              <output htmlFor={id} className="numbers font-semibold">
                {formatGrams(grams[macro])}
              </output>
            </div>
            <input
              id={id}
              type="range"
              min={0}
              max={max}
              step={step}
              value={grams[macro]}
              aria-valuetext={`${grams[macro]} grams`}
              className="macro-slider"
              style={{ '--fill': COLOURS[macro], '--part': `${(grams[macro] / max) * 100}%` } as CSSProperties}
              onChange={(event) => onChange({ ...grams, [macro]: event.target.valueAsNumber })}
            />
          </div>
        );
      })}
    </div>
  );
}
