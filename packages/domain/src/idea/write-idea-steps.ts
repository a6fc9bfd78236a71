import { capitalize } from '../base/say.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import type { Food } from '../food/food.ts';
import { describeDoneness } from '../kit/doneness.ts';
import { fitsScope, readIdeaText, statesNutrient, type IdeaScope } from './read-idea-text.ts';

/**
 * An idea's own steps as they may be shown, without the amounts in them (the portions change), and with how to tell that
 * meat, fish and eggs are done. Undefined when any sentence will not do: then the steps are written from the foods alone.
 */
export function writeIdeaSteps(steps: readonly string[], scope: IdeaScope): readonly string[] | undefined {
  if (steps.length < LEAST_STEPS || steps.length > MOST_STEPS) return undefined;
  const written: string[] = [];
  for (const step of steps) {
    const text = readStep(step, scope);
    if (text === undefined) return undefined;
    written.push(text);
  }
  if (scope.foods.some((food) => !isNamedIn(food, written.join(' ')))) return undefined;
  return addDoneness(written, scope.foods);
}

const LEAST_STEPS = 2;
const MOST_STEPS = 8;
const LONGEST_STEP = 260;

function readStep(step: string, scope: IdeaScope): string | undefined {
  const bare = step.trim().replace(/^(?:step )?\d{1,2}[.):]\s+/i, '');
  if (statesNutrient(bare)) return undefined;
  const text = readIdeaText(dropAmounts(bare), LONGEST_STEP);
  if (text === undefined || hasOddNumber(text) || !fitsScope(text, scope)) return undefined;
  const capital = capitalize(text);
  if (/[^A-Z"(]/.test(capital.charAt(0))) return undefined;
  return /[.!?]$/.test(capital) ? capital.replace(/!$/, '.') : `${capital}.`;
}

/** "Add 200 g of rice" would be untrue once the portions are solved. */
const dropAmounts = (text: string): string =>
  text.replaceAll(
    /\b(?:about |the )?(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔]|\d+ ?[½¼¾⅓⅔]|\d+ \d\/\d)\s*-?(?:g|grams?|kg|ml|milliliters?|l|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|cloves?|slices?|pieces?|cans?|pinch(?:es)?)\b(?: of)?(?: the)?\s+/gi,
    'the ',
  );

/** Minutes, hours and an oven's heat are a cook's numbers; a meat's inner temperature is ours, below. */
function hasOddNumber(text: string): boolean {
  const rest = text
    .replaceAll(/\b(\d{1,3})(?:\s?(?:-|–|to)\s?\d{1,3})?[- ]?(?:minutes?|mins?|seconds?|secs?|hours?)\b/gi, (whole, first: string) =>
      Number(first) <= MOST_MINUTES ? '' : whole,
    )
    .replaceAll(/\b(\d{3})\s?°?\s?F\b(?:\s?[(/]\s?\d{3}\s?°?\s?C\)?)?/g, (whole, degrees: string) =>
      Number(degrees) >= LEAST_OVEN_F && Number(degrees) <= MOST_OVEN_F ? '' : whole,
    )
    .replaceAll(/\b(?:into|in) \d (?:equal )?(?:pieces|parts|halves|wedges)\b/gi, '');
  return /\d|°/.test(rest);
}

const MOST_MINUTES = 240;
const LEAST_OVEN_F = 300;
const MOST_OVEN_F = 500;

/** By the last word of any of its names: "the breast" is no name, "the chicken" of a chicken breast is. */
function isNamedIn(food: Food, text: string): boolean {
  const words = new Set(foodNameKey(text).split(' '));
  return listFoodNameKeys(food.names).some((name) => name.split(' ').some((word) => word.length > 2 && words.has(word)));
}

function addDoneness(steps: readonly string[], foods: readonly Food[]): readonly string[] {
  const written = [...steps];
  for (const food of foods) {
    const until = describeDoneness(food);
    if (until === undefined) continue;
    const at = written.findLastIndex((step) => HEATING.test(step) && isNamedIn(food, step));
    const place =
      at >= 0
        ? at
        : Math.max(
            0,
            written.findLastIndex((step) => HEATING.test(step)),
          );
    written[place] = `${written[place]} Cook the ${food.names.plural} ${until}.`;
  }
  return written;
}

const HEATING = /\b(?:bake|boil|braise|broil|brown|char|cook|fry|grill|heat|poach|roast|saut[eé]|scramble|sear|simmer|steam|microwave)\b/i;
