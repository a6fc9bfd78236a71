import { REST_OF_DAY } from '@larder/domain/intent/wish/rest-of-day.ts';
import { Link } from '@tanstack/react-router';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { SUGGESTION } from './AskedFor.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** The other meals around those that are there, as they are. */
export function AddRest({ plan: { searchQuery, meals } }: { readonly plan: Plan }) {
  return (
    <Link
      to={PATHS.search}
      search={{ q: `${searchQuery}, ${REST_OF_DAY}` }}
      state={{ keptMeals: meals }}
      preload={false}
      className={SUGGESTION}
    >
      {PLAN_TEXTS.addRest}
    </Link>
  );
}
