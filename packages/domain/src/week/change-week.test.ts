import { describe, expect, test } from 'vitest';
import { addDays, makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { EMPTY_INTENT, type Intent } from '../intent/intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { ok } from '../base/result.ts';
import { checkWeek } from '../../tests/check-week.ts';
import { makeWeek, type Week } from './make-week.ts';
import { missShare } from '../plan/portion/tolerance.ts';
import { moveInWeek } from './move-in-week.ts';
import { refreshInWeek } from './refresh-in-week.ts';
import { postponeMeal } from './postpone-meal.ts';
import { remakeWeek, resumeWeek, takeBack } from './remake-week.ts';
import { storeCooks, type StoredCook } from './stored-cook.ts';
import { listSwaps, swapInWeek } from './swap-in-week.ts';
import { listThings, nameAdded } from './week-things.ts';
import type { WeekQuery } from './week-query.ts';
import { countsAs, isMeatless, NO_WEEK_RULES } from './week-rules.ts';

/** A Monday. */
const START = makePlainDate(2026, 11, 23);
const { foodsById } = DEFAULT_CORPUS;

function queryOf(intent: Partial<Intent> = {}, more: Partial<WeekQuery> = {}): WeekQuery {
  const whole: Intent = { ...EMPTY_INTENT, calories: { target: 2000 }, ...intent };
  const { targets, caps } = resolveTargets({ intent: whole, eater: UNKNOWN_EATER });
  const day = { intent: whole, eater: UNKNOWN_EATER, targets, caps, seed: 3 };
  return { start: START, days: 7, day, shape: 'usual', slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [], ...more };
}

function have<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const dishAt = ({ days }: Pick<Week, 'days'>, day: number, slot: MealSlot): string | undefined => days[day]?.plan.meals[slot]?.dishId;
const kcalAt = ({ days }: Week, day: number): number => days[day]?.plan.totals.calories ?? 0;

const query = queryOf();
const week = have(makeWeek(query));
const cooks = storeCooks(week);

/** A dinner whose pot is the lunch of the day after. */
const POT_DAY = 0;
const [pot = cooks[0]] = cooks.filter(
  ({ servings }) => servings.length === 2 && servings[0]?.day === POT_DAY && servings[0].slot === 'dinner',
);

describe('a stored week', () => {
  test('goes on where it was left: nothing of it changes, and a change in it is the same', () => {
    const resumed = have(resumeWeek(query, { cooks, days: week.days, relaxed: week.relaxed })).week;
    expect(resumed.days).toBe(week.days);
    const place = { date: addDays(START, 2), slot: 'dinner' } as const;
    const dishId = have(listSwaps(week, place))[0]?.dish.dishId ?? '';
    const [one, other] = [week, resumed].map((of) => have(swapInWeek(of, { ...place, dishId })).week);
    expect(other?.days).toEqual(one?.days);
  });

  // A pot then was another one than its leftover was of.
  test.each([
    { why: 'whose days are worse for the finest search and stay as they were before it', days: 3, seed: 18 },
    { why: 'of which both searches make pots of nearly the same weight', days: 7, seed: 49 },
  ])('has the amounts that it was written with: one $why', ({ days, seed }) => {
    const targets = { calories: 2000, protein: 170, carbs: 180, fat: 67 };
    const day = { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets, seed };
    const rich: WeekQuery = { ...query, days, day };
    const made = have(makeWeek(rich));
    const resumed = have(resumeWeek(rich, { cooks: storeCooks(made), days: made.days, relaxed: [] })).week;
    const chosen = (of: Week) => of.solved.days.map((own) => [...own!.solution.chosen]);
    expect(chosen(resumed)).toEqual(chosen(made));
  });

  test('loses the dishes that a new allergy forbids, and says so', () => {
    const dish = DEFAULT_CORPUS.dishesById.get(dishAt(week, POT_DAY, 'dinner') ?? '');
    const foodIds = [dish?.items[0]?.food.id ?? ''];
    const { week: next, notes } = have(
      resumeWeek(queryOf({ exclude: [{ words: 'that', foodIds }] }), { cooks, days: week.days, relaxed: [] }),
    );
    expect(checkWeek(next, foodsById)).toEqual([]);
    expect(dishAt(next, POT_DAY, 'dinner')).not.toBe(dish?.dishId);
    expect(notes.join(' ')).toMatch(/no longer fits? what you eat/);
  });
});

describe('a change that is taken back', () => {
  const dish = DEFAULT_CORPUS.dishesById.get(pot?.dishId ?? '');
  const [forbidden = ''] = dish?.items.map(({ food }) => food.id) ?? [];
  const allergic = queryOf({ exclude: [{ words: 'that', foodIds: [forbidden] }] });
  const isForbidden = (dishId: string): boolean =>
    DEFAULT_CORPUS.dishesById.get(dishId)?.items.some(({ food }) => food.id === forbidden) === true;

  test('brings back no dish that a new allergy forbids: what took its place stays there, and one sentence says so', () => {
    const { week: next } = have(resumeWeek(allergic, { cooks, days: week.days, relaxed: [] }));
    const other = have(listSwaps(next, { date: addDays(START, 5), slot: 'breakfast' }))[0]?.dish.dishId ?? '';
    const after = have(swapInWeek(next, { date: addDays(START, 5), slot: 'breakfast', dishId: other })).week;
    const { week: back, notes } = have(takeBack(allergic, { past: cooks, now: storeCooks(after) }));
    expect(checkWeek(back, foodsById)).toEqual([]);
    for (const day of [0, 1, 2, 3, 4, 5, 6])
      for (const slot of MEAL_SLOTS) {
        const was = dishAt(week, day, slot) ?? '';
        expect(dishAt(back, day, slot)).toBe(isForbidden(was) ? dishAt(after, day, slot) : was);
      }
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/no longer fits? what you eat, so (it does|they do) not come back\.$/);
  });

  test('says once what becomes of a dish that the week still has as well', () => {
    const other = have(listSwaps(week, { date: addDays(START, 5), slot: 'breakfast' }))[0]?.dish.dishId ?? '';
    const after = have(swapInWeek(week, { date: addDays(START, 5), slot: 'breakfast', dishId: other })).week;
    const { week: back, notes } = have(takeBack(allergic, { past: cooks, now: storeCooks(after) }));
    expect(checkWeek(back, foodsById)).toEqual([]);
    expect(notes.filter((note) => note.includes(dish?.title ?? ''))).toEqual([expect.stringMatching(/takes? (?:its|their) place\.$/)]);
  });

  test('says nothing where all of it comes back', () => {
    const other = have(listSwaps(week, { date: addDays(START, 5), slot: 'dinner' }))[0]?.dish.dishId ?? '';
    const after = have(swapInWeek(week, { date: addDays(START, 5), slot: 'dinner', dishId: other })).week;
    const { week: back, notes } = have(takeBack(query, { past: cooks, now: storeCooks(after) }));
    expect(notes).toEqual([]);
    expect(
      storeCooks(back)
        .map(({ dishId }) => dishId)
        .toSorted(),
    ).toEqual(cooks.map(({ dishId }) => dishId).toSorted());
  });
});

describe('a swap', () => {
  // Its day eats from the pot of the evening before, which is not made again: 7 of 504 swaps left a tenth of a pot over.
  test('leaves the pot of another day shared out as it was', () => {
    const calories = { target: 1900 };
    const other = have(makeWeek(queryOf({ calories }, { day: { ...queryOf({ calories }).day, seed: 11 } })));
    const saturday = { date: addDays(START, 5), slot: 'dinner' } as const;
    for (const { dish } of have(listSwaps(other, saturday)))
      expect(checkWeek(have(swapInWeek(other, { ...saturday, dishId: dish.dishId })).week, foodsById)).toEqual([]);
  });

  const place = { date: addDays(START, 1), slot: 'dinner' } as const;
  const options = have(listSwaps(week, place));

  test('offers three other dishes, none of them in the week, with what each brings onto the list', () => {
    const kits = new Set(week.solved.dishes.map(({ compiled }) => compiled.kit.id));
    expect(options).toHaveLength(3);
    expect(options.filter(({ dish }) => kits.has(dish.compiled.kit.id))).toEqual([]);
    for (const { dish, kcal, added, gone } of options) {
      const after = have(swapInWeek(week, { ...place, dishId: dish.dishId })).week;
      expect(checkWeek(after, foodsById)).toEqual([]);
      expect(dishAt(after, 1, 'dinner')).toBe(dish.dishId);
      // To the last gram its day is portioned when it is taken.
      expect(Math.abs((after.days[1]?.plan.meals.dinner?.nutrition.calories ?? 0) - kcal)).toBeLessThan(60);
      const [before, now] = [week, after].map(({ days }) => listThings(days, foodsById));
      const names = (ids: readonly string[]) => ids.map((id) => foodsById.get(id)?.names.noun ?? id).toSorted((a, b) => a.localeCompare(b));
      expect(before && now && nameAdded(before, now).toSorted((a, b) => a.localeCompare(b))).toEqual(names(added));
      expect(before && now && nameAdded(now, before).toSorted((a, b) => a.localeCompare(b))).toEqual(names(gone));
    }
  });

  test('takes no dish that the eater does not eat', () => {
    const vegan = queryOf({ diets: ['vegan'] });
    const meaty = [...DEFAULT_CORPUS.dishesById.values()].find(({ foods }) => foods.some(({ kind }) => kind === 'beef'));
    const refused = swapInWeek(have(makeWeek(vegan)), { ...place, dishId: meaty?.dishId ?? '' });
    expect(refused).toMatchObject({ ok: false, fault: { type: 'cannot' } });
  });
});

describe('another idea', () => {
  const refresh = (of: Week, day: number, slot: MealSlot | undefined, more: { count?: number; had?: readonly string[] } = {}): Week =>
    have(refreshInWeek(of, { date: addDays(START, day), slot, count: 1, ...more })).week;
  const kitAt = (of: Week, day: number, slot: MealSlot): string => dishAt(of, day, slot)?.split('~')[0] ?? '';

  // Where a rule of the week leaves one dish alone, 8 of 240 refreshes failed.
  test('comes where a rule of the week leaves none, and it is said which rule gave way', () => {
    const rules = { ...NO_WEEK_RULES, dishes: { 5: 'pizza' } as const };
    let now = have(makeWeek(queryOf({ diets: ['keto'] }, { rules })));
    const ideas = new Set([kitAt(now, 4, 'dinner')]);
    const had: string[] = [];
    while (now.relaxed.length === 0) {
      had.push(dishAt(now, 4, 'dinner') ?? '');
      now = refresh(now, 4, 'dinner', { had });
      expect(checkWeek(now, foodsById)).toEqual([]);
      expect(ideas.has(kitAt(now, 4, 'dinner'))).toBe(false);
      ideas.add(kitAt(now, 4, 'dinner'));
    }
    expect(now.relaxed).toEqual(['No other pizza fits what you eat, so Friday has another dinner.']);
  });

  test('keeps to how often a kind of food is wanted', () => {
    const rules = { ...NO_WEEK_RULES, atLeast: { fish: 1 }, atMost: { fish: 1 } };
    const made = have(makeWeek(queryOf({}, { rules })));
    const place = made.cooks.find((_, at) => made.solved.dishes[at] && countsAs(made.solved.dishes[at], 'fish'))?.servings[0];
    if (!place) throw new Error('There is no fish in this week.');
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const after = refresh(made, place.day, place.slot, { count });
      expect(after.relaxed).toEqual([]);
      expect(after.solved.dishes.filter((dish) => countsAs(dish, 'fish'))).toHaveLength(1);
    }
  });

  test('is none that was there before', () => {
    const had = [dishAt(week, 3, 'lunch') ?? ''];
    let now = week;
    for (let press = 0; press < 5; press++) {
      now = refresh(now, 3, 'lunch', { had });
      had.push(dishAt(now, 3, 'lunch') ?? '');
    }
    expect(new Set(had.map((id) => id.split('~')[0])).size).toBe(had.length);
  });

  // A day of each was off its targets by 1.47 and 1.18 of what is tolerated with every idea as the list likes it.
  test.each([
    { seed: 2, day: 3, slot: 'lunch' },
    { seed: 4, day: 6, slot: 'breakfast' },
  ] as const)('at $slot is another version where only that brings its days to their targets', ({ seed, day, slot }) => {
    const rich = queryOf({ health: ['high-protein'] });
    const after = refresh(have(makeWeek({ ...rich, day: { ...rich.day, seed } })), day, slot);
    for (const { plan } of after.days) expect(missShare(plan.totals, plan.targets)).toBeLessThanOrEqual(1.0001);
  });

  test.each(MEAL_SLOTS)('for a %s keeps every day that it is eaten on at its targets', (slot) => {
    for (const day of [0, 2, 5]) {
      const after = refresh(week, day, slot);
      for (const { plan } of after.days) expect(missShare(plan.totals, plan.targets)).toBeLessThanOrEqual(1.0001);
    }
  });
});

describe('meals eaten elsewhere', () => {
  test('leave their usual share of the day free and say so; nothing else of the week changes its dish', () => {
    const out = have(remakeWeek({ ...query, absent: [{ day: 4, slot: 'dinner' }] }, cooks)).week;
    expect(dishAt(out, 4, 'dinner')).toBeUndefined();
    expect(kcalAt(out, 4)).toBeGreaterThan(0.62 * kcalAt(week, 4));
    expect(kcalAt(out, 4)).toBeLessThan(0.72 * kcalAt(week, 4));
    expect(out.days[4]?.plan.notes.join(' ')).toContain("Friday's dinner is not eaten at home: about 660 kcal");
    expect(checkWeek(out, foodsById)).toEqual([]);
    expect([0, 1, 2, 3].map((day) => dishAt(out, day, 'dinner'))).toEqual([0, 1, 2, 3].map((day) => dishAt(week, day, 'dinner')));
  });

  test('take the first meal of a pot away: what was to be left of it is cooked for itself', () => {
    const out = have(remakeWeek({ ...query, absent: [{ day: POT_DAY, slot: 'dinner' }] }, cooks)).week;
    expect(dishAt(out, POT_DAY + 1, 'lunch')).toBe(pot?.dishId);
    expect(out.days[POT_DAY + 1]?.plan.meals.lunch?.pot).toBeUndefined();
    expect(checkWeek(out, foodsById)).toEqual([]);
  });

  test('may be a whole day', () => {
    const absent = MEAL_SLOTS.map((slot) => ({ day: 3, slot }));
    const out = have(makeWeek({ ...query, absent }));
    expect(out.days).toHaveLength(7);
    expect(out.days[3]?.plan.meals).toEqual({});
  });

  test('dinners alone are solved to what a dinner is of the day', () => {
    const dinners = have(makeWeek(queryOf({}, { slots: ['dinner'], days: 5 })));
    for (const day of [0, 1, 2, 3, 4]) expect(kcalAt(dinners, day)).toBeLessThan(800);
  });
});

describe('a move', () => {
  type Where = { readonly from: number; readonly to: number; readonly slot?: MealSlot; readonly absent?: WeekQuery['absent'] };
  const moveAround = (of: readonly StoredCook[], { from, to, slot, absent = [] }: Where) =>
    moveInWeek(of, { start: START, days: 7, absent, move: { from: addDays(START, from), to: addDays(START, to), slot } });
  const move = (of: readonly StoredCook[], from: number, to: number, slot?: MealSlot) => {
    const moved = moveAround(of, { from, to, ...(slot && { slot }) });
    return moved.ok ? ok(moved.value.cooks) : moved;
  };

  test.each(['dinner', undefined] as const)(
    'onto a meal that is eaten out takes its place, and that one is eaten out here (%s)',
    (slot) => {
      const [out, home] = [
        { day: 5, slot: 'dinner' as const },
        { day: 2, slot: 'dinner' as const },
      ];
      const alone = queryOf({}, { slots: ['dinner'] });
      const away = { ...alone, absent: [out] };
      const before = have(makeWeek(away));
      const there = { ...(slot && { slot }) };
      const moved = have(moveAround(storeCooks(before), { from: 2, to: 5, absent: [out], ...there }));
      expect(moved.absent).toEqual([home]);
      const after = have(remakeWeek({ ...alone, absent: moved.absent }, moved.cooks)).week;
      expect([dishAt(after, 5, 'dinner'), dishAt(after, 2, 'dinner')]).toEqual([dishAt(before, 2, 'dinner'), undefined]);
      // And back again, the day that is eaten out first.
      const back = have(moveAround(moved.cooks, { from: slot ? 5 : 2, to: slot ? 2 : 5, absent: moved.absent, ...there }));
      expect(back.absent).toEqual([out]);
      expect(dishAt(have(remakeWeek(away, back.cooks)).week, 2, 'dinner')).toBe(dishAt(before, 2, 'dinner'));
    },
  );

  test('of a pot takes along what is left of it', () => {
    const moved = have(move(cooks, POT_DAY, 2, 'dinner'));
    expect(moved.find(({ dishId }) => dishId === pot?.dishId)?.servings).toEqual([
      { day: 2, slot: 'dinner' },
      { day: 3, slot: 'lunch' },
    ]);
    const after = have(remakeWeek(query, moved)).week;
    expect(checkWeek(after, foodsById)).toEqual([]);
    expect(dishAt(after, 2, 'dinner')).toBe(dishAt(week, POT_DAY, 'dinner'));
    expect(dishAt(after, POT_DAY, 'dinner')).toBe(dishAt(week, 2, 'dinner'));
  });

  test('to the last day is refused for a pot whose leftovers would be after it', () => {
    expect(move(cooks, POT_DAY, 6, 'dinner')).toMatchObject({ ok: false, fault: { type: 'cannot' } });
  });

  test('of leftovers further than the food keeps is refused with the reason', () => {
    const refused = move(cooks, POT_DAY + 1, 6, 'lunch');
    expect(refused).toMatchObject({ ok: false, fault: { type: 'cannot' } });
    expect(JSON.stringify(refused)).toMatch(/keep|is from the same pot/);
  });

  test('of a pot onto its own later meal moves each of its meals and whatever was there', () => {
    // Of a dish that keeps long enough, whichever pot this week has.
    const [chili] = DEFAULT_CORPUS.dishesByKit.get('beef-bean-chili') ?? [];
    const own = { id: '0-lunch', kind: 'pot' as const, slot: 'lunch' as const, shares: [], dishId: chili?.dishId ?? '' };
    const servings = (days: readonly number[]) => days.map((day) => ({ day, slot: 'lunch' as const }));
    const [moved, other] = have(
      move(
        [
          { ...own, servings: servings([0, 2]) },
          { ...own, id: '4-lunch', servings: servings([4]) },
        ],
        0,
        2,
        'lunch',
      ),
    );
    expect(moved?.servings).toEqual(servings([2, 4]));
    expect(other?.servings).toEqual(servings([0]));
  });

  test('there and back changes nothing', () => {
    const places = (of: readonly StoredCook[]) => of.map(({ id, servings }) => ({ id, servings }));
    expect(places(have(move(have(move(cooks, 1, 3, 'breakfast')), 3, 1, 'breakfast')))).toEqual(places(cooks));
  });

  test('of a day that the week does not have is no meal', () => {
    expect(move(cooks, 0, 9)).toMatchObject({ ok: false, fault: { type: 'no-meal' } });
  });
});

describe('not tonight', () => {
  test('leaves every meal whose place is not taken', () => {
    const meal = { day: 2, slot: 'dinner' as const };
    const { cooks: kept, haves } = have(postponeMeal(cooks, { meal, days: 7, absent: [] }));
    const after = have(remakeWeek({ ...query, absent: [meal], haves }, kept)).week;
    const slides = cooks.find(({ servings }) => servings.some((one) => one.day === 2 && one.slot === 'dinner'))!;
    const givesWay = cooks.find(({ servings }) => servings.some((one) => one.day === 3 && one.slot === 'dinner'))!;
    const mayChange = [...slides.servings, ...givesWay.servings, ...slides.servings.map(({ day, slot }) => ({ day: day + 1, slot }))];
    const stay = cooks.flatMap(({ dishId, servings }) =>
      servings.filter(({ day, slot }) => !mayChange.some((one) => one.day === day && one.slot === slot)).map((at) => ({ ...at, dishId })),
    );
    expect(stay.length).toBeGreaterThan(15);
    expect(stay.map(({ day, slot }) => ({ day, slot, dishId: dishAt(after, day, slot) }))).toEqual(stay);
  });

  test('slides a meal with its leftovers, keeps what is before, and counts what gives way as bought', () => {
    const meal = { day: 2, slot: 'dinner' as const };
    const { cooks: kept, haves } = have(postponeMeal(cooks, { meal, days: 7, absent: [] }));
    const after = have(remakeWeek({ ...query, absent: [meal], haves }, kept)).week;
    expect(dishAt(after, 3, 'dinner')).toBe(dishAt(week, 2, 'dinner'));
    expect(dishAt(after, 2, 'dinner')).toBeUndefined();
    expect([0, 1].map((day) => dishAt(after, day, 'dinner'))).toEqual([0, 1].map((day) => dishAt(week, day, 'dinner')));
    expect(Object.keys(haves).length).toBeGreaterThan(5);
    expect(checkWeek(after, foodsById)).toEqual([]);
  });

  test('takes what is left of a pot along, to the day after the new one', () => {
    const meal = { day: POT_DAY, slot: 'dinner' as const };
    const { cooks: kept, haves } = have(postponeMeal(cooks, { meal, days: 7, absent: [] }));
    const after = have(remakeWeek({ ...query, absent: [meal], haves }, kept)).week;
    expect([dishAt(after, POT_DAY + 1, 'dinner'), dishAt(after, POT_DAY + 2, 'lunch')]).toEqual([pot?.dishId, pot?.dishId]);
    expect(after.days[POT_DAY + 2]?.plan.meals.lunch?.pot).toMatchObject({ cookedOn: addDays(START, POT_DAY + 1), cookedFor: 'dinner' });
    expect(dishAt(after, POT_DAY + 1, 'lunch')).not.toBe(pot?.dishId);
    expect(checkWeek(after, foodsById)).toEqual([]);
  });

  test('on the last evening has nowhere to go', () => {
    expect(postponeMeal(cooks, { meal: { day: 6, slot: 'dinner' }, days: 7, absent: [] })).toMatchObject({
      ok: false,
      fault: { type: 'cannot' },
    });
  });
});

describe('what is locked or pinned', () => {
  test('stays while the rest of the week is made again', () => {
    const locked = cooks.filter(({ slot, servings }) => slot === 'dinner' && (servings[0]?.day ?? 9) < 2);
    const again = have(remakeWeek({ ...query, day: { ...query.day, seed: 99 } }, locked)).week;
    expect([0, 1].map((day) => dishAt(again, day, 'dinner'))).toEqual([0, 1].map((day) => dishAt(week, day, 'dinner')));
    expect(checkWeek(again, foodsById)).toEqual([]);
  });

  test('a pinned dish comes; one that breaks the diet gives way and is named', () => {
    const kitOf = (fits: (dish: Dish) => boolean) =>
      DEFAULT_CORPUS.kitIdsBySlot.dinner.find((id) => DEFAULT_CORPUS.dishesByKit.get(id)?.every(fits)) ?? '';
    const meatless = kitOf((dish) => isMeatless(dish) && (dish.compiled.kit.keepsDays ?? 0) > 1);
    const beef = kitOf(({ foods }) => foods.some(({ kind }) => kind === 'beef'));
    const made = have(makeWeek(queryOf({ diets: ['vegetarian'] }, { rules: { ...NO_WEEK_RULES, pinned: [meatless, beef] } })));
    expect(made.solved.dishes.map(({ compiled }) => compiled.kit.id)).toContain(meatless);
    expect(made.relaxed.join(' ')).toContain('which you have every week, fits no meal of this one');
  });
});

describe('dinners of the weeks before', () => {
  const kitsOf = (of: Week) => of.days.flatMap((_, day) => dishAt(of, day, 'dinner')?.split('~')[0] ?? []);

  test('come no third time within four weeks, but where a rule of the week leaves nothing else', () => {
    const rules = { ...NO_WEEK_RULES, dishes: { 5: 'pizza' } as const };
    const times = new Map<string, number>();
    const served: string[] = [];
    for (const at of [0, 1, 2, 3]) {
      // The same seed each time: nothing but what was served tells the weeks apart.
      const asked = queryOf({}, { rules, start: addDays(START, 7 * at), served: served.slice(-21) });
      const made = have(makeWeek(asked));
      for (const kit of kitsOf(made)) times.set(kit, (times.get(kit) ?? 0) + 1);
      served.push(...made.days.flatMap((_, day) => dishAt(made, day, 'dinner') ?? []));
    }
    expect(Math.max(...times.values())).toBe(2);
  });

  test('come again where they are pinned', () => {
    const kit = kitsOf(week)[2] ?? '';
    const made = have(makeWeek({ ...query, rules: { ...NO_WEEK_RULES, pinned: [kit] }, served: [kit, kit, kit] }));
    expect(made.solved.dishes.map(({ compiled }) => compiled.kit.id)).toContain(kit);
  });
});

describe('rules that contradict', () => {
  const fishMeals = ({ cooks: of, solved }: Week): number =>
    of.reduce((sum, { servings }, at) => (solved.dishes[at] && countsAs(solved.dishes[at], 'fish') ? sum + servings.length : sum), 0);

  test('the maximum gives way to the minimum, and it is said', () => {
    const rules = { ...NO_WEEK_RULES, atLeast: { fish: 2 }, atMost: { fish: 0 } };
    const made = have(makeWeek(queryOf({}, { rules })));
    expect(fishMeals(made)).toBe(2);
    expect(made.relaxed).toEqual(['You set at least 2 meals with fish and at most 0. Both cannot be, so the “at most” gives way.']);
  });

  test.each([
    [[0, 1, 2, 3, 4, 5, 6], /^You set at least 5 meals with fish and 7 days without meat and fish\. .* gives way: no meal has fish\.$/],
    [
      [0, 1, 2, 3, 4, 6],
      /^You set at least 5 meals with fish and 6 days without meat and fish\. .* gives way: (?:no|1|2) meals? ha(?:s|ve) fish\.$/,
    ],
  ] as const)('days without meat and fish win over meals with fish, and it is said: %j', (meatless, said) => {
    const made = have(makeWeek(queryOf({}, { rules: { ...NO_WEEK_RULES, atLeast: { fish: 5 }, meatless } })));
    expect(made.relaxed).toEqual([expect.stringMatching(said)]);
  });

  test('so many meals are of seven days: a fortnight has twice as many', () => {
    const rules = { ...NO_WEEK_RULES, atLeast: { fish: 2 } };
    expect(fishMeals(have(makeWeek(queryOf({}, { rules, days: 14 }))))).toBeGreaterThanOrEqual(4);
  });

  test('a household that wants what it knows gets no dish that few know', () => {
    const rules = { ...NO_WEEK_RULES, adventure: 'familiar' as const };
    const made = have(makeWeek(queryOf({ diets: ['vegan'] }, { rules })));
    expect(made.solved.dishes.filter(({ compiled }) => compiled.kit.familiarity === 'adventurous')).toEqual([]);
  });
});
