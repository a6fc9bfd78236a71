import type { Database } from '../db/database.ts';
import type { DayStore } from '../features/calendar/day-store.ts';
import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { ok } from '@larder/domain/base/result.ts';
import { gatherWish, type PlanDeps, readWish } from '../features/plan/generate-plan.ts';
import { toProblem } from '../features/plan/generate-routes.ts';
import { changeRoutes } from '../features/week/change-routes.ts';
import { draftRoute } from '../features/week/draft-routes.ts';
import type { WeekDeps } from '../features/week/draft-week.ts';
import { rulesRoutes } from '../features/week/rules-routes.ts';
import type { RulesStore } from '../features/week/rules-store.ts';
import { type SavedWeekDeps, savedWeekRoutes } from '../features/week/saved-routes.ts';
import { makeWeekDrafts } from '../features/week/week-draft-store.ts';
import type { Planner } from '../planner/planner.ts';
import { makeWeekStore } from '../features/week/week-store.ts';
import { makeWeekSaver } from './save-week.ts';
import { makeWeekShop, type ShopDeps } from './shop-for-week.ts';
import type { Route } from '../http/mount.ts';
import type { RateCounts } from '../http/rate-counts.ts';
import { countUse } from '../http/rate-limit.ts';

type Options = {
  readonly database: Database;
  readonly planning: PlanDeps;
  readonly listPlannable: WeekDeps['listPlannable'];
  readonly shopping: ShopDeps;
  readonly days: DayStore;
  readonly rules: RulesStore;
  readonly rateCounts: RateCounts;
  readonly requireRoom: SavedWeekDeps['requireRoom'];
  readonly readSync: SavedWeekDeps['readSync'];
  readonly judgeDays: SavedWeekDeps['judgeDays'];
  readonly planner: Planner;
};

export function makeWeekRoutes({
  database,
  planning,
  listPlannable,
  shopping,
  days,
  rules,
  rateCounts,
  requireRoom,
  readSync,
  judgeDays,
  planner,
}: Options): readonly Route[] {
  const deps: WeekDeps & Pick<SavedWeekDeps, 'explainPlanFault'> = {
    plans: planning.plans,
    now: planning.now,
    readLibrary: planning.readLibrary,
    readWish: async (scope, wish) =>
      wish.words.trim() === '' ? ok(await gatherWish(planning, scope, { wish, intent: EMPTY_INTENT })) : readWish(planning, scope, wish),
    listPlannable,
    explainPlanFault: toProblem,
    days,
    rules,
    planner,
    drafts: makeWeekDrafts(database),
    weeks: makeWeekStore(database),
    countWeek: async ({ userId }) => countUse(rateCounts, 'weeks', userId),
  };
  return [
    draftRoute(deps),
    ...changeRoutes(deps),
    ...savedWeekRoutes({
      ...deps,
      saver: makeWeekSaver(database),
      shop: makeWeekShop(database, shopping),
      requireRoom,
      readSync,
      judgeDays,
    }),
    ...rulesRoutes(rules),
  ];
}
