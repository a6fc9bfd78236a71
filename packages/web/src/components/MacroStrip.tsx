import { MACROS } from '@larder/domain/food/nutrients.ts';
import type { MacroSplit } from '@larder/domain/diet/macro-split.ts';
import { useHidesNumbers } from './hidden-numbers.ts';
import { MACRO_FILLS } from './macro-slices.ts';

/** Decoration beside a diet's name: how its energy splits. */
export function MacroStrip({ split, className = 'w-20' }: { readonly split: MacroSplit; readonly className?: string }) {
  if (useHidesNumbers()) return null;
  return (
    <span aria-hidden="true" className={`inline-flex h-2 shrink-0 gap-px overflow-hidden rounded-full ${className}`}>
      {MACROS.map((macro) => (
        <span key={macro} className={MACRO_FILLS[macro]} style={{ width: `${split[macro]}%` }} />
      ))}
    </span>
  );
}
