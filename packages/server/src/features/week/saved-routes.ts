import type { CalendarSync } from '@larder/contract/calendar.ts';
import type { GroceryListCard } from '@larder/contract/grocery.ts';
import type { TakenDay } from '@larder/contract/week.ts';
import type { Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import {
  deleteWeek as deleteWeekCall,
  dropWeekChanges,
  getWeek,
  listUnsavedWeeks,
  listWeeks,
  restoreWeek,
  saveWeek as saveWeekCall,
  shopForWeek,
} from '@larder/contract/week-calls.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { listThings } from '@larder/domain/week/week-things.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { findRevisionSeen } from '../../http/what-was-seen.ts';
import { answerRefusals, type ExplainPlanFault } from './answer-routes.ts';
import type { Drafted, WeekDeps } from './draft-week.ts';
import { findSavedWeek, findWeek } from './find-week.ts';
import { gatherWeek } from './gather-week.ts';
import { showWeek } from './show-week.ts';
import type { WeekDoc } from './week-doc.ts';
import type { PlanOfWeek, SavedWeek } from './week-store.ts';

/** Over the stores of weeks, plans and days at once: all of it is one transaction. */
export type WeekSaver = {
  readonly saveWeek: (scope: Scope, saving: { readonly doc: WeekDoc; readonly wish: SaveWish }) => Promise<Result<SavedPlace, SaveFault>>;
  readonly deleteWeek: (scope: Scope, deleting: Deleting) => Promise<Result<undefined, DeleteFault>>;
};

export type SaveWish = {
  /** What to do with days that other plans are on, and which days those were when it was asked. */
  readonly taken?: { readonly answer: 'keep' | 'replace'; readonly days: readonly TakenDay[] } | undefined;
  readonly putBack?: readonly PlainDate[] | undefined;
  /** The revision of the week that the caller has seen; `NO_REVISION` where there was none. */
  readonly seen: string | undefined;
  readonly things: number;
};

export type SavedPlace = { readonly revision: string; readonly planIds: ReadonlyMap<string, string> };
export type SaveFault =
  | { readonly type: 'days-taken'; readonly taken: readonly TakenDay[] }
  | { readonly type: 'week-changed' }
  | { readonly type: 'week-not-found' };

/** `keep`: days that are on the calendar stay there, as plans of their own; all others go with the week. */
export type Deleting = { readonly id: string; readonly days: 'keep' | 'clear'; readonly seen: string | undefined };
export type DeleteFault = { readonly type: 'week-not-found' } | { readonly type: 'week-changed' };

/** Over the lists and the weeks at once. */
export type WeekShop = {
  /** The lists that were made of the week, as far as they are still there. */
  readonly findLists: (scope: Scope, week: SavedWeek) => Promise<readonly GroceryListCard[]>;
  /** What each trip has to bring; `save` keeps all lists with all their items, or none. */
  readonly writeTrips: (scope: Scope, week: SavedWeek) => Promise<Result<WrittenTrips, TooManyLines>>;
};

type WrittenTrips = { readonly lists: number; readonly items: number; readonly save: () => Promise<readonly GroceryListCard[]> };
type TooManyLines = { readonly type: 'too-many-lines'; readonly most: number };

export type SavedWeekDeps = WeekDeps & {
  readonly saver: WeekSaver;
  readonly shop: WeekShop;
  readonly explainPlanFault: ExplainPlanFault;
  readonly requireRoom: RequireRoom;
  /** What speaks against days to come under the rules that the table has today, by the day's id. */
  readonly judgeDays: (scope: Scope, days: readonly PlanOfWeek[]) => Promise<ReadonlyMap<string, string>>;
  /** How the copy in an outside calendar fares. */
  readonly readSync: (userId: UserId) => Promise<CalendarSync>;
};

export function savedWeekRoutes(deps: SavedWeekDeps): readonly Route[] {
  const { saver, weeks, drafts, shop, requireRoom, judgeDays } = deps;
  const gather = async (scope: Scope, doc: WeekDoc | undefined): Promise<Drafted> => {
    if (!doc) throw notFound();
    return { doc, gathered: await answerRefusals(gatherWeek(deps, scope, doc), deps.explainPlanFault) };
  };
  const open = async (scope: Scope, id: string): Promise<Drafted> => gather(scope, await findWeek(deps, scope, id));
  const openSaved = async (scope: Scope, id: string): Promise<Drafted> => gather(scope, await findSavedWeek(deps, scope, id));
  const readSync = async ({ userId }: Scope) => deps.readSync(userId);
  return [
    route(listWeeks, async ({ scope }) => {
      const cards = await weeks.listWeeks(scope);
      const planned = cards.length === 0 ? [] : await weeks.listDaysOfWeeks(scope);
      const against = await judgeDays(scope, planned);
      const weekIds = new Set(planned.flatMap(({ id, weekId }) => (against.has(id) ? [weekId] : [])));
      const changed = new Set((await drafts.listChanged(scope)).map(({ id }) => id));
      return succeed(cards.map((card) => ({ ...card, isAgainstRules: weekIds.has(card.id), hasChanges: changed.has(card.id) })));
    }),
    route(listUnsavedWeeks, async ({ scope }) => {
      const changed = await drafts.listChanged(scope);
      const saved = await weeks.listSaved(
        scope,
        changed.map(({ id }) => id),
      );
      return succeed(changed.filter(({ id }) => !saved.has(id)));
    }),
    route(getWeek, async ({ scope, params: { id }, query: { as } }) =>
      succeed(await showWeek(deps, scope, await (as === 'saved' ? openSaved : open)(scope, id))),
    ),
    route(dropWeekChanges, async ({ scope, params: { id } }) => {
      const saved = await openSaved(scope, id);
      await drafts.deleteDraft(scope, id);
      return succeed(await showWeek(deps, scope, saved));
    }),
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
      // One that was never saved is only on its person's screen. Changes to a saved one may stand in another window, which can save them.
      const shown = await drafts.findDraft(scope, id);
      const isWork = deleted.ok && shown?.isChanged === true;
      const wasShown = !isWork && (await drafts.deleteDraft(scope, id));
      if (!deleted.ok && !wasShown) throw notFound();
      return { success: true as const, calendarSync: await readSync(scope) };
    }),
    route(restoreWeek, async ({ scope, params: { id } }) => {
      if (!(await weeks.restoreWeek(scope, id))) throw notFound();
      return { success: true as const, calendarSync: await readSync(scope) };
    }),
    route(shopForWeek, async ({ scope, params }) => {
      const week = await weeks.findWeek(scope, params.id);
      if (!week) throw notFound();
      const there = await shop.findLists(scope, week);
      if (there.length > 0) return succeed({ lists: [...there] });
      const trips = await shop.writeTrips(scope, week);
      if (!trips.ok) throw new Problem('list-too-long', { says: `These days have more than ${trips.fault.most} things to buy.` });
      const { lists, items, save } = trips.value;
      if (lists === 0)
        throw new Problem(
          'nothing-to-buy',
          'No day of this week is on your calendar, so there is nothing to buy. Put its days back first.',
        );
      await requireRoom(scope, 'lists', lists);
      await requireRoom(scope, 'items', items);
      return succeed({ lists: [...(await save())] });
    }),
  ];
}

const notFound = (): Problem => new Problem('week-not-found');

const weekChanged = (): Problem => new Problem('week-changed');

function explain(fault: SaveFault): Problem {
  if (fault.type === 'week-changed') return weekChanged();
  if (fault.type === 'week-not-found') return notFound();
  const { length } = fault.taken;
  const says = `${length === 1 ? 'One day of this week has' : `${length} days of this week have`} another plan on your calendar. Nothing was saved yet.`;
  return new Problem('days-taken', { says }, { taken: fault.taken.map((day) => ({ ...day })) });
}
