import { isUnservedWish } from '@larder/domain/plan/write/unserved-wish.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import type { ReactNode } from 'react';
import type { Plan, PlanTotals } from '../../lib/wire/plan-types.ts';
import { IntentChips } from './IntentChips.tsx';
import { suggestChanges } from './model.ts';
import { QueryLine } from './QueryLine.tsx';
import { PLAN_TEXTS } from './texts.ts';
import { WordsLink } from './WordsLink.tsx';

export const SUGGESTION =
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border border-edge px-3.5 text-sm font-medium hover:border-primary hover:bg-primary-soft';

type Props = {
  readonly plan: Plan;
  /** A saved plan keeps the words it was made with. */
  readonly isSaved: boolean;
  /** What the day comes to since its sliders were moved. */
  readonly moved?: PlanTotals | undefined;
  /** Another dish there, for a wish that is not met. */
  readonly onSwap?: (place: MealPlace) => void;
  /** How many it is for. */
  readonly people?: ReactNode;
  /** Who was told apart in the words and is nobody of the household yet. */
  readonly newcomers?: ReactNode;
  /** What else can be changed of the day with one press. */
  readonly children?: ReactNode;
};

/** Between the title and the food: the words, what was understood of them and what of it the day does not serve. */
export function AskedFor({ plan, isSaved, moved, onSwap, people, newcomers, children }: Props) {
  const { searchQuery, notUnderstood } = plan;
  const unserved = plan.notes.filter(isUnservedWish);
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere md:mb-4">
      {searchQuery !== '' &&
        (isSaved ? (
          <p className="text-muted">
            {PLAN_TEXTS.askedFor} <q className="text-ink">{searchQuery}</q>
          </p>
        ) : (
          <QueryLine key={searchQuery} query={searchQuery} />
        ))}
      <IntentChips {...{ plan, isSaved, moved, onSwap }} first={people}>
        {!isSaved &&
          suggestChanges(plan).map(({ label, words }) => (
            <WordsLink key={label} words={`${searchQuery}, ${words}`} className={SUGGESTION}>
              {label}
            </WordsLink>
          ))}
        {children}
      </IntentChips>
      {newcomers}
      {unserved.map((sentence) => (
        <p key={sentence} className="basis-full font-medium">
          {sentence}
        </p>
      ))}
      {notUnderstood.length > 0 && <p className="basis-full text-sm text-muted">{PLAN_TEXTS.notUnderstood(notUnderstood)}</p>}
    </div>
  );
}
