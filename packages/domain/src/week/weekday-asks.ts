import { EMPTY_INTENT, type Intent } from '../intent/intent.ts';
import { isHeldWay } from '../plan/frame/held-ways.ts';
import type { Dish } from '../kit/dish.ts';
import { writtenOf } from '../kit/exchange.ts';
import { factsOf, fitsDishWord, isAbout, isWishedOf } from '../plan/frame/fits-wish.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';
import { listFreeWishes } from '../plan/frame/wished-dishes.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { WeekdayWish } from './weekday-words.ts';

/** What one meal of a weekday is to be. */
export type MealAsk = { readonly words: string; readonly isOf: (dish: Dish) => boolean };
export type MealAsks = Readonly<Partial<Record<MealSlot, MealAsk>>>;

/** What is asked of all days, and what of this one. */
export const withWeekday = (shared: Intent, own: readonly WeekdayWish[]): Intent =>
  own.reduce((intent, { intent: said }) => {
    const mealRules = { ...intent.mealRules };
    for (const [slot, { diets, exclude }] of Object.entries(said.mealRules) as [MealSlot, NonNullable<Intent['mealRules'][MealSlot]>][]) {
      const before = mealRules[slot] ?? { diets: [], exclude: [] };
      mealRules[slot] = { diets: [...before.diets, ...diets], exclude: [...before.exclude, ...exclude] };
    }
    return {
      ...intent,
      mealRules,
      diets: join(intent.diets, said.diets),
      exclude: [...intent.exclude, ...said.exclude],
      wish: [...intent.wish, ...said.wish],
      cuisines: join(intent.cuisines, said.cuisines),
      dishWords: join(intent.dishWords, said.dishWords),
      dishes: [...intent.dishes, ...said.dishes],
      wishedAt: { ...intent.wishedAt, ...wishedAtOf(said) },
      avoid: {
        dishWords: join(intent.avoid.dishWords, said.avoid.dishWords),
        cuisines: join(intent.avoid.cuisines, said.avoid.cuisines),
        manners: join(intent.avoid.manners, said.avoid.manners),
      },
      maxMinutes: said.maxMinutes ?? intent.maxMinutes,
      minutesAt: { ...intent.minutesAt, ...said.minutesAt },
      budget: said.budget ?? intent.budget,
    };
  }, shared);

const join = <Name>(some: readonly Name[], more: readonly Name[]): readonly Name[] => [...new Set([...some, ...more])];

/** The meals that a clause names are those of all its wishes; where it names none, all are, whichever the rest of the sentence names. */
function wishedAtOf({ wish, cuisines, dishWords, dishes, wishedAt, focus }: Intent): Intent['wishedAt'] {
  const chips = [
    ...wish.map(({ words }) => `wish:${words}`),
    ...cuisines.map((cuisine) => `cuisine:${cuisine}`),
    ...dishWords.map((word) => `dish:${word}`),
    ...dishes.map(({ words }) => `named:${words}`),
  ];
  return { ...Object.fromEntries(chips.map((chip) => [chip, focus.length > 0 ? focus : MEAL_SLOTS])), ...wishedAt };
}

/** Most of what is said of a day is said of its dinner. */
const ORDER: readonly MealSlot[] = ['dinner', 'lunch', 'breakfast', 'snack'];

/** Gives each wish of a weekday a meal that can serve it: the one that was named, or the first of the day. */
export function placeAsks(own: readonly WeekdayWish[], context: PlanContext, slots: readonly MealSlot[]): MealAsks {
  const asks: Partial<Record<MealSlot, MealAsk>> = {};
  for (const { words, intent } of own) {
    const tests = listTests(intent, context);
    if (tests.length === 0) continue;
    const open = ORDER.filter((slot) => slots.includes(slot) && !asks[slot] && tests.every(({ isAt }) => isAt(slot)));
    // Of rice and beans that no dish has together the first is better than neither.
    for (const isOf of [(dish: Dish) => tests.every((one) => one.isOf(dish)), ...tests.map((one) => one.isOf)]) {
      const slot = open.find((one) => [...context.candidates[one].values()].some((versions) => versions.some(isOf)));
      if (!slot) continue;
      asks[slot] = { words, isOf };
      break;
    }
  }
  return asks;
}

/** What is said of this weekday, by itself. */
export const ofWeekday = (own: readonly WeekdayWish[]): Intent => withWeekday(EMPTY_INTENT, own);

/** Of a meal, what is said of it on this weekday and not on others; nothing of most. */
export const saidOf = ({ own, asks }: { readonly own: readonly WeekdayWish[]; readonly asks: MealAsks }, slot: MealSlot): string =>
  own
    .filter(({ words, intent }) =>
      intent.focus.length > 0 ? intent.focus.includes(slot) : bindsWholeDay(intent) || asks[slot]?.words === words,
    )
    .map(({ words }) => words)
    .join('; ');

const bindsWholeDay = ({ diets, exclude, avoid, maxMinutes, budget, dishWords }: Intent): boolean =>
  diets.length + exclude.length + avoid.dishWords.length + avoid.cuisines.length + avoid.manners.length > 0 ||
  maxMinutes !== null ||
  budget !== null ||
  dishWords.some(isHeldWay);

type Test = { readonly isOf: (dish: Dish) => boolean; readonly isAt: (slot: MealSlot) => boolean };

function listTests(said: Intent, { wishes }: PlanContext): readonly Test[] {
  const { wish, dishWords } = listFreeWishes(said);
  const wishedAt = wishedAtOf(said);
  const testOf = (chip: string, isOf: Test['isOf']): Test => ({ isOf, isAt: (slot) => isWishedOf(slot, chip, { focus: [], wishedAt }) });
  return [
    ...wishes.dishes
      .filter((wished) => said.dishes.some(({ words }) => words === wished.words))
      .map(({ chip, dishes }) => testOf(chip, (dish) => dishes.has(writtenOf(dish)))),
    ...wish
      .filter(({ foodIds, assumed }) => foodIds.length > 0 && !assumed)
      .map(({ words, foodIds }) => testOf(`wish:${words}`, (dish) => isAbout(dish, foodIds))),
    ...dishWords.map((word) => testOf(`dish:${word}`, (dish) => fitsDishWord(factsOf(dish), word))),
    ...said.cuisines.map((cuisine) => testOf(`cuisine:${cuisine}`, (dish) => dish.cuisine === cuisine)),
  ];
}
