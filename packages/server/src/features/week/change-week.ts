import { randomUUID } from 'node:crypto';
import type { ChangedWeek } from '@larder/contract/week-changes.ts';
import { assertNever } from '@larder/domain/base/assert-never.ts';
import { addDays, daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { energyKcal, type Macros, type MacroTargets } from '@larder/domain/food/nutrients.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { Serving } from '@larder/domain/week/cook.ts';
import { homeShare } from '@larder/domain/week/week-query.ts';
import { isAt } from '@larder/domain/week/stored-cook.ts';
import { countHome } from '@larder/domain/table/week-company.ts';
import { listThings, nameAdded } from '@larder/domain/week/week-things.ts';
import type { Scope } from '../../db/scope.ts';
import { isSameStored } from '../../plan-wire/is-same-stored.ts';
import type { WeekDeps } from './draft-week.ts';
import { findWeek } from './find-week.ts';
import { gatherWeek, type GatheredWeek } from './gather-week.ts';
import { type Restored, takeDaysBack } from './take-days-back.ts';
import { tellSeats } from './tell-seats.ts';
import { WeekRefused, weekNotFound } from './week-fault.ts';
import { writeRules } from './write-rules.ts';
import { runForSwaps, runForWeek } from './run-for-week.ts';
import type { LeftWeek, MadeWeek, SwapCard, WeekJob } from './week-job.ts';
import { type DayOfDoc, pastOf, toRecipe, type WeekDoc, type WeekRecipe } from './week-doc.ts';

type Place = { readonly date: PlainDate; readonly slot: MealSlot };

export type WeekChange =
  | { readonly kind: 'refresh'; readonly date: PlainDate; readonly slot?: MealSlot | undefined; readonly count: number }
  | ({ readonly kind: 'swap'; readonly dishId: string } & Place)
  | { readonly kind: 'move'; readonly from: PlainDate; readonly to: PlainDate; readonly slot?: MealSlot | undefined }
  | ({ readonly kind: 'eat-out'; readonly isOut: boolean } & Place)
  | ({ readonly kind: 'people'; readonly people: number } & Place)
  | ({ readonly kind: 'postpone' } & Place)
  | { readonly kind: 'targets'; readonly date?: PlainDate | undefined; readonly macros: Macros }
  | { readonly kind: 'lock'; readonly locked: readonly Place[] }
  /** `seen`: the last change that its person knows of. */
  | { readonly kind: 'undo'; readonly seen?: string | undefined };

export type Changed = { readonly doc: WeekDoc; readonly gathered: GatheredWeek } & Omit<ChangedWeek, 'week'>;

/** One change of a week on its person's screen; nothing is saved by it but the screen. */
export async function changeWeek(
  deps: WeekDeps,
  scope: Scope,
  { id, change, signal }: { readonly id: string; readonly change: WeekChange; readonly signal: AbortSignal },
): Promise<Changed> {
  const before = await findWeek(deps, scope, id);
  if (!before) throw weekNotFound();
  const said = nextRecipe(before, change);
  const gathered = await gatherWeek(deps, scope, { recipe: said, plans: before.plans });
  const recipe = change.kind === 'people' ? noteHousehold(said, gathered) : said;
  const job = jobOf(before, { change, recipe, query: gathered.query });
  const made = job ? await runForWeek(deps.planner, job, { signal }) : undefined;
  const past = change.kind === 'undo' ? before.past.at(-1) : undefined;
  const back = past && made && (await takeDaysBack(deps, scope, { before, past, made, gathered }));
  const changed = toDoc(before, { change, recipe, made, rules: writeRules(gathered.household) });
  const doc = back ? withDays(changed, back) : changed;
  await deps.drafts.saveDraft(scope, doc);
  // Of how many is known where just that was said, and where it goes back.
  const seats = change.kind === 'people' || change.kind === 'undo' ? [] : tellSeats(before.plans, doc.plans);
  return { doc, gathered, ...compare(before, doc), notes: [...((back ?? made)?.notes ?? []), ...seats] };
}

export async function listSwapCards(
  deps: WeekDeps,
  scope: Scope,
  {
    id,
    place,
    signal,
  }: { readonly id: string; readonly place: Place & { readonly part?: number | undefined }; readonly signal: AbortSignal },
): Promise<readonly SwapCard[]> {
  const doc = await findWeek(deps, scope, id);
  if (!doc) throw weekNotFound();
  const gathered = await gatherWeek(deps, scope, doc);
  return runForSwaps(deps.planner, { kind: 'list-swaps', query: gathered.query, left: toLeft(doc), ...place }, { signal });
}

const toLeft = ({ recipe: { cooks, relaxed }, plans }: WeekDoc): LeftWeek => ({
  cooks,
  relaxed,
  days: plans.map(({ date, plan }) => ({ date, plan })),
});

/** What the change says of the week before anything is planned. */
function nextRecipe(before: WeekDoc, change: WeekChange): WeekRecipe {
  const { recipe } = before;
  const { company = [] } = recipe;
  const placeOf = ({ date, slot }: Place): Serving => ({ day: daysBetween(recipe.start, date), slot });
  switch (change.kind) {
    case 'undo':
      return recipeBefore(before, change);
    case 'lock':
      return { ...recipe, locked: change.locked.map(placeOf) };
    case 'eat-out': {
      const place = placeOf(change);
      if (place.day < 0 || place.day >= recipe.days || !recipe.slots.includes(place.slot)) throw new WeekRefused({ type: 'no-meal' });
      const others = recipe.absent.filter(({ day, slot }) => !isAt(day, slot)(place));
      return { ...recipe, absent: change.isOut ? [...others, place] : others };
    }
    case 'people': {
      const place = placeOf(change);
      if (!before.plans[place.day]?.plan.meals[place.slot]) throw new WeekRefused({ type: 'no-meal' });
      const others = company.filter(({ day, slot }) => !isAt(day, slot)(place));
      return { ...recipe, company: [...others, { ...place, people: change.people }] };
    }
    case 'targets': {
      const day = change.date && daysBetween(recipe.start, change.date);
      if (day === undefined) {
        const targets = toTargets(change.macros, 1);
        return { ...recipe, targetsAt: Object.fromEntries(Array.from({ length: recipe.days }, (_, at) => [at, targets])) };
      }
      // The grams of one day are those of what is eaten at home on it.
      const away = recipe.absent.filter((place) => place.day === day).map(({ slot }) => slot);
      return { ...recipe, targetsAt: { ...recipe.targetsAt, [day]: toTargets(change.macros, homeShare(recipe.slots, away)) } };
    }
    case 'refresh':
    case 'swap':
    case 'move':
    case 'postpone':
      return recipe;
    default:
      return assertNever(change);
  }
}

const CHANGED_SINCE = 'This week has been changed in another window since, so nothing was taken back.';

function recipeBefore({ past, lastChange }: WeekDoc, { seen }: Extract<WeekChange, { kind: 'undo' }>): WeekRecipe {
  const last = past.at(-1);
  if (!last) throw new WeekRefused({ type: 'cannot', sentence: 'There is no change to take back.' });
  if (seen !== undefined && seen !== lastChange) throw new WeekRefused({ type: 'cannot', sentence: CHANGED_SINCE });
  return toRecipe(last);
}

/** Beside how many eat the meal that is the last of them: how many of them are no guests. */
function noteHousehold({ company = [], ...recipe }: WeekRecipe, { query: { table } }: GatheredWeek): WeekRecipe {
  const count = countHome(table?.eaters ?? [], recipe.start);
  return { ...recipe, company: company.map((meal, at) => (at === company.length - 1 ? { ...meal, household: count(meal) } : meal)) };
}

function toTargets({ protein, carbs, fat }: Macros, share: number): MacroTargets {
  const macros = { protein: Math.round(protein / share), carbs: Math.round(carbs / share), fat: Math.round(fat / share) };
  return { ...macros, calories: Math.round(energyKcal(macros)) };
}

type Next = { readonly change: WeekChange; readonly recipe: WeekRecipe; readonly query: WeekJob['query'] };

/** A lock alone plans nothing. */
function jobOf(before: WeekDoc, { change, recipe, query }: Next): WeekJob | undefined {
  const { cooks, start } = recipe;
  switch (change.kind) {
    case 'lock':
      return undefined;
    case 'refresh':
      return { ...change, query, left: toLeft(before), had: listHad(before, change) };
    case 'swap':
    case 'people':
      return { ...change, query, left: toLeft(before) };
    case 'move':
      return { kind: 'move', query, cooks, move: change };
    case 'postpone':
      return { kind: 'postpone', query, cooks, meal: { day: daysBetween(start, change.date), slot: change.slot } };
    case 'undo':
      // Of other days than those that it is taken back to, no meal is in the place of another.
      return { kind: 'take-back', query, past: cooks, now: before.recipe.start === start ? before.recipe.cooks : [] };
    case 'eat-out':
    case 'targets':
      return { kind: 'make', query, kept: cooks };
    default:
      return assertNever(change);
  }
}

/** What was at these meals before each change. */
function listHad({ past, recipe: { start } }: WeekDoc, { date, slot }: Extract<WeekChange, { kind: 'refresh' }>): readonly string[] {
  const day = daysBetween(start, date);
  const isHere = (serving: Serving): boolean => serving.day === day && (slot === undefined || serving.slot === slot);
  return past.flatMap(({ cooks }) => cooks.flatMap(({ servings, dishId }) => (servings.some(isHere) ? [dishId] : [])));
}

function toDoc(
  before: WeekDoc,
  {
    change,
    recipe,
    made,
    rules,
  }: {
    readonly change: WeekChange;
    readonly recipe: WeekRecipe;
    readonly made: MadeWeek | undefined;
    /** Of who eats together now. */
    readonly rules: string;
  },
): WeekDoc {
  const pastOfNext = (next: readonly DayOfDoc[]) => (change.kind === 'undo' ? before.past.slice(0, -1) : pastOf(before, next));
  const lastChange = randomUUID();
  if (!made) return { ...before, isChanged: true, lastChange, recipe, past: pastOfNext(before.plans) };
  const { cooks, days, absent, haves } = made;
  const plans = days.map(({ date, plan }): DayOfDoc => {
    const there = before.plans.find((day) => day.date === date);
    return there?.from === 'kept' ? there : { date, from: 'planned', mealPlanId: there?.mealPlanId ?? null, plan };
  });
  // What gave way for meals that stay is as true as before, and is not found again where the rest is made anew.
  const isInWeek = change.kind === 'refresh' || change.kind === 'swap';
  const relaxed = isInWeek ? made.relaxed : [...new Set([...recipe.relaxed, ...made.relaxed])];
  const locked = change.kind === 'move' ? recipe.locked.map((place) => movedPlace(place, recipe, change)) : recipe.locked;
  // A meal made under other rules than the rest: all are looked at from now on, also under the rules of the rest.
  const { madeUnder, ...rest } = before;
  const under = madeUnder === rules ? { madeUnder } : {};
  const past = pastOfNext(plans);
  return { ...rest, ...under, isChanged: true, lastChange, recipe: { ...recipe, cooks, relaxed, absent, haves, locked }, plans, past };
}

function withDays({ madeUnder: _madeUnder, ...doc }: WeekDoc, { notes: _notes, cooks, relaxed, ...back }: Restored): WeekDoc {
  return { ...doc, ...back, recipe: { ...doc.recipe, cooks, relaxed } };
}

/** A lock goes with its meal. */
function movedPlace(place: Serving, { start }: WeekRecipe, { from, to, slot }: Extract<WeekChange, { kind: 'move' }>): Serving {
  if (slot !== undefined && slot !== place.slot) return place;
  const [one, other] = [daysBetween(start, from), daysBetween(start, to)];
  if (place.day === one) return { ...place, day: other };
  return place.day === other ? { ...place, day: one } : place;
}

function compare(before: WeekDoc, after: WeekDoc): Pick<ChangedWeek, 'touched' | 'added' | 'gone'> {
  const [one, other] = [before, after].map(({ plans }) => listThings(plans, DEFAULT_CORPUS.foodsById));
  const isSame = (at: number): boolean => isSameStored(before.plans[at]?.plan.meals, after.plans[at]?.plan.meals);
  return {
    touched: after.plans.flatMap(({ date }, at) => (isSame(at) ? [] : [date])),
    added: [...nameAdded(one!, other!)],
    gone: [...nameAdded(other!, one!)],
  };
}

/** The same dishes from another day on but for those marked "never again", as a week of its own. What was eaten out then is planned now. */
export async function duplicateWeek(
  deps: WeekDeps,
  scope: Scope,
  {
    id,
    start,
    newId,
    signal,
  }: { readonly id: string; readonly start: PlainDate; readonly newId: WeekDoc['id']; readonly signal: AbortSignal },
): Promise<Changed> {
  const before = await findWeek(deps, scope, id);
  if (!before) throw weekNotFound();
  const recipe: WeekRecipe = { ...before.recipe, start, locked: [], company: [], haves: {} };
  const gathered = await gatherWeek(deps, scope, { recipe, plans: [] });
  await deps.countWeek(scope);
  const made = await runForWeek(deps.planner, { kind: 'make', query: gathered.query, kept: recipe.cooks, leavesNever: true }, { signal });
  const doc: WeekDoc = {
    id: newId,
    revision: null,
    isChanged: true,
    recipe: { ...recipe, cooks: made.cooks, relaxed: [...made.relaxed, ...made.notes] },
    plans: made.days.map(({ plan }, at) => ({ date: addDays(start, at), from: 'planned', mealPlanId: null, plan })),
    past: [],
  };
  await deps.drafts.saveDraft(scope, doc);
  return { doc, gathered, touched: doc.plans.map(({ date }) => date), added: [], gone: [], notes: [...made.notes] };
}
