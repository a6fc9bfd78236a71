import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIXTURE_FOODS } from '../../../domain/tests/fixture-foods.ts';
import { allergyRule } from '@larder/domain/diet/diet-rule.ts';
import { energyKcal } from '@larder/domain/food/nutrients.ts';
import { listCandidates } from '@larder/domain/plan/frame/list-candidates.ts';
import { makeMeal } from '@larder/domain/plan/write/make-meal.ts';
import { compileKit, rateDifficulty } from '@larder/domain/kit/compile-kit.ts';
import { makeCorpus } from '@larder/domain/kit/corpus.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import type { Dish } from '@larder/domain/kit/dish.ts';
import type { Kit } from '@larder/domain/kit/kit.ts';
import { measureStep } from '@larder/domain/kit/measure-time.ts';
import { parseKit } from './parse-kit.ts';

const readKit = (text: string): Kit => {
  const parsed = parseKit(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value.kit;
};

const DAL = readKit(readFileSync(new URL('../../kits/indian/dal-red-lentil.kit', import.meta.url), 'utf8'));
const DISHES = compileKit(DAL, FIXTURE_FOODS);
const getDish = (dishId: string, dishes = DISHES) => {
  const dish = dishes.find((candidate) => candidate.dishId === dishId);
  if (!dish) throw new Error(`no ${dishId}`);
  return dish;
};

const kitOf = (parts: string, steps: readonly string[]): Kit =>
  readKit(
    `id: plain\ntitle: Plain {a}\ndesc: Plain.\ncuisine: american; slots: L; class: grain; form: bowl; level: easy; equipment: pot; keeps: no; known: known\n${parts}\nsteps:\n${steps.map((step) => `  ${step}\n`).join('')}tip: One.\ntip: Two.\n`,
  );

describe('compileKit', () => {
  test('makes one dish of every combination, named by its choices', () => {
    expect(DISHES).toHaveLength(2 * 3 * 2);
    expect(new Set(DISHES.map(({ dishId }) => dishId)).size).toBe(DISHES.length);
    expect(DISHES.map(({ dishId }) => dishId)).toContain('dal-red-lentil~cauliflower~brown-rice~none');
  });

  test('titles each dish after what is in it', () => {
    expect(getDish('dal-red-lentil~spinach~naan~none').title).toBe('Red lentil dal with spinach and naan');
  });

  test('takes the longer of the pot and the pan: the rice decides with brown rice, the dal with naan', () => {
    // 6 to cut. Then brown rice: 40 + 5 minutes and 3 to boil, put on first. Dal: 7 + 20 + 1 + 3 for the bread + 1.
    expect(getDish('dal-red-lentil~spinach~brown-rice~none').time).toMatchObject({ totalMinutes: 54, prepMinutes: 6, cookMinutes: 48 });
    expect(getDish('dal-red-lentil~spinach~naan~none').time).toMatchObject({ totalMinutes: 38, prepMinutes: 6 });
  });

  test('its ladders stay inside the bounds that the author gave, in the order of amounts', () => {
    for (const { groups } of DISHES) {
      for (const { members, log, base } of groups) {
        const { bounds, quantity } = members[0]?.item ?? { bounds: null, quantity: 1 };
        expect([...log]).toEqual([...log].toSorted((a, b) => a - b));
        expect(log[base]).toBe(0);
        expect(Math.exp(log[0] ?? 0) * quantity).toBeGreaterThanOrEqual((bounds?.low ?? quantity / 2) - 1e-6);
        expect(Math.exp(log.at(-1) ?? 0) * quantity).toBeLessThanOrEqual((bounds?.high ?? quantity * 1.75) + 1e-6);
      }
    }
  });

  test('what was written lies between the least and the most it can be portioned to', () => {
    for (const { least, written, most } of DISHES) {
      expect(energyKcal(least)).toBeLessThan(energyKcal(written));
      expect(energyKcal(most)).toBeGreaterThan(energyKcal(written));
    }
  });
});

describe('what is tied', () => {
  const mix = (tied: string): readonly Dish[] =>
    compileKit(
      readKit(
        `id: mix\ntitle: Mix\ndesc: Plain.\ncuisine: american; slots: L; class: grain; form: bowl; level: easy; equipment: pot; keeps: no; known: known${tied}\negg: egg 1 large (1-3)\nflour: all-purpose-flour 1/4 cup (1/4-1 1/4) | white-rice 1/2 cup (fixed)\nseason: milk 2 tbsp\nsteps:\n  Stir {egg}, {flour} and {milk}.\ntip: One.\ntip: Two.\n`,
      ),
      FIXTURE_FOODS,
    );
  const namesOf = ({ groups }: Dish) => groups.map(({ members }) => members.map(({ food }) => food.id));

  test('moves as one, parts and seasoning, after the first of them', () => {
    const [dish] = mix('; tied: egg + flour + milk');
    expect(namesOf(dish!)).toEqual([['egg', 'all-purpose-flour', 'milk']]);
    const meal = makeMeal(dish!, { slot: 'lunch', steps: [2], style: { system: 'us', rules: [] } });
    expect(meal.ingredients.map((line) => line.split(' (')[0])).toEqual(['3 large eggs', '3/4 cup', '6 tbsp milk']);
  });

  test('what is fixed stays out of it, and without a tie each moves by itself, the seasoning with the heaviest', () => {
    expect(namesOf(mix('; tied: egg + flour + milk')[1]!)).toEqual([['egg', 'milk']]);
    expect(namesOf(mix('')[0]!)).toEqual([['egg', 'milk'], ['all-purpose-flour']]);
  });

  test.each(['egg', 'egg + butter', 'egg + flour, flour + milk'])('"%s" is no tie', (tied) => {
    expect(() => mix(`; tied: ${tied}`)).toThrow('bad-tie');
  });
});

describe('timing', () => {
  const minutesOf = (steps: readonly string[]) => compileKit(kitOf('a: white-rice 1/2 cup', steps), FIXTURE_FOODS)[0]?.time.totalMinutes;

  test.each([
    ['steps by hand add up, with a minute to get ready', ['Stir {a}. ~4', 'Serve. ~2'], 7],
    ['what runs beside does not', ['Boil {a}. ~5 @bg', 'Stir. ~10'], 11],
    ['unless it is the longest', ['Boil {a}. ~30 @bg', 'Stir. ~10'], 31],
    ['waiting for it counts from where it ends', ['Boil {a}. ~30 @bg', 'Stir. ~10', 'Join. ~3 @join'], 34],
    [
      'what waits and then runs beside starts where the wait ends',
      ['Heat. ~10 @bg', 'Boil {a}. ~6', '@join Roast. ~20 @bg', 'Stir. ~4'],
      31,
    ],
    ['time the night before is not time', ['Soak {a}. ~480 @ahead', 'Stir. ~10'], 11],
    ['a technique brings its own minutes', ['{a:start}', 'Serve. ~1'], 25],
  ])('%s', (_, steps, minutes) => {
    expect(minutesOf(steps)).toBe(minutes);
  });

  test('cooking never lasts less than the longest of its steps, in any kit', () => {
    const first = new Map([...DEFAULT_CORPUS.dishesById.values()].map((dish) => [dish.compiled.kit.id, dish]));
    const cooked = [...first.values()].filter(({ time }) => time.cookMinutes > 0);
    const short = cooked.filter(({ compiled: { steps }, items, time }) =>
      steps.some((nodes) => {
        const { minutes, marks } = measureStep(nodes, items);
        return minutes > time.cookMinutes && (marks.has('bg') || !(marks.has('ahead') || marks.has('prep')));
      }),
    );
    expect(first.size).toBeGreaterThan(600);
    expect(short.map(({ dishId, time }) => [dishId, time])).toEqual([]);
  });

  test('nothing is cooked where nothing is heated: all of its minutes are preparation', () => {
    const timeOf = (steps: readonly string[]) =>
      compileKit(kitOf('a: spinach 1 cup\nv: onion 1/2 cup "chopped"', steps), FIXTURE_FOODS)[0]?.time;
    expect(timeOf(['Toss {a} and {v}. ~4', 'Serve. ~1'])).toMatchObject({ prepMinutes: 7, cookMinutes: 0, totalMinutes: 7 });
    expect(timeOf(['Fry {a} and {v}. ~4', 'Serve. ~1'])).toMatchObject({ cookMinutes: 5 });
  });

  test.each([
    ['is the preparation, before anything is put on', 'Stir half of the {v}. ~3', 2, 1 + 30 + 1],
    ['is not what a step says that takes a quarter of it', 'Mix a quarter of the {v}. ~3 @prep', 1, 1 + 30],
    ['is what a step says that does it', 'Slice the {v}. ~3 @prep', 0, 30],
  ])('what is cut %s', (_, step, prepMinutes, totalMinutes) => {
    const [dish] = compileKit(
      kitOf('a: white-rice 1/2 cup\nv: onion 1/2 cup "chopped"', ['Boil {a}. ~30 @bg', step, 'Join. ~0 @join']),
      FIXTURE_FOODS,
    );
    expect(dish?.time).toMatchObject({ prepMinutes, totalMinutes });
  });
});

// "Simple" of the refresh levels: at most eight ingredients and twenty minutes (planner design, B.5).
test.each([
  ['easy', 8, 20, 'Easy'],
  ['medium', 6, 15, 'Easy'],
  ['easy', 9, 20, 'Medium'],
  ['easy', 8, 21, 'Medium'],
  ['easy', 12, 60, 'Medium'],
  ['medium', 9, 40, 'Hard'],
  ['hard', 4, 10, 'Hard'],
] as const)('a kit of level %s with %i ingredients and %i minutes is %s', (level, ingredients, minutes, difficulty) => {
  expect(rateDifficulty({ level }, ingredients, minutes)).toBe(difficulty);
});

describe('substitutes', () => {
  const foods = [...FIXTURE_FOODS.values()].map((food) =>
    food.kind === 'milk' || food.kind === 'yogurt' ? { ...food, allergens: ['dairy' as const] } : food,
  );
  const corpus = makeCorpus(
    [kitOf('a: white-rice 1/2 cup\ntop: milk 1/2 cup | greek-yogurt 1/4 cup |! coconut-oil 1 tbsp', ['{a:start}', 'Add {top}.'])],
    foods,
  );
  const idsFor = (rules: Parameters<typeof listCandidates>[1]) =>
    (listCandidates(corpus, rules).get('plain') ?? []).map(({ dishId }) => dishId);
  const rulesWith = (excluded: readonly string[], rules: Parameters<typeof listCandidates>[1]['rules'] = []) => ({
    rules,
    excludedFoodIds: new Set(excluded),
    exclusions: [],
    mostGrams: new Map<string, number>(),
    key: JSON.stringify([excluded, rules]),
  });

  test('are left out while a plain choice is allowed', () => {
    expect(idsFor(rulesWith([]))).toEqual(['plain~milk', 'plain~greek-yogurt']);
    expect(idsFor(rulesWith(['milk']))).toEqual(['plain~greek-yogurt']);
  });

  test('come in when a rule forbids all plain ones', () => {
    expect(idsFor(rulesWith([], [allergyRule('dairy')]))).toEqual(['plain~coconut-oil']);
  });

  test('do not bring back a dish whose other foods are forbidden', () => {
    expect(idsFor(rulesWith(['white-rice']))).toEqual([]);
  });
});

describe('makeMeal', () => {
  const dish = getDish('dal-red-lentil~spinach~white-rice~greek-yogurt');
  const style = { system: 'us', rules: [] } as const;
  const meal = (steps: readonly number[]) => makeMeal(dish, { slot: 'dinner', steps, style });
  const written = dish.groups.map(({ base }) => base);

  test('writes steps and lines for the amounts that were chosen', () => {
    const small = meal(written);
    const large = meal(dish.groups.map(({ log }) => log.length - 1));
    expect(small.ingredients[0]).toBe('1/3 cup (64 g) red lentils, rinsed');
    expect(small.instructions.join(' ')).toContain('1 cup (240 ml) of water');
    expect(large.ingredients[0]).toBe('1/2 cup (96 g) red lentils, rinsed');
    expect(large.instructions.join(' ')).toContain('1 1/2 cups (360 ml) of water');
  });

  test('leaves out what belongs to other choices', () => {
    const text = meal(written).instructions.join(' ');
    expect(text).not.toMatch(/naan|cauliflower/);
    expect(text).toContain('Spoon Greek yogurt over the dal.');
  });

  test('its nutrition is that of its chosen portions', () => {
    const { nutrition, portions } = meal(written);
    const protein = portions.reduce((sum, { per100g, steps, chosen }) => sum + (per100g.protein * (steps[chosen]?.grams ?? 0)) / 100, 0);
    expect(nutrition.protein).toBe(Math.round(protein));
  });
});
