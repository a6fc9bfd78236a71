import type { CalendarSync } from '@larder/contract/calendar.ts';
import { deleteWeek as deleteWeekCall, listWeeks, readWeek, saveWeek as saveWeekCall, shopForWeek } from '@larder/contract/week-calls.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { listThings } from '@larder/domain/week/week-things.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { findRevisionSeen } from '../../http/what-was-seen.ts';
import { answerRefusals, type ExplainPlanFault } from './answer-routes.ts';
import type { Drafted, WeekDeps } from './draft-week.ts';
import { findWeek } from './find-week.ts';
import { gatherWeek } from './gather-week.ts';
import type { WeekSaver, SaveFault } from '../../weeks/save-week.ts';
import type { WeekShop } from '../../weeks/shop-for-week.ts';
import { showWeek } from './show-week.ts';
import type { WeekDoc } from './week-doc.ts';

export type SavedWeekDeps = WeekDeps & {
  readonly saver: WeekSaver;
  readonly shop: WeekShop;
  readonly explainPlanFault: ExplainPlanFault;
  readonly requireRoom: RequireRoom;
  /** How the copy in an outside calendar fares. */
  readonly readSync: (userId: UserId) => Promise<CalendarSync>;
};

export function savedWeekRoutes(deps: SavedWeekDeps): readonly Route[] {
  const { saver, weeks, drafts, shop, requireRoom } = deps;
  const open = async (scope: Scope, id: string): Promise<Drafted> => {
    const doc = await findWeek(deps, scope, id);
    if (!doc) throw notFound();
    return { doc, gathered: await answerRefusals(gatherWeek(deps, scope, doc), deps.explainPlanFault) };
  };
  const readSync = async ({ userId }: Scope) => deps.readSync(userId);
  return [
    route(listWeeks, async ({ scope }) => succeed([...(await weeks.listWeeks(scope))])),
    route(readWeek, async ({ scope, params }) => succeed(await showWeek(deps, scope, await open(scope, params.id)))),
    route(saveWeekCall, async ({ scope, params, body, raw }) => {
      const { doc, gathered } = await open(scope, params.id);
      await requireRoom(scope, 'weeks', doc.revision === null ? 1 : 0);
      await requireRoom(scope, 'plans', doc.plans.filter(({ from, mealPlanId }) => from === 'planned' && mealPlanId === null).length);
      const things = listThings(doc.plans, DEFAULT_CORPUS.foodsById).things.length;
      const saved = await saver.saveWeek(scope, { doc, wish: { ...body, seen: findRevisionSeen(raw), things } });
      if (!saved.ok) throw explain(saved.fault);
      const { revision, planIds } = saved.value;
      const now: WeekDoc = {
        ...doc,
        revision,
        isChanged: false,
        plans: doc.plans.map((day) => (day.from === 'planned' ? { ...day, mealPlanId: planIds.get(day.date) ?? null } : day)),
      };
      await drafts.saveDraft(scope, now);
      return { ...succeed({ week: await showWeek(deps, scope, { doc: now, gathered }) }), calendarSync: await readSync(scope) };
    }),
    route(deleteWeekCall, async ({ scope, params: { id }, query: { days }, raw }) => {
      const deleted = await saver.deleteWeek(scope, { id, days, seen: findRevisionSeen(raw) });
      if (!deleted.ok && deleted.fault.type === 'week-changed') throw weekChanged();
      // One that was never saved is only on its person's screen.
      const wasShown = await drafts.deleteDraft(scope, id);
      if (!deleted.ok && !wasShown) throw notFound();
      return { success: true as const, calendarSync: await readSync(scope) };
    }),
    route(shopForWeek, async ({ scope, params }) => {
      const week = await weeks.findWeek(scope, params.id);
      if (!week) throw notFound();
      const there = await shop.findLists(scope, week);
      if (there.length > 0) return succeed({ lists: [...there] });
      const trips = await shop.writeTrips(scope, week);
      if (!trips.ok) throw new Problem('list-too-long', `These days have more than ${trips.fault.most} lines to buy.`);
      if (trips.value.length === 0)
        throw new Problem(
          'nothing-to-buy',
          'No day of this week is on your calendar, so there is nothing to buy. Put its days back first.',
        );
      await requireRoom(scope, 'lists', trips.value.length);
      const items = trips.value.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
      await requireRoom(scope, 'items', items);
      return succeed({ lists: [...(await shop.saveTrips(scope, { week, trips: trips.value }))] });
    }),
  ];
}

const notFound = (): Problem => new Problem('week-not-found', 'This week is not there. It may have been deleted.');

const weekChanged = (): Problem =>
  new Problem('week-changed', 'This week was changed in another window or on another device. Nothing was changed now.');

function explain(fault: SaveFault): Problem {
  if (fault.type === 'week-changed') return weekChanged();
  const { length } = fault.taken;
  const message = `${length === 1 ? 'One day of this week has' : `${length} days of this week have`} another plan on your calendar. Nothing was saved yet.`;
  return new Problem('days-taken', message, { taken: fault.taken.map((day) => ({ ...day })) });
}
