import { UNKNOWN_EATER } from '../../packages/domain/src/eater/eater.ts';
import { parseIntent } from '../../packages/domain/src/intent/wish/parse-intent.ts';
import { resolveTargets } from '../../packages/domain/src/intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import type { Dish } from '../../packages/domain/src/kit/dish.ts';
import type { MealSlot } from '../../packages/domain/src/recipe/meal-slot.ts';
import { MEAL_SLOTS } from '../../packages/domain/src/recipe/meal-slot.ts';
import { makePlan } from '../../packages/domain/src/plan/make-plan.ts';
import { percent, printGoal } from './goal.ts';

type Wish = { readonly words: string; readonly slots?: readonly MealSlot[]; readonly keeps: (dish: Dish) => boolean };

const minutes = ({ time }: Dish): number => time.totalMinutes;
const holds = ({ foods }: Dish, names: RegExp): boolean => foods.some(({ names: { noun } }) => names.test(noun.toLowerCase()));
const HOT = /\b(?:chil[ie]|chilli|jalape|serrano|habanero|cayenne|chipotle|hot sauce|sriracha|gochu|harissa|curry paste)/;

/** What is asked for, and what a reader of the kits would take for it. */
const WISHES: readonly Wish[] = [
  { words: 'kid-friendly meals', keeps: (dish) => !holds(dish, HOT) && dish.compiled.kit.familiarity !== 'adventurous' },
  { words: 'no-cook day', keeps: ({ time }) => time.cookMinutes === 0 },
  {
    words: 'one-pan meals',
    keeps: ({ compiled: { kit } }) => kit.equipment.filter((tool) => /pan|pot|skillet|wok|sheet/.test(tool)).length <= 1,
  },
  { words: 'mild food', keeps: (dish) => !holds(dish, HOT) },
  { words: 'cheap meals', keeps: ({ weights }) => !weights.some(({ food, grams }) => food.cost === 3 && grams >= 10) },
  {
    words: 'pescatarian',
    keeps: ({ foods }) => !foods.some(({ kind }) => /^(?:beef|pork|lamb|poultry|game|offal|processed-meat)$/.test(kind)),
  },
  { words: 'batch cooking', keeps: ({ compiled: { kit } }) => (kit.keepsDays ?? 0) >= 2 },
  { words: 'easy meals', keeps: ({ difficulty }) => difficulty === 'Easy' },
  { words: 'quick meals', keeps: (dish) => minutes(dish) <= 30 },
  { words: 'festive dinner', slots: ['dinner'], keeps: ({ difficulty }) => difficulty !== 'Easy' },
  {
    words: 'for my toddler',
    keeps: (dish) =>
      !holds(dish, HOT) &&
      !dish.items.some(({ food, item }) => food.kind === 'nut' && !/butter|milk|flour/.test(food.id) && !/ground/.test(item.prep ?? '')),
  },
];

/** Days for each wish: in every meal that it names it is kept, or the day says in which it is not. */
export function benchWishes({ days, from, shown }: { days: number; from: number; shown: number }): void {
  for (const { words, slots = MEAL_SLOTS, keeps } of WISHES) {
    const tally = { meals: 0, kept: 0, said: 0, near: 0, made: 0 };
    const broken: string[] = [];
    for (let seed = from; seed < from + days; seed++) {
      const intent = parseIntent(words);
      const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
      const made = makePlan({ intent, eater: UNKNOWN_EATER, targets, caps, seed });
      if (!made.ok) continue;
      tally.made++;
      if (made.value.misses.length === 0) tally.near++;
      for (const slot of slots) {
        const dish = DEFAULT_CORPUS.dishesById.get(made.value.meals[slot]?.dishId ?? '');
        if (!dish) continue;
        tally.meals++;
        if (keeps(dish)) tally.kept++;
        else if (made.value.notes.some((note) => note.startsWith('No ') && note.includes(slot))) tally.said++;
        else broken.push(`${seed} ${dish.title}`);
      }
    }
    const held = percent(tally.kept + tally.said, tally.meals);
    const figure = `${held} % (${tally.said} of ${tally.meals} said not to be; ${percent(tally.near, tally.made)} % of days within 5 %)`;
    printGoal({ name: `${tally.made} days of "${words}"`, goal: '100 %', figure, met: held >= 100 });
    for (const line of broken.slice(0, shown)) console.log(`     ${line}`);
  }
}
