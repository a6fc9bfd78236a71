import { hashText } from '@larder/domain/base/random.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { EMULATED_IDEAS, type EmulatedIdea } from './ideas.table.ts';

/** What a request asks for, as Larder writes it. */
export type AskedMeals = {
  readonly request: string;
  readonly meals: readonly { readonly slot: MealSlot; readonly wrong?: readonly string[] }[];
  readonly foods: readonly string[];
};

/** Undefined for a prompt that is not Larder's. */
export function readAsked(prompt: string): AskedMeals | undefined {
  try {
    const asked = JSON.parse(prompt) as AskedMeals;
    return Array.isArray(asked.meals) && asked.meals.every(({ slot }) => MEAL_SLOTS.includes(slot)) ? asked : undefined;
  } catch {
    return undefined;
  }
}

/** Meals as a model writes them, one JSON text each. The same request gives the same ideas. */
export function proposeMeals({ request, meals, foods }: AskedMeals): readonly string[] {
  const known = new Set(foods);
  return meals.map(({ slot, wrong = [] }) => {
    const all = EMULATED_IDEAS[slot];
    const fitting = all.filter((idea) => linesOf(idea).every(({ food }) => known.has(food)));
    const choice = fitting.length > 0 ? fitting : all;
    return JSON.stringify(writeIdea(slot, choice[(hashText(request) + wrong.length) % choice.length]!));
  });
}

export function writeIdea(slot: MealSlot, idea: EmulatedIdea) {
  const { title, cuisine, form, steps, tip } = idea;
  return { slot, title, cuisine, form, ingredients: linesOf(idea), steps, tip };
}

const linesOf = ({ foods }: EmulatedIdea) =>
  foods.split('|').map((line) => {
    const [, amount = '', unit = '', food = '', prep] = /^([\d.]+) (\S+) ([^,]+)(?:, (.+))?$/.exec(line) ?? [];
    return { amount: Number(amount), unit, food, prep: prep ?? null };
  });
