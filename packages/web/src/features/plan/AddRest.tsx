import { REST_OF_DAY } from '@larder/domain/intent/wish/rest-of-day.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { SUGGESTION } from './AskedFor.tsx';
import { PLAN_TEXTS } from './texts.ts';
import { WordsLink } from './WordsLink.tsx';

/** The other meals around those that are there, as they are. */
export function AddRest({ plan: { searchQuery, meals } }: { readonly plan: Plan }) {
  return (
    <WordsLink words={`${searchQuery}, ${REST_OF_DAY}`} kept={meals} className={SUGGESTION}>
      {PLAN_TEXTS.addRest}
    </WordsLink>
  );
}
