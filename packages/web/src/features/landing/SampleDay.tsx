import { MACROS } from '@larder/domain/food/nutrients.ts';
import { DishArt } from '../../components/DishArt.tsx';
import { MacroDonut } from '../../components/MacroDonut.tsx';
import { MACRO_FILLS, MACRO_LABELS } from '../../components/macro-slices.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { SAMPLE_DAY } from 'virtual:sample-day';
import { LANDING_TEXTS } from './texts.ts';

/** Four plates around the day's donut. On a phone the donut sits in the middle of the table. */
export function SampleDay() {
  return (
    <figure className="relative">
      <ul className="grid grid-cols-2 gap-3 sm:gap-5">
        {SAMPLE_DAY.meals.map(({ slot, dishId, title, calories }, i) => (
          <li key={slot} className={`card overflow-hidden ${i % 2 === 1 ? 'lg:translate-y-8' : ''}`}>
            <DishArt dishId={dishId} size={600} className="aspect-[4/3]" />
            <div className={`flex min-h-29 flex-col p-3 sm:p-4 ${i < 2 ? 'pb-8' : ''}`}>
              <p className="eyebrow capitalize">{slot}</p>
              <p className="display mt-0.5 text-base sm:text-xl">{title}</p>
              <p className="numbers mt-auto pt-1 text-sm text-muted">{formatKcal(calories)}</p>
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="card relative z-10 mx-auto mt-4 flex max-w-md items-center gap-5 rounded-[1.75rem] p-4 shadow-lift sm:gap-7 sm:p-5 lg:mt-14">
        <MacroDonut grams={SAMPLE_DAY.totals} calories={SAMPLE_DAY.totals.calories} className="size-28 text-sm sm:size-32 sm:text-base" />
        <div className="min-w-0">
          <p className="eyebrow">{LANDING_TEXTS.sample.asked}</p>
          <p className="display mt-0.5 text-base leading-snug">“{SAMPLE_DAY.query}”</p>
          <ul className="numbers mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {MACROS.map((macro) => (
              <li key={macro} className="inline-flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-2.5 rounded-full ${MACRO_FILLS[macro]}`} />
                {MACRO_LABELS[macro]} {formatGrams(SAMPLE_DAY.totals[macro])}
              </li>
            ))}
          </ul>
        </div>
      </figcaption>
    </figure>
  );
}
