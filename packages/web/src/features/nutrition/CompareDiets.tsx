import { MACROS, type Macro } from '@larder/domain/food/nutrients.ts';
import type { GuideEntry } from '@larder/domain/diet/guide.ts';
import type { Diet } from '@larder/domain/diet/diet.ts';
import type { MacroRange } from '@larder/domain/diet/macro-split.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_FILLS, MACRO_LABELS } from '../../components/macro-slices.ts';
import { NUTRITION_TEXTS } from './texts.ts';

/** The most looked for first, as people name them when they ask for a day; the cards keep the guide's own order. */
const LOOKED_FOR: readonly Diet[] = [
  'mediterranean',
  'keto',
  'vegetarian',
  'vegan',
  'glutenfree',
  'pescatarian',
  'paleo',
  'dash',
  'pregnancy',
  'carnivore',
  'standard',
];

/** No diet's band goes further: the axis ends here, and a phone's width is spent on what differs. */
const AXIS_END = 80;

export const cardIdOf = (diet: Diet): string => `diet-${diet}`;

/** All of them on one picture, before each by itself: a row is a way to its card. */
export function CompareDiets({ entries }: { readonly entries: readonly GuideEntry[] }) {
  if (useHidesNumbers()) return null;
  const rows = entries.toSorted((a, b) => LOOKED_FOR.indexOf(a.diet) - LOOKED_FOR.indexOf(b.diet));
  return (
    <table className="card numbers mt-8 w-full table-fixed border-separate border-spacing-0 overflow-hidden p-2 text-sm sm:p-5">
      <caption className="sr-only">{NUTRITION_TEXTS.compare}</caption>
      <thead>
        <tr className="text-left">
          <th scope="col" className="w-[34%] px-2 pb-2 font-normal text-muted sm:w-48">
            {NUTRITION_TEXTS.scale}
          </th>
          {MACROS.map((macro) => (
            <th key={macro} scope="col" className="px-2 pb-2 font-semibold">
              {MACRO_LABELS[macro]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ diet, name, macroDistribution }) => (
          <tr key={diet} className="hover:bg-primary-soft">
            <th scope="row" className="border-t border-line px-2 py-1 text-left font-semibold">
              <a href={`#${cardIdOf(diet)}`} className="inline-flex min-h-10 items-center leading-tight hover:underline">
                {name}
              </a>
            </th>
            {MACROS.map((macro) => (
              <td key={macro} className="border-t border-line px-2 py-1">
                <Band macro={macro} range={macroDistribution[macro]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Band({ macro, range: { min, max } }: { readonly macro: Macro; readonly range: MacroRange }) {
  return (
    <span className="grid gap-0.5">
      <span className="leading-tight">
        {min}-{max}%
      </span>
      <span aria-hidden="true" className="relative h-2 bg-line">
        <span
          className={`absolute inset-y-0 ${MACRO_FILLS[macro]}`}
          style={{ left: `${(min / AXIS_END) * 100}%`, width: `max(${((max - min) / AXIS_END) * 100}%, 0.25rem)` }}
        />
      </span>
    </span>
  );
}
