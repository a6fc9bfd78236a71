import type { Corpus } from '../../kit/corpus.ts';
import type { Dish } from '../../kit/dish.ts';

export type RefreshLevel = 'simple' | 'moderate' | 'creative';

/** Specification, section 9: up to 2 refreshes are simple, 3 to 5 moderate, more creative. */
export const refreshLevel = (refreshCount: number): RefreshLevel =>
  refreshCount <= 2 ? 'simple' : refreshCount <= 5 ? 'moderate' : 'creative';

const DIFFICULTY_OF = { simple: 'Easy', moderate: 'Medium', creative: 'Hard' } as const;
const CREATIVE_INGREDIENTS = 9;

/** New ideas that are nothing of what the level asks for. */
export const ANY_LEVEL_TIER = 3;
/** The last tier: an idea known by now, under a title that is not. */
export const KNOWN_IDEA_TIER = 4;

/**
 * How near a dish comes to what a refresh asks for, best first: 0 to 3 are ideas not shown yet, of the level's difficulty,
 * nearly so, or of any; `undefined` for a dish whose title the eater has seen.
 */
export function rateTiers(refreshCount: number, { shown, corpus }: { shown: readonly string[]; corpus: Corpus }) {
  const level = refreshLevel(refreshCount);
  const shownDishes = shown.flatMap((dishId) => corpus.dishesById.get(dishId) ?? []);
  const kits = new Set(shown.map((dishId) => dishId.split('~')[0]!));
  const cuisines = new Set(shownDishes.map(({ cuisine }) => cuisine));
  const titles = new Set(shownDishes.map(({ title }) => title));
  return (dish: Dish): number | undefined => {
    if (kits.has(dish.compiled.kit.id)) return titles.has(dish.title) ? undefined : KNOWN_IDEA_TIER;
    const fits = dish.difficulty === DIFFICULTY_OF[level];
    if (level === 'creative') {
      if (!cuisines.has(dish.cuisine) && fits) return 0;
      return fits ? 1 : !cuisines.has(dish.cuisine) || dish.items.length >= CREATIVE_INGREDIENTS ? 2 : ANY_LEVEL_TIER;
    }
    if (fits) return 0;
    return level === 'moderate' || dish.difficulty !== 'Hard' ? 2 : ANY_LEVEL_TIER;
  };
}
