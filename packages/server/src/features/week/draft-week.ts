import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@larder/contract/endpoint.ts';
import { parseWish } from '@larder/contract/plan.ts';
import type { draftWeek } from '@larder/contract/week-calls.ts';
import { findWeekOf, listSaidAway } from '@larder/domain/week/weekday-words.ts';
import { hashText } from '@larder/domain/base/random.ts';
import { addDays, daysBetween } from '@larder/domain/calendar/plain-date.ts';
import type { Library } from '@larder/domain/own-recipe/judge-own-meal.ts';
import type { ShownDay } from '@larder/domain/plan/shown-day.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { Cook, Serving } from '@larder/domain/week/cook.ts';
import { cookOf } from '@larder/domain/week/shape-week.ts';
import { isAt, type StoredCook } from '@larder/domain/week/stored-cook.ts';
import type { Scope } from '../../db/scope.ts';
import { isSameStored } from '../../plan-wire/is-same-stored.ts';
import type { DayStore } from '../calendar/day-store.ts';
import { writeRules } from './write-rules.ts';
import { findWeek, type FindWeekDeps } from './find-week.ts';
import { type GatherDeps, gatherWeek, type GatheredWeek } from './gather-week.ts';
import { readKeptPlan } from './read-kept-plan.ts';
import { listAbsent } from './rules-wire.ts';
import type { RulesStore } from './rules-store.ts';
import { runForWeek, type WeekPlanner } from './run-for-week.ts';
import { type DayOfDoc, pastOf, type WeekDoc, type WeekId, type WeekRecipe } from './week-doc.ts';
import { WeekRefused, weekNotFound } from './week-fault.ts';

export type WeekDeps = GatherDeps &
  FindWeekDeps & {
    readonly now: () => Date;
    /** The recipes of these days' own meals, as the household keeps them today. */
    readonly readLibrary: (scope: Scope, days: readonly ShownDay[]) => Promise<Library>;
    readonly days: DayStore;
    readonly rules: RulesStore;
    readonly planner: WeekPlanner;
    /** Throws when the account has made too many in a short time. */
    readonly countWeek: (scope: Scope) => Promise<void>;
  };

export type WeekWish = RequestOf<typeof draftWeek>['body'];

export type DraftListener = {
  readonly signal: AbortSignal;
  readonly onUnderstood?: (id: WeekId, gathered: GatheredWeek) => void;
  readonly onQueued?: (ahead: number) => void;
  readonly onShaped?: (cooks: readonly Cook[], kept: readonly DayOfDoc[]) => void;
};

export type Drafted = { readonly doc: WeekDoc; readonly gathered: GatheredWeek };

/** The open week for the wish, or a new one. */
export async function makeDraft(
  deps: WeekDeps,
  scope: Scope,
  { wish, listener }: { wish: WeekWish; listener: DraftListener },
): Promise<Drafted> {
  const before = await findBefore(deps, scope, wish);
  const left = before && !wish.anew ? { doc: before, gathered: await gatherWeek(deps, scope, before) } : undefined;
  if (left && isAsItWasMade(left)) {
    listener.onUnderstood?.(left.doc.id, left.gathered);
    return left;
  }
  const recipe = await startRecipe(deps, scope, { wish, before });
  const id = before?.id ?? (randomUUID() as WeekId);
  const plans = await listKept(deps, scope, { recipe, id, replan: wish.replan ?? [] });
  const gathered = await gatherWeek(deps, scope, { recipe, plans });
  listener.onUnderstood?.(id, gathered);
  await deps.countWeek(scope);
  // What today's rules let be stays; the others are replaced, and that is said.
  const kept = left
    ? left.doc.recipe.cooks
    : before
      ? listLocked(before.recipe, recipe)
      : wish.keepsShownDay
        ? await listShownDay(deps, scope, recipe)
        : [];
  const { onShaped, ...waiting } = listener;
  const made = await runForWeek(
    deps.planner,
    // What was locked in a week was meant to stay.
    { kind: 'make', query: gathered.query, kept, spreads: !before, leavesNever: !before || left !== undefined },
    { ...waiting, ...(onShaped && { onShaped: (cooks: readonly Cook[]) => onShaped(cooks, plans) }) },
  );
  const shown = made.days.map(
    ({ date, plan }): DayOfDoc =>
      plans.find((day) => day.date === date) ?? { date, from: 'planned', mealPlanId: before ? idOf(before, date) : null, plan },
  );
  const doc: WeekDoc = {
    id,
    revision: before?.revision ?? null,
    isChanged: true,
    lastChange: randomUUID(),
    madeUnder: writeRules(gathered.household),
    recipe: { ...recipe, cooks: made.cooks, relaxed: [...made.relaxed, ...made.notes] },
    plans: shown,
    past: before ? pastOf(before, shown) : [],
  };
  await deps.drafts.saveDraft(scope, doc);
  await deps.plans.rememberShown(
    scope,
    doc.plans.flatMap(({ plan: { meals } }) => Object.values(meals).map(({ dishId }) => dishId)),
    deps.now(),
  );
  return { doc, gathered };
}

/** What nobody saved is planned for who eats today; what was saved is kept, with what speaks against it. */
const isAsItWasMade = ({ doc, gathered }: Drafted): boolean => doc.revision !== null || doc.madeUnder === writeRules(gathered.household);

const idOf = ({ plans }: WeekDoc, date: string): string | null =>
  plans.find((day) => day.date === date && day.from === 'planned')?.mealPlanId ?? null;

async function findBefore(deps: WeekDeps, scope: Scope, wish: WeekWish): Promise<WeekDoc | undefined> {
  const { weekId, query, start, days } = wish;
  if (weekId === undefined) {
    const asked = await deps.drafts.findAsked(scope, { query, start, days });
    return asked && asked.revision !== null ? findJustSaved(deps, scope, { wish, id: asked.id }) : asked;
  }
  const found = await findWeek(deps, scope, weekId);
  if (!found) throw weekNotFound();
  return found;
}

/**
 * The week that was saved while its page was loaded anew: beside it another one of the same days would be made, with nothing to
 * plan. Of a day that is free again, or is asked for, there is.
 */
async function findJustSaved(
  deps: WeekDeps,
  scope: Scope,
  { wish: { anew, replan, start, days }, id }: { readonly wish: WeekWish; readonly id: WeekId },
): Promise<WeekDoc | undefined> {
  if (anew || replan) return undefined;
  const found = await findWeek(deps, scope, id);
  const planned = await deps.days.listDays(scope, start, addDays(start, days - 1));
  return planned.length === days ? found : undefined;
}

type Asked = { readonly wish: WeekWish; readonly before: WeekDoc | undefined };

/** Rules and absences are those of today; of a week that is made again those that it had stay where nothing else is said. */
async function startRecipe(deps: WeekDeps, scope: Scope, { wish, before }: Asked): Promise<WeekRecipe> {
  const rules = await deps.rules.readRules(scope);
  const { query, start, days } = wish;
  const old = before?.recipe;
  const asked = parseWish(query);
  const named = findWeekOf(asked, start);
  const slots = wish.slots ?? old?.slots ?? named?.slots ?? MEAL_SLOTS;
  const isSamePlace = old?.start === start && old.days === days;
  const away = { words: asked.words, start, days, slots };
  const isAsUsual = isSamePlace && isSameStored(old.rules.eatsAtHome, rules.eatsAtHome);
  const absent = isAsUsual ? sayAnew(old, away) : withSaidAway(listAbsent(rules, away), away);
  return {
    start,
    days,
    query,
    seed: wish.seed ?? (old ? old.seed + 1 : hashText(`${query.trim().toLowerCase()} ${start}`)),
    shape: wish.shape ?? old?.shape ?? named?.shape ?? 'usual',
    slots,
    rules,
    cooks: [],
    absent,
    ...(isSamePlace ? ofTheseDays(old) : NOTHING_OF_A_DAY),
    haves: {},
    relaxed: [],
  };
}

type Away = Parameters<typeof listSaidAway>[1] & { readonly words: string; readonly slots: readonly MealSlot[] };
type Absent = WeekRecipe['absent'];

/** With the meals of which the sentence says that nobody eats them at home. */
function withSaidAway(absent: Absent, { words, slots, ...days }: Away): Absent {
  const said = listSaidAway(words, days).filter(({ day, slot }) => slots.includes(slot) && !absent.some(isAt(day, slot)));
  return [...absent, ...said];
}

/** Of a week that is made again with other words: who was away by the old ones is at home. */
function sayAnew({ query, absent }: WeekRecipe, away: Away): Absent {
  const before = parseWish(query).words;
  if (before === away.words) return absent;
  const gone = listSaidAway(before, away);
  return withSaidAway(
    absent.filter(({ day, slot }) => !gone.some(isAt(day, slot))),
    away,
  );
}

/** What was said of single days. */
const ofTheseDays = ({ locked, company = [], targetsAt }: WeekRecipe): Pick<WeekRecipe, 'locked' | 'company' | 'targetsAt'> => ({
  locked,
  company,
  targetsAt,
});
const NOTHING_OF_A_DAY = { locked: [], company: [], targetsAt: {} } as const;

/** The cooks with a locked meal. */
function listLocked({ cooks }: WeekRecipe, { locked }: WeekRecipe): readonly StoredCook[] {
  return cooks.filter(({ servings }) => servings.some(({ day, slot }) => locked.some(isAt(day, slot))));
}

type Range = { readonly recipe: WeekRecipe; readonly id: WeekId; readonly replan: readonly string[] };

/** Days of the calendar that stay: those that another plan is on, and that are not to be planned over. */
async function listKept({ days, plans }: WeekDeps, scope: Scope, { recipe, id, replan }: Range): Promise<readonly DayOfDoc[]> {
  const planned = await days.listDays(scope, recipe.start, addDays(recipe.start, recipe.days - 1));
  const own = new Set([...(await plans.listOfWeek(scope, id)).values()].map((plan) => String(plan.id)));
  const kept = planned.filter(({ date, plan }) => !replan.includes(date) && !own.has(plan.id));
  return Promise.all(
    kept.map(async ({ date, plan: { id: planId } }): Promise<DayOfDoc> => {
      const plan = await plans.findPlan(scope, planId);
      if (!plan) throw new WeekRefused({ type: 'days-changed' });
      return { date, from: 'kept', mealPlanId: planId, plan: readKeptPlan(plan) };
    }),
  );
}

/** The dishes of the day last shown for the sentence, as the first day's. */
async function listShownDay({ plans }: WeekDeps, scope: Scope, { query, start, slots }: WeekRecipe): Promise<readonly StoredCook[]> {
  const open = await plans.findOpenPlan(scope, query);
  const day: Serving['day'] = daysBetween(start, start);
  return slots.flatMap((slot): StoredCook[] => {
    const meal = open?.current.meals[slot];
    if (!meal) return [];
    const kind = slot === 'breakfast' || slot === 'snack' ? 'again' : 'pot';
    return [{ ...cookOf(kind, [{ day, slot }]), dishId: meal.dishId, shares: [] }];
  });
}
