import { joinAnd } from '../../base/say.ts';
import type { Intent } from '../../intent/intent.ts';
import { namePlace } from '../../recipe/meal-slot.ts';
import { fitsDishWord, isWishedOf } from '../frame/fits-wish.ts';
import { placeOf, type PlannedMeal, type Served } from '../plan.ts';
import { UNSERVED } from './unserved-wish.ts';

const TOOLS: ReadonlySet<string> = new Set(['slow-cooker', 'pressure-cooker', 'air-fryer']);

/** Of a pot that was asked for: which meals are not made in it, and which only have a tip for whoever has one. */
export function listTools(
  meals: readonly PlannedMeal[],
  { intent: { dishWords, focus, wishedAt }, served }: { readonly intent: Intent; readonly served: Served },
): readonly string[] {
  return dishWords
    .filter((word) => TOOLS.has(word))
    .flatMap((word) => {
      const tool = word.replaceAll('-', ' ');
      const serving = meals.filter((meal) => served[`dish:${word}`]?.includes(placeOf(meal)));
      const byTip = serving.filter((meal) => !fitsDishWord({ form: undefined, ...meal, tips: [] }, word));
      const asked = meals.filter(({ slot }) => isWishedOf(slot, `dish:${word}`, { focus, wishedAt }));
      return [
        ...byTip.map(({ title }) => UNSERVED.tip(title, tool)),
        ...(serving.length > 0 && asked.some((meal) => !serving.includes(meal))
          ? [UNSERVED.tool(joinAnd(serving.map((meal) => namePlace(placeOf(meal)))), tool)]
          : []),
      ];
    });
}
