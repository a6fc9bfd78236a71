import type { MealSlot } from '../../recipe/meal-slot.ts';
import { isToEat, type Item } from '../language/read-items.ts';

/**
 * "Sushi tonight", "pancakes this morning", "a smoothie in the evening": the meal of that hour, for what is wished alone. What is
 * refused at an hour stays refused all day, and words of the day's other business ("I train in the morning") name no meal.
 */
export function withTimesOfDay(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ words }) => HOUR.test(words))) return items;
  return items.map((item, at) => {
    const slot = item.effect === undefined && !item.foodClass && item.food === undefined ? slotOf(items, at) : undefined;
    return slot === undefined ? item : { ...item, effect: { slot } };
  });
}

/** What is said of tonight is said of dinner, in whatever clause it stands. */
export const isTonight = ({ words }: Item): boolean => /^tonights?$/u.test(words);

const HOUR = /^(?:tonights?|evenings?|mornings?|noon|midday)$/u;

function slotOf(items: readonly Item[], at: number): MealSlot | undefined {
  const item = items[at]!;
  const before = items[at - 1]?.words ?? '';
  if (/^(?:not|for once|except|but|before|after|since|until|till|from)$/u.test(before)) return undefined;
  if (isTonight(item)) return 'dinner';
  const slot = item.words.startsWith('evening') ? 'dinner' : item.words.startsWith('morning') ? 'breakfast' : 'lunch';
  if (!HOUR.test(item.words)) return undefined;
  if (/^(?:this|tomorrow)$/u.test(before)) return PAST.test(textOf(items.slice(Math.max(0, at - 5), at))) ? undefined : slot;
  // "A smoothie in the morning", "soup at noon".
  const end = /^the$/u.test(before) ? at - 2 : at - 1;
  return /^(?:in|at|for)$/u.test(items[end]?.words ?? before) && isToEat(items[end - 1]) ? slot : undefined;
}

const PAST = /\b(?:had|ate|eaten|made|cooked|was|were|did|went|ran|trained)\b/u;

const textOf = (items: readonly Item[]): string => items.map(({ words }) => words).join(' ');
