import type { CSSProperties } from 'react';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { Bars } from './EmptyOverview.tsx';
import { PICTURE_PLACE } from './MealFace.tsx';

/** A place at the table whose meal is still being made. */
export function EmptyPlace({ slot, place }: { readonly slot: MealPlace; readonly place: CSSProperties }) {
  return (
    <div className="card meal-face" style={place}>
      <div className="meal-open">
        <div aria-hidden="true" className={`skeleton rounded-none ${PICTURE_PLACE}`} />
        <div className="meal-words">
          <p className="eyebrow [grid-area:slot]">{SLOT_LABELS[slot]}</p>
          <div className="[grid-area:title] grid content-center gap-2 py-1 md:min-h-16">
            <Bars sizes={['h-5 w-5/6', 'h-5 w-1/2']} />
          </div>
          <div className="[grid-area:macros] md:mt-2">
            <Bars sizes={['h-3.5 w-4/5']} />
          </div>
        </div>
      </div>
      <ActionsToCome />
    </div>
  );
}

/** As high as the buttons of a card, so that nothing moves when they come. */
export function ActionsToCome() {
  return (
    <div aria-hidden="true" className="border-t border-line">
      <div className="min-h-9 md:min-h-11" />
      <div className="border-line md:min-h-11 md:border-t" />
    </div>
  );
}
