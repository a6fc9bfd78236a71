import { keepsUnchilled } from '../../food/keeps-unchilled.ts';
import type { CompiledKit, Dish } from '../../kit/dish.ts';
import { findTechnique } from '../../kit/technique.ts';

/** Made and eaten without a fridge: all of it keeps as it is bought, nothing is chilled on the way, and no pot is left over. */
export const needsNoFridge = (dish: Dish): boolean =>
  dish.foods.every(keepsUnchilled) && dish.compiled.kit.potPlates === undefined && !stepsSay(dish.compiled, CHILLS);
const CHILLS = /\b(?:chill|refrigerat|fridge|freez|frozen|ice|overnight)/i;

/** Nothing to chop: every food as it is bought, opened, torn, grated or mashed. To cut a sandwich in two is no work. */
export const needsNoKnife = (dish: Dish): boolean =>
  dish.items.every(
    ({ food, item: { prep, unit } }) =>
      !CUT.test(prep ?? '') && !(SLICED_UNITS.has(unit) && FRESH.has(food.kind)) && !(prep === null && IS_CUT_OPEN.test(food.id)),
  ) &&
  !stepsSay(dish.compiled, CUTS) &&
  !dish.items.some(({ food, part }) => dish.compiled.options.aside.has(part) && CUTS.test(findTechnique(food.id)?.start ?? ''));
const CUT =
  /\b(?:chop|slic|dice|minc|cut|halv|quarter|shred|peel|trim|julienn|crosswise|lengthwise|small dice)|\bin(?: \S+){0,3} (?:cubes?|rounds?|chunks?|wedges?|strips?|sticks?|pieces|florets?|coins|half-moons|batons|ribbons|rings|matchsticks|segments)\b|\bcubed\b|\bsliver/i;
const SLICED_UNITS: ReadonlySet<string> = new Set(['slice', 'wedge', 'cup-sliced', 'cup-chopped', 'strip']);
const FRESH: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'mushroom', 'starchy-root', 'herb']);
/** No way to the inside of these but a knife. */
const IS_CUT_OPEN =
  /avocado|mango$|melon|cantaloupe|honeydew|^pineapple$|papaya|squash$|pumpkin$|^onion$|red-onion|^(?:sweet-)?potato$|^lemon$|^lime$/;
const CUTS =
  /(?<!\bmay )\b(?:slic(?:e|ing)|chop|dice|mince|halve|quarter|peel|core|carve|trim|slit|cut(?! (?:it |them |each |the sandwich |the \{\w+\} )?(?:in two|in half|across|diagonally)))\b/i;

const saying = new WeakMap<CompiledKit, Map<RegExp, boolean>>();

/** Asked of a kit once for all its dishes. */
function stepsSay(compiled: CompiledKit, words: RegExp): boolean {
  const known = saying.get(compiled) ?? new Map<RegExp, boolean>();
  const says = known.get(words) ?? words.test(compiled.kit.steps.join(' '));
  saying.set(compiled, known.set(words, says));
  return says;
}
