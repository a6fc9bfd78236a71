import { IconBasket } from '@tabler/icons-react';
import { isSharedPot } from './model.ts';
import type { WeekPlan } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';

/** How much the week is to shop and to cook. */
export function ListSummary({ week: { list, cooks } }: { readonly week: WeekPlan }) {
  if (!list) return null;
  const eaten = cooks.reduce((sum, { meals }) => sum + meals.length, 0);
  const left = cooks.filter(isSharedPot).reduce((sum, { meals }) => sum + meals.length - 1, 0);
  return (
    <p className="numbers flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <span className="flex items-baseline gap-2">
        <IconBasket className="size-5 self-center text-primary" aria-hidden />
        <span className="display text-2xl">{list.things}</span>
        <span>{WEEK_TEXTS.things(list.things)}</span>
      </span>
      {list.forOneMeal > 0 && <span className="text-muted">{WEEK_TEXTS.forOneMeal(list.forOneMeal)}</span>}
      {/* Days that stay as they were planned are cooked by their own plans. */}
      {eaten > 0 && <span className="text-muted">{WEEK_TEXTS.cooked(eaten - left, left)}</span>}
    </p>
  );
}
