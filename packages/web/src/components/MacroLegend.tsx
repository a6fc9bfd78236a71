import type { Macros } from '@larder/domain/food/nutrients.ts';
import { formatGrams } from '../lib/format/round.ts';
import { MACRO_FILLS, MACRO_LABELS, macroSlices } from './macro-slices.ts';

/** The donut's numbers in words and bars, so that nothing rests on colour. */
export function MacroLegend({ grams, className = '' }: { readonly grams: Macros; readonly className?: string }) {
  return (
    <dl className={`grid gap-3 ${className}`}>
      {macroSlices(grams).map(({ macro, grams: amount, percent, drawnPercent }) => (
        <div key={macro} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
          <dt className="font-medium">{MACRO_LABELS[macro]}</dt>
          <dd className="numbers">
            <span className="font-semibold">{formatGrams(amount)}</span>
            <span className="ml-2 inline-block w-9 text-right text-sm text-muted">{Math.round(percent)}%</span>
          </dd>
          <div aria-hidden="true" className="col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className={`h-full rounded-full ${MACRO_FILLS[macro]} transition-[width] duration-200 ease-out`}
              style={{ width: `${drawnPercent}%` }}
            />
          </div>
        </div>
      ))}
    </dl>
  );
}
