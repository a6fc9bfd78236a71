import { describe, expect, test } from 'vitest';
import { listHazards } from '../../tests/list-hazards.ts';
import { foodBreaksAllergy } from '../diet/check-allergen.ts';
import { foodBreaksDiet } from '../diet/check-diet.ts';
import { UNKNOWN_EATER, type Eater } from '../eater/eater.ts';
import { getFood } from '../food/find-food.ts';
import type { Allergen } from '../food/food.ts';
import { isBoned, sureBoneShare } from '../food/bone-share.ts';
import { energyKcal, type Macros } from '../food/nutrients.ts';
import { groundLine } from '../ingredient/ground-line.ts';
import { EMPTY_INTENT, type Intent } from '../intent/intent.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { LOW_FODMAP_GRAMS } from '../plan/frame/low-fodmap.table.ts';
import type { Plan, Plate } from '../plan/plan.ts';
import { toleratedGrams } from '../plan/portion/tolerance.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { isCut, ladleFor } from './dish-out.ts';
import { isUnsafeAt } from './age-safety.ts';
import { findTarget, splitOf } from './eater-target.ts';
import { makeTable } from './make-table.ts';
import type { EaterId, EaterTarget, TableEater } from './table-eater.ts';

type Own = {
  readonly rules?: Partial<Eater>;
  readonly target?: EaterTarget;
  readonly kind?: TableEater['kind'];
  readonly ageYears?: number;
};

const eaterOf = (name: string, { rules, ...own }: Own = {}): TableEater => ({
  id: name.toLowerCase() as EaterId,
  name,
  kind: 'adult',
  ageYears: null,
  target: { type: 'usual' },
  eatsAtHome: {},
  ...own,
  rules: { ...UNKNOWN_EATER, ...rules },
});

const targetsOf = (eaters: readonly TableEater[]): readonly Macros[] => {
  const first = findTarget(eaters.at(0)!).targets;
  return eaters.map((eater, at) => (at === 0 ? first : findTarget(eater, splitOf(first)).targets));
};

function planFor(eaters: readonly TableEater[], seed: number, intent: Intent = EMPTY_INTENT): Plan {
  const first = eaters.at(0)!;
  const { targets } = findTarget(first);
  const made = makeTable({ intent, eater: first.rules, targets, seed, eaters });
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value;
}

const mealsOf = ({ meals }: Plan) => MEAL_SLOTS.flatMap((slot) => meals[slot] ?? []);
const platesOf = (plan: Plan): readonly Plate[] => mealsOf(plan).flatMap(({ plates }) => plates ?? []);
const platesOfEater = (plan: Plan, { id }: TableEater): readonly Plate[] => platesOf(plan).filter(({ eaterId }) => eaterId === id);

const energy = (calories: number): EaterTarget => ({ type: 'energy', calories });
const FAMILY = [
  eaterOf('Anna', { target: energy(1600) }),
  eaterOf('Ben', { target: energy(2800) }),
  eaterOf('Cleo', { kind: 'child', ageYears: 8 }),
];
const VEGETARIAN = eaterOf('Anna', {
  rules: { diets: ['vegetarian'] },
  target: { type: 'macros', macros: { protein: 85, carbs: 240, fat: 63 } },
});
const MEAT_EATER = eaterOf('Ben', { target: { type: 'macros', macros: { protein: 180, carbs: 240, fat: 80 } } });
const SEEDS = [1, 2, 3, 4, 5, 6];

describe('one pot for three targets', () => {
  const plans = SEEDS.map((seed) => planFor(FAMILY, seed));
  test('gives everyone their own day', () => {
    const targets = targetsOf(FAMILY);
    for (const plan of plans) {
      for (const [at, eater] of FAMILY.entries()) {
        const plates = platesOfEater(plan, eater);
        for (const macro of ['protein', 'carbs', 'fat'] as const) {
          const sum = plates.reduce((total, { nutrition }) => total + nutrition[macro], 0);
          expect(Math.abs(sum - targets.at(at)![macro])).toBeLessThanOrEqual(toleratedGrams(macro, targets.at(at)!));
        }
        expect(plates.filter(({ side }) => side).length).toBeLessThanOrEqual(1);
      }
    }
  });
  test('gives each meal its usual part of the day', () => {
    const parts = { breakfast: 0.25, lunch: 0.32, dinner: 0.33, snack: 0.1 };
    const targets = targetsOf(FAMILY);
    for (const plan of plans) {
      for (const { slot, plates } of mealsOf(plan)) {
        for (const [at, { nutrition }] of plates!.entries()) {
          const want = energyKcal(targets.at(at)!) * parts[slot];
          expect(Math.abs(nutrition.calories - want)).toBeLessThanOrEqual(0.05 * want + 1);
        }
      }
    }
  });
  test('the plates are the pot: shares sum to one, and foods to the lines that are cooked', () => {
    let compared = 0;
    for (const plan of plans) {
      for (const { plates, forAll } of mealsOf(plan)) {
        expect(plates!.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        const cooked = new Map<string, number>();
        for (const line of forAll!) {
          // What a cook weighs; pounds and cups beside it are nearest measures.
          const grams = Number(/\((\d+) g\)/.exec(line)?.[1]);
          const { food } = groundLine(line);
          // Of skin-on thighs a scale weighs the bone too.
          const eaten = food && (isBoned(line) ? grams : grams * (1 - sureBoneShare(food)));
          if (food && eaten) cooked.set(food.id, (cooked.get(food.id) ?? 0) + eaten);
        }
        for (const [foodId, grams] of cooked) {
          const served = plates!
            .flatMap(({ portions }) => portions)
            .filter((portion) => portion.foodId === foodId && portion.from !== 'side');
          // A line read back may be understood as its salted twin.
          if (served.length === 0) continue;
          const sum = served.reduce((total, portion) => total + portion.grams, 0);
          compared++;
          // What a line prints in whole grams of a spice is rounded more than the plate.
          expect(Math.abs(sum - grams), `${foodId} in ${forAll!.join('; ')}`).toBeLessThanOrEqual(Math.max(0.02 * grams, 2));
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
  test("the plan's own figures are those of the first eater", () => {
    for (const plan of plans) {
      for (const { nutrition, portions, plates } of mealsOf(plan)) {
        expect(nutrition).toEqual(plates!.at(0)!.nutrition);
        expect(portions.map(({ foodId, steps }) => [foodId, steps.at(0)!.grams])).toEqual(
          plates!.at(0)!.portions.map(({ foodId, grams }) => [foodId, grams]),
        );
      }
    }
  });
});

describe('what binds one binds every plate', () => {
  const PUT_OFF: readonly Allergen[] = ['egg', 'soy', 'fish'];
  const allergic = eaterOf('Cleo', { rules: { allergies: PUT_OFF, excludedFoodIds: ['greek-yogurt'] }, target: energy(2000) });
  const tables = [
    [VEGETARIAN, MEAT_EATER, allergic],
    [MEAT_EATER, VEGETARIAN, allergic],
  ];
  const plans = SEEDS.flatMap((seed) => tables.map((eaters) => planFor(eaters, seed)));
  const plates = plans.flatMap(platesOf);
  test("another's allergy and never-eat, on swapped parts and sides too", () => {
    expect(plates.some(({ side }) => side)).toBe(true);
    expect(plates.some(({ swap }) => swap)).toBe(true);
    for (const { portions } of plates) {
      for (const { foodId } of portions) {
        const food = getFood(foodId);
        expect(PUT_OFF.filter((allergen) => foodBreaksAllergy(food, allergen)?.outcome === 'breaks')).toEqual([]);
        expect(foodId).not.toBe('greek-yogurt');
      }
    }
  });
  test('a diet binds the plates of who holds it', () => {
    for (const plan of plans) {
      for (const { portions } of platesOfEater(plan, VEGETARIAN))
        for (const { foodId } of portions) expect(foodBreaksDiet(getFood(foodId), 'vegetarian')).toBeUndefined();
    }
  });
});

test('a swapped part is cooked apart, in one step that says so', () => {
  const swapped = Array.from({ length: 12 }, (_, seed) => planFor([VEGETARIAN, MEAT_EATER], seed)).flatMap((plan) =>
    mealsOf(plan).filter(({ plates }) => plates!.some(({ swap }) => swap)),
  );
  expect(swapped.length).toBeGreaterThan(0);
  for (const { plates, instructions, forAll } of swapped) {
    const { swap } = plates!.find((plate) => plate.swap)!;
    expect(instructions.filter((step) => step.includes(`${swap!.instead} takes the place of the ${swap!.out}`))).toHaveLength(1);
    for (const line of swap!.lines) expect(forAll).toContain(line);
    // Nothing of the other part is left on the plate.
    const mains = plates!.flatMap(({ swap: own, portions }) => (own ? portions.filter(({ from }) => from === 'swap') : []));
    expect(mains.every(({ grams }) => grams > 0)).toBe(true);
  }
});

test('what one pot cannot hold is said with what would mend it', () => {
  const apart = [
    eaterOf('Anna', { target: { type: 'macros', macros: { protein: 60, carbs: 330, fat: 50 } } }),
    eaterOf('Ben', { target: { type: 'macros', macros: { protein: 240, carbs: 100, fat: 90 } } }),
  ];
  const targets = targetsOf(apart);
  let missed = 0;
  for (const seed of SEEDS) {
    const plan = planFor(apart, seed);
    const said = [...plan.notes, ...plan.misses.map(({ sentence }) => sentence)];
    for (const [at, eater] of apart.entries()) {
      const plates = platesOfEater(plan, eater);
      const off = (['protein', 'carbs', 'fat'] as const).filter((macro) => {
        const sum = plates.reduce((total, { nutrition }) => total + nutrition[macro], 0);
        return Math.abs(sum - targets.at(at)![macro]) > toleratedGrams(macro, targets.at(at)!);
      });
      if (off.length === 0) continue;
      missed++;
      const sentence = said.find((text) => text.startsWith(`${eater.name}'s day`));
      for (const macro of off) expect(sentence).toContain(`on ${macro}`);
      expect(sentence).toContain('would help');
    }
  }
  expect(missed).toBeGreaterThan(0);
});

test('the first, if under 18, has what their age needs whatever the sentence asks', () => {
  const teen = eaterOf('Anna', { kind: 'teen', ageYears: 15 });
  const eaters = [teen, eaterOf('Ben')];
  const targets = { calories: 1300, protein: 65, carbs: 146, fat: 51 };
  for (const seed of SEEDS) {
    for (const [slots, part] of [
      [null, 1],
      [['lunch'], 0.32],
    ] as const) {
      const own = slots === null ? targets : { calories: 416, protein: 21, carbs: 47, fat: 16 };
      const made = makeTable({ intent: { ...EMPTY_INTENT, slots, isPart: slots !== null }, eater: teen.rules, targets: own, seed, eaters });
      if (!made.ok) throw new Error(made.fault.sentence);
      const kcal = platesOfEater(made.value, teen).reduce((sum, { nutrition }) => sum + nutrition.calories, 0);
      expect(kcal).toBeGreaterThanOrEqual(0.95 * part * 0.85 * 2300);
      expect(made.value.notes.some((note) => note.includes('no child loses weight'))).toBe(true);
    }
  }
});

describe('a small child at the table', () => {
  const eaters = [eaterOf('Anna'), eaterOf('Tim', { kind: 'toddler', ageYears: 2 })];
  // Wishes of one meal say nothing of how the others are cut.
  const intents = [EMPTY_INTENT, { ...EMPTY_INTENT, focus: ['dinner'] as const }];
  const plans = SEEDS.flatMap((seed) => intents.map((intent) => planFor(eaters, seed, intent)));
  test('names no day after what is safe for it', () => expect(plans.filter(({ title }) => /toddler/i.test(title))).toEqual([]));

  test('holds no honey before a first birthday', () => {
    const honey = ['honey', 'honey-mustard-dressing'].map((id) => getFood(id));
    expect(honey.map((food) => isUnsafeAt(food, 0))).toEqual([true, true]);
    expect(honey.map((food) => isUnsafeAt(food, 1))).toEqual([false, false]);
  });

  test('keeps alcohol, caffeine and much mercury off it', () => {
    for (const { portions } of plans.flatMap(platesOf)) {
      for (const { foodId } of portions) {
        const { kind, facets } = getFood(foodId);
        expect(kind).not.toBe('alcohol');
        expect(facets).not.toContain('caffeine');
        expect(facets).not.toContain('high-mercury');
      }
    }
  });
  test('keeps choking hazards off it, and says how it is cut', () => {
    for (const plan of plans) {
      expect(plan.notes.some((note) => note.startsWith("Tim's plate: Cut everything small"))).toBe(true);
      expect(listHazards(plan)).toEqual([]);
    }
    // Days of the same seeds for grown people have some.
    expect(SEEDS.flatMap((seed) => listHazards(planFor([eaterOf('Anna'), eaterOf('Ben')], seed))).length).toBeGreaterThan(0);
  });
});

describe('low FODMAP at a table', () => {
  const low = { rules: { aims: ['low-fodmap' as const] }, target: energy(3000) };
  const tables = [
    [eaterOf('Ben', low), eaterOf('Anna', { target: energy(1300) })],
    [eaterOf('Anna', { target: energy(1300) }), eaterOf('Ben', low)],
  ];
  const intent = parseIntent('sweet potato and zucchini, lots of green beans, cabbage');
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const plates = seeds
    .flatMap((seed) => tables.flatMap((eaters) => platesOf(planFor(eaters, seed, intent))))
    .filter(({ name }) => name === 'Ben');
  test('holds each plate of its owner to the helpings that are low, whoever is first', () => {
    let held = 0;
    for (const { portions } of plates) {
      const gramsByFood = new Map<string, number>();
      for (const { foodId, grams } of portions) gramsByFood.set(foodId, (gramsByFood.get(foodId) ?? 0) + grams);
      for (const [foodId, grams] of gramsByFood) {
        const most = LOW_FODMAP_GRAMS.get(foodId);
        if (most === undefined) continue;
        held++;
        expect(grams, foodId).toBeLessThanOrEqual(1.02 * most);
      }
    }
    expect(held).toBeGreaterThan(0);
  });
});

test('an aim of another that no pot is planned by is said', () => {
  const noteOf = (plan: Plan): string | undefined => plan.notes.find((note) => note.includes('do not follow'));
  const salt = eaterOf('Ben', { rules: { aims: ['low-sodium', 'pregnancy'] } });
  expect(noteOf(planFor([eaterOf('Anna'), salt], 1))).toContain('Ben\'s "low sodium"');
  expect(noteOf(planFor([salt, eaterOf('Anna')], 1))).toBeUndefined();
  expect(noteOf(planFor([eaterOf('Anna'), salt], 1, parseIntent('low sodium')))).toBeUndefined();
});

test('the whole that a plate is told to be a part of is the pot', () => {
  const six = [...FAMILY, MEAT_EATER, eaterOf('Dora'), eaterOf('Emil')];
  let compared = 0;
  for (const plan of [...SEEDS.map((seed) => planFor(FAMILY, seed)), planFor(six, 1)]) {
    for (const { form, title, plates } of mealsOf(plan)) {
      // What is cooked apart is beside the pot.
      if (plates!.some(({ swap }) => swap)) continue;
      const foods = plates!.flatMap(({ portions }) =>
        portions.flatMap(({ foodId, grams, from }) => (from === 'side' ? [] : [{ food: getFood(foodId), grams }])),
      );
      const ladle = ladleFor(form, { foods, plates: plates!.length });
      if (isCut(ladle)) continue;
      const { units } = ladle;
      const told = plates!.reduce((sum, { told: own }) => sum + readTold(own), 0);
      compared++;
      // A spoon of each plate, and a cup is told to its quarter.
      expect(Math.abs(told - units) / units, `${title}: ${plates!.map((plate) => plate.told).join('; ')}`).toBeLessThanOrEqual(0.06);
    }
  }
  expect(compared).toBeGreaterThan(15);
});

/** In spoons of a cup, or in steps of five grams: as a ladle counts. */
function readTold(told: string): number {
  const grams = /about (\d+) g$/.exec(told)?.[1];
  if (grams !== undefined) return Number(grams) / 5;
  const [own = ''] = told.split(' of ');
  const spoons = Number(/(\d+) tbsp/.exec(own)?.[1] ?? 0);
  const [, whole = '0', over = '0', under = '1'] = /about (?:(\d+) ?(?!\/))?(?:(\d)\/(\d) )?cup/.exec(own) ?? [];
  return spoons + 16 * (Number(whole) + Number(over) / Number(under));
}

describe('breakfast and lunch by person', () => {
  const table = [
    eaterOf('Anna', { target: energy(1600) }),
    { ...eaterOf('Ben', { target: energy(2800), rules: { allergies: ['peanut'] } }), ownMeals: ['breakfast', 'lunch'] as const },
    eaterOf('Cleo', { rules: { allergies: ['egg'] } }),
  ];
  const days = SEEDS.map((seed) => planFor(table, seed));

  test('whoever wants to has a dish of their own there, and shares the other pots', () => {
    for (const plan of days) {
      for (const slot of MEAL_SLOTS) {
        const meal = plan.meals[slot]!;
        const ben = meal.plates!.find(({ eaterId }) => eaterId === 'ben')!;
        expect(meal.plates!.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cleo']);
        const hasOwn = slot === 'breakfast' || slot === 'lunch';
        expect([ben.own !== undefined, ben.share === 0, ben.own?.dishId === meal.dishId]).toEqual([hasOwn, hasOwn, false]);
      }
    }
  });
  test('nothing on it breaks what binds another, and the day is on its target or says by how much not', () => {
    for (const plan of days) {
      const plates = platesOfEater(plan, table.at(1)!);
      for (const { foodId } of plates.flatMap(({ portions }) => portions))
        for (const allergen of ['peanut', 'egg'] as const) expect(foodBreaksAllergy(getFood(foodId), allergen)?.outcome).not.toBe('breaks');
      const kcal = plates.reduce((sum, { nutrition }) => sum + nutrition.calories, 0);
      expect(Math.abs(kcal - 2800) / 2800).toBeLessThanOrEqual(0.05);
    }
  });
  test('the own lines of the day are the first’s, also of a dish of their own', () => {
    const first = { ...table.at(0)!, ownMeals: ['breakfast'] as const };
    const { breakfast } = planFor([first, table.at(2)!], 3).meals;
    expect(breakfast!.nutrition).toEqual(breakfast!.plates!.at(0)!.nutrition);
    expect(breakfast!.plates!.at(0)!.own!.lines).toEqual(breakfast!.ingredients);
    expect(breakfast!.forAll).not.toEqual(breakfast!.ingredients);
  });
});

test('the same table and seed give the same day', () => {
  expect(planFor(FAMILY, 7)).toEqual(planFor(FAMILY, 7));
});

test('a day is said to keep to a diet only where every plate does', () => {
  const anna = eaterOf('Anna', { rules: { diets: ['vegan'] } });
  const table = [anna, eaterOf('Ben', { target: { type: 'macros', macros: { protein: 210, carbs: 220, fat: 90 } } })];
  let different = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const made = makeTable({ intent: EMPTY_INTENT, eater: anna.rules, targets: findTarget(anna).targets, seed, eaters: table });
    if (!made.ok) throw new Error(made.fault.sentence);
    const plates = Object.values(made.value.meals).flatMap((meal) => meal.plates ?? []);
    const areVegan = plates.every(({ portions }) => portions.every(({ foodId }) => !foodBreaksDiet(getFood(foodId), 'vegan')));
    if (!areVegan) different++;
    expect(made.value.reasons.some((reason) => /^Kept to:.*\bvegan\b/.test(reason))).toBe(areVegan);
  }
  expect(different).toBeGreaterThan(0);
});
