import { energyKcal, type Macros, MACROS } from '@larder/domain/food/nutrients.ts';
import { type CSSProperties, useState } from 'react';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { MACRO_COLOURS } from './DayBar.tsx';
import { CALORIES_SLIDER, caloriesPosition, SLIDERS, withEnergy } from './model.ts';

type Props = {
  readonly grams: Macros;
  /** Of the day that nobody has moved: its macros in their sliders' own steps come to another sum. */
  readonly kcal?: number;
  readonly onChange: (grams: Macros) => void;
};

export function MacroSliders({ grams, kcal, onChange }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2 xl:grid-cols-4">
      <CaloriesSlider grams={grams} {...(kcal !== undefined && { kcal })} onChange={onChange} />
      {MACROS.map((macro) => (
        <NamedSlider
          key={macro}
          id={`slider-${macro}`}
          label={MACRO_LABELS[macro]}
          value={grams[macro]}
          scale={{ min: 0, ...SLIDERS[macro] }}
          shown={formatGrams(grams[macro])}
          spoken={`${grams[macro]} grams`}
          colour={MACRO_COLOURS[macro]}
          onChange={(value) => onChange({ ...grams, [macro]: value })}
        />
      ))}
    </div>
  );
}

/** Stays where it is put, though the macros go in their own steps: their sum would pull it back under the finger. */
function CaloriesSlider({ grams, kcal: unmoved, onChange }: Props) {
  const [put, setPut] = useState<{ readonly kcal: number; readonly grams: Macros }>();
  const isPut = put !== undefined && MACROS.every((macro) => put.grams[macro] === grams[macro]);
  const kcal = isPut ? put.kcal : caloriesPosition(unmoved ?? energyKcal(grams));
  return (
    <NamedSlider
      id="slider-calories"
      label={COMPONENT_TEXTS.calories}
      value={kcal}
      scale={CALORIES_SLIDER}
      shown={formatKcal(kcal)}
      spoken={`${kcal} calories`}
      colour="var(--color-primary)"
      onChange={(value) => {
        const next = withEnergy(grams, value);
        setPut({ kcal: value, grams: next });
        onChange(next);
      }}
    />
  );
}

type SliderProps = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly scale: { readonly min: number; readonly max: number; readonly step: number };
  readonly shown: string;
  readonly spoken: string;
  readonly colour: string;
  readonly onChange: (value: number) => void;
};

function NamedSlider({ id, label, value, scale: { min, max, step }, shown, spoken, colour, onChange }: SliderProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="numbers font-semibold">
          {shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={spoken}
        className="macro-slider"
        style={{ '--fill': colour, '--part': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
