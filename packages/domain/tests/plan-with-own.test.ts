import { describe, expect, it } from 'vitest';
import { UNKNOWN_EATER, type Eater } from '../src/eater/eater.ts';
import { answerIntent } from '../src/intent/answer/answer-intent.ts';
import { resolveTargets } from '../src/intent/target/resolve-targets.ts';
import { planWithOwn, withoutNamed } from '../src/own-recipe/plan-with-own.ts';
import { NO_OPINIONS } from '../src/plan/frame/dish-opinions.ts';
import { makePlan } from '../src/plan/make-plan.ts';
import type { Plan } from '../src/plan/plan.ts';
import type { PlanQuery } from '../src/plan/frame/plan-query.ts';
import type { MealSlot } from '../src/recipe/meal-slot.ts';
import { missShare, ON_TARGET } from '../src/plan/portion/tolerance.ts';
import { isFit, THIRTY_OWN } from './plannable-recipes.ts';

const RECIPES = THIRTY_OWN;

const queryOf = (
  words: string,
  seed: number,
  { eater = UNKNOWN_EATER, shown = [] }: { eater?: Eater; shown?: readonly string[] } = {},
): PlanQuery => {
  const answered = answerIntent({ words, targets: null });
  if (!answered.ok) throw new Error(answered.fault.sentence);
  const intent = answered.value;
  const { targets, caps, notes } = resolveTargets({ intent, eater });
  return { intent, eater, targets, caps, notes, seed, shown };
};

const isOn = (plan: Plan, { targets }: PlanQuery): boolean => missShare(plan.totals, targets) <= ON_TARGET;
const titles = new Set(RECIPES.map(({ recipe }) => recipe.title));
const ownOf = (plan: Plan) => Object.values(plan.meals).filter(({ title }) => titles.has(title));

describe('thirty recipes of one’s own', () => {
  it('are fit for plans but for those with a line that nobody knows; a spoon of what is guessed is no reason', () => {
    const unfit = RECIPES.filter((own) => !isFit(own));
    expect(unfit.map(({ recipe }) => recipe.title)).toEqual(['Duck with zorgle root', 'Lentils with quondo']);
  });

  it('take part in two weeks, one a day at most, never again within four days, and every day with one is on target', () => {
    let shown: readonly string[] = [];
    const served: (string | undefined)[] = [];
    for (let day = 0; day < 14; day++) {
      const query = queryOf('2000 calories', 1000 + day * 7919, { shown });
      const own = planWithOwn(RECIPES, query);
      const made = makePlan(query);
      const plan = own ?? (made.ok ? made.value : undefined);
      if (!plan) throw new Error('no day');
      expect(isOn(plan, query)).toBe(true);
      expect(ownOf(plan).length).toBe(own ? 1 : 0);
      served.push(ownOf(plan)[0]?.title);
      shown = [...shown, ...Object.values(plan.meals).map(({ dishId }) => dishId)];
    }
    expect(served.filter(Boolean).length).toBeGreaterThanOrEqual(4);
    const again = served.filter((title, day) => title !== undefined && served.slice(Math.max(0, day - 4), day).includes(title));
    expect(again).toEqual([]);
  });

  it('are not said to take no time to prepare where only the whole time is known', () => {
    const minutes = { prep: null, cook: null, total: 90 };
    const slow = RECIPES.filter(isFit).map((own) => ({ ...own, recipe: { ...own.recipe, minutes } }));
    const reasons = [1, 2, 3, 4, 5, 6].flatMap((seed) => planWithOwn(slow, queryOf('2000 calories', seed * 7919))?.reasons ?? []);
    const effort = reasons.filter((reason) => reason.includes(' 90 minutes'));
    expect(effort.length).toBeGreaterThan(0);
    for (const reason of effort) expect(reason).toMatch(/: 90 minutes\.$/);
  });

  it('are never served under an allergy where a line is not known, nor where one breaks it', () => {
    const eater: Eater = { ...UNKNOWN_EATER, allergies: ['peanut', 'dairy'] };
    for (let seed = 0; seed < 16; seed++) {
      const plan = planWithOwn(RECIPES, queryOf('2000 calories', seed * 104_729, { eater }));
      for (const { title, ingredients } of plan ? ownOf(plan) : []) {
        expect(title).not.toMatch(/zorgle|mirkin|quondo|Peanut/);
        expect(ingredients.filter((line) => !/coconut|oat milk|soy|almond/i.test(line)).join()).not.toMatch(
          /butter|milk|feta|parmesan|cheddar|yogurt|peanut/i,
        );
      }
    }
  });

  it('are not served where their notes name what harms an eater', () => {
    const eater: Eater = { ...UNKNOWN_EATER, allergies: ['peanut'] };
    const noted = RECIPES.map((own) => ({ ...own, recipe: { ...own.recipe, notes: 'A handful of peanuts on top' } }));
    const served = (recipes: typeof RECIPES) =>
      Array.from({ length: 8 }, (_, seed) => planWithOwn(recipes, queryOf('2000 calories', seed * 104_729, { eater }))).filter(Boolean);
    expect(served(RECIPES)).not.toEqual([]);
    expect(served(noted)).toEqual([]);
  });

  it('stand back where somebody says what they want', () => {
    for (let seed = 0; seed < 8; seed++) expect(planWithOwn(RECIPES, queryOf('thai curry for dinner', seed))).toBeUndefined();
  });

  it('are eaten when their titles say so', () => {
    const slots = new Map<string, string>();
    for (let seed = 0; seed < 24; seed++) {
      const plan = planWithOwn(RECIPES, queryOf('2000 calories', seed * 31_337));
      for (const { title, slot } of plan ? ownOf(plan) : []) slots.set(title, slot);
    }
    expect(slots.size).toBeGreaterThan(3);
    const breakfasts = [...slots].filter(([title]) => /oats|pancakes|omelette/.test(title)).map(([, slot]) => slot);
    expect(new Set(breakfasts)).toEqual(new Set(['breakfast']));
    const suppers = [...slots].filter(([title]) => /soup|chili|curry|pot|stew/.test(title)).map(([, slot]) => slot);
    expect(suppers.filter((slot) => slot !== 'lunch' && slot !== 'dinner')).toEqual([]);
  });
});

describe('one that is asked for by its title', () => {
  const namedQuery = (words: string, seed: number, { id, recipe: { title } }: (typeof RECIPES)[number], eater?: Eater): PlanQuery => ({
    ...queryOf(words, seed, eater && { eater }),
    named: [{ id, title, at: [] }],
  });
  const fits = RECIPES.filter((own) => planWithOwn(RECIPES, namedQuery('2000 calories', 1, own)));

  it('comes, whichever day it is', () => {
    expect(fits.length).toBeGreaterThanOrEqual(RECIPES.length * 0.8);
    for (const own of fits.slice(0, 10))
      for (const seed of [2, 3, 4]) {
        const plan = planWithOwn(RECIPES, namedQuery('2000 calories', seed, own));
        expect(plan && Object.values(plan.meals).map(({ recipeId }) => recipeId)).toContain(own.id);
      }
  });

  it('comes at the meal that is named with it', () => {
    const soup = fits.find(({ recipe: { title } }) => /soup|stew|curry|chili/iu.test(title))!;
    const { meals } = planWithOwn(RECIPES, namedQuery('lunch and dinner', 5, soup))!;
    expect([meals.lunch?.recipeId, meals.dinner?.recipeId]).toContain(soup.id);
    expect(planWithOwn(RECIPES, namedQuery('for lunch', 5, soup))?.meals.lunch?.recipeId).toBe(soup.id);
  });

  it('beside another, each at the meal it was said of, and one that does not fit is told', () => {
    const pots = fits.filter(({ recipe: { title } }) => /soup|stew|curry|chili/iu.test(title));
    const one = pots.at(0)!;
    const other = pots.at(1)!;
    const asked = (first: MealSlot, second: MealSlot) => ({
      ...namedQuery(`for ${first}, for ${second}`, 3, one),
      named: [
        { id: one.id, title: one.recipe.title, at: [first] },
        { id: other.id, title: other.recipe.title, at: [second] },
      ],
    });
    const idsOf = (plan: Plan | undefined) => [plan?.meals.lunch?.recipeId, plan?.meals.dinner?.recipeId];
    expect(idsOf(planWithOwn(RECIPES, asked('lunch', 'dinner')))).toEqual([one.id, other.id]);
    expect(idsOf(planWithOwn(RECIPES, asked('dinner', 'lunch')))).toEqual([other.id, one.id]);
    const without = planWithOwn(
      RECIPES.filter(({ id }) => id !== other.id),
      asked('lunch', 'dinner'),
    );
    expect(without?.meals.lunch?.recipeId).toBe(one.id);
    expect(without?.notes.join(' ')).toContain(`Your recipe “${other.recipe.title}” is not in this plan`);
  });

  it('never against a rule, and the day says that it is not there', () => {
    const meaty = RECIPES.find(({ lines }) => lines.some(({ foodId }) => foodId !== null && /chicken|beef/u.test(foodId)))!;
    const query = namedQuery('2000 calories', 1, meaty, { ...UNKNOWN_EATER, diets: ['vegan'] });
    expect(planWithOwn(RECIPES, query)).toBeUndefined();
    const made = makePlan(withoutNamed(query));
    expect(made.ok && made.value.notes.join(' ')).toContain(`Your recipe “${meaty.recipe.title}” is not in this plan`);
  });

  it('not where it is never to come again', () => {
    const own = fits.at(0)!;
    const query = namedQuery('2000 calories', 1, own);
    const opinions = { ...NO_OPINIONS, never: new Set([own.id]) };
    expect(planWithOwn(RECIPES, { ...query, opinions })).toBeUndefined();
  });
});
