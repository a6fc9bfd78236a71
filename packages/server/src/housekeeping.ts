import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { NOVELTY_DAYS } from './features/plan/generate-plan.ts';

type Forget = (before: Date) => Promise<number>;

export type Kept = {
  readonly plans: { readonly forgetShown: Forget };
  readonly trash: readonly { readonly forgetDeleted: Forget }[];
  readonly photos: { readonly forgetRemoved: Forget };
  readonly items: { readonly forgetOperations: Forget };
  readonly habits: { readonly forgetTicks: Forget };
  readonly eaters: { readonly forgetRemoved: Forget };
  readonly households: { readonly forgetNews: Forget };
  readonly links: { readonly forgetOver: Forget };
  readonly videos: { readonly forgetOld: Forget };
  readonly model: { readonly forgetUse: () => Promise<number> };
  readonly swept: readonly { readonly sweep: () => Promise<number> }[];
};

/** How long somebody who was away hears who came and went. */
const NEWS_DAYS = 60;
/** How long a deleted plan, list, week, recipe or photo can be brought back. */
const UNDO_DAYS = 1 / 24;
/** How long the way through a shop is remembered. */
const HABIT_DAYS = 365;
/** How late a phone may send a change a second time. */
const OPERATION_DAYS = 90;

/** Forgets what is of no more use; answers with how many rows that were. One after the other: nobody waits for it. */
export async function keepHouse({
  plans,
  trash,
  photos,
  items,
  habits,
  eaters,
  households,
  links,
  videos,
  model,
  swept,
}: Kept): Promise<number> {
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  let rows = 0;
  for (const { sweep } of swept) rows += await sweep();
  for (const { forgetDeleted } of trash) rows += await forgetDeleted(daysAgo(UNDO_DAYS));
  return (
    rows +
    (await plans.forgetShown(daysAgo(NOVELTY_DAYS))) +
    (await photos.forgetRemoved(daysAgo(UNDO_DAYS))) +
    (await items.forgetOperations(daysAgo(OPERATION_DAYS))) +
    (await habits.forgetTicks(daysAgo(HABIT_DAYS))) +
    (await eaters.forgetRemoved(daysAgo(UNDO_DAYS))) +
    (await households.forgetNews(daysAgo(NEWS_DAYS))) +
    (await links.forgetOver(daysAgo(0))) +
    (await videos.forgetOld(daysAgo(0))) +
    (await model.forgetUse())
  );
}
