import { MACROS } from '@larder/domain/food/nutrients.ts';
import type { MacroRanges } from '@larder/domain/diet/macro-split.ts';
import { MACRO_FILLS, MACRO_LABELS } from '../../components/macro-slices.ts';
import { NUTRITION_TEXTS } from './texts.ts';

const TICKS = [0, 25, 50, 75, 100] as const;

type Props = { readonly diet: string; readonly ranges: MacroRanges };

/** Every card has the same scale, 0 to 100 per cent of energy, in the same place: bands compare down the page. */
export function MacroBands({ diet, ranges }: Props) {
  return (
    <figure aria-label={NUTRITION_TEXTS.bandsOf(diet)} className="numbers text-sm">
      <dl className="grid gap-2">
        {MACROS.map((macro) => {
          const { min, max } = ranges[macro];
          return (
            <div key={macro} className="grid grid-cols-[3.5rem_1fr_4rem] items-center gap-3 tight:grid-cols-2">
              <dt className="font-medium">{MACRO_LABELS[macro]}</dt>
              <dd className="text-right font-semibold not-tight:order-last">
                {min}-{max}%
              </dd>
              <div aria-hidden="true" className="relative h-6 tight:col-span-2">
                <Ticks />
                {/* A range of a few per cent is still seen. */}
                <span
                  className={`absolute inset-y-1 ${MACRO_FILLS[macro]}`}
                  style={{ left: `${min}%`, width: `max(${max - min}%, 0.375rem)` }}
                />
              </div>
            </div>
          );
        })}
      </dl>
      <div aria-hidden="true" className="grid grid-cols-[3.5rem_1fr_4rem] gap-3 text-xs text-muted tight:grid-cols-1">
        <span>{NUTRITION_TEXTS.scale}</span>
        <span className="relative h-5 tight:row-start-1">
          {TICKS.map((tick) => (
            <span key={tick} className="absolute -translate-x-1/2" style={{ left: `${tick}%` }}>
              {tick}
            </span>
          ))}
        </span>
      </div>
    </figure>
  );
}

function Ticks() {
  return TICKS.map((tick) => <span key={tick} className="absolute inset-y-0 w-px bg-line" style={{ left: `${tick}%` }} />);
}
