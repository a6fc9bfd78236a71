import { nameRule } from '../../diet/name-rule.ts';
import { capitalize, joinAnd } from '../../base/say.ts';
import { findFoodByName } from '../../food/find-food.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import { writeKcal } from '../../eater/energy-target.ts';
import type { DayDraft, PlannedMeal } from '../plan.ts';

/** What of a day its name may tell beside its dinner: a dish that was asked for, and a way that all of it keeps. */
export type DayTopic = { readonly wished?: PlannedMeal | undefined; readonly way?: string | undefined };

/** What has to be known of a meal to name a day by it. */
export type NamedMeal = Pick<PlannedMeal, 'slot' | 'title'> & { readonly nutrition: Pick<PlannedMeal['nutrition'], 'calories'> };

/** "Lemon-herb salmon day": after what was asked for, else the dinner, or the largest meal where there is none. */
export function titleDay(meals: readonly NamedMeal[], { wished, way }: DayTopic = {}): string {
  const largest = meals.toSorted((a, b) => b.nutrition.calories - a.nutrition.calories)[0];
  const main = wished ?? meals.find(({ slot }) => slot === 'dinner') ?? largest;
  if (!main) return 'Empty day';
  if (meals.length === 1) return main.title;
  const head = shorten(headOf(main.title));
  return `${way === undefined ? head : `${capitalize(way)} ${lowerFirst(head)}`} day`;
}

/** Whether a day has its name from a dish, and is to be named anew without it. */
export function isNamedAfter(dayTitle: string, dishTitle: string): boolean {
  const day = dayTitle.toLowerCase();
  return day === dishTitle.toLowerCase() || (day.endsWith(' day') && day.includes(shorten(headOf(dishTitle)).toLowerCase()));
}

/**
 * As much of a title as names a dish: without what lies beside, but "salmon with warm beets" and "halibut poached in coconut", as
 * a food alone and how it was cooked name nothing. "And" joins what one dish is made of: fish and chips.
 */
function headOf(title: string): string {
  const head = title.split(/ (?:with|over|on|in(?! the )) |, /)[0]!;
  const isBare = !head.includes(' ') && ['raw', 'frozen', 'canned', 'dry'].includes(findFoodByName(head)?.state ?? '');
  if (!isBare && !/(?<! r)(?:[^e]ed)$/.test(head)) return head;
  return title.split(/(?<= (?:with|over|on|in) .*)(?:,| and | with | over | on | in )/)[0]!;
}

function shorten(head: string): string {
  if (head.length <= MAX_HEAD) return head;
  return head.slice(0, head.lastIndexOf(' ', MAX_HEAD)).replace(/ (?:and|with|in|on|over|of|a|the)$/, '');
}

const MAX_HEAD = 42;

/** One sentence for the card in My Plans. */
export function describePlan(
  meals: readonly NamedMeal[],
  { totals, rules }: { totals: Pick<DayDraft['totals'], 'calories'>; rules: readonly DietRule[] },
): string {
  const diets = [...new Set(rules.filter(({ type }) => type !== 'allergy').map(nameRule))].filter((name) => name !== 'standard');
  const kind = diets.length > 0 ? `${diets.slice(0, 2).join(', ')} day` : 'day';
  const [snack, ...more] = meals.filter(({ slot }) => slot === 'snack');
  const dishes = meals
    .filter((meal) => more.length === 0 || meal.slot !== 'snack')
    .map((meal) => `${lowerFirst(meal.title)}${meal === snack ? ' as a snack' : ` for ${meal.slot}`}`);
  if (meals.length === 1) return `${meals[0]!.title}: ${writeKcal(totals.calories)} kcal.`;
  const energy = `A ${kind} of ${writeKcal(totals.calories)} kcal`;
  if (!snack || more.length === 0) return `${energy}: ${joinAnd(dishes)}.`;
  // Titles hold commas and "and" of their own.
  const snacks = `${[snack, ...more].map(({ title }) => lowerFirst(title)).join('; ')}.`;
  return dishes.length === 0 ? `${energy} in snacks: ${snacks}` : `${energy}: ${joinAnd(dishes)}. As snacks: ${snacks}`;
}

/** A day's title and description by its meals alone, also by those of which no more than this is known. */
export const nameDay = (meals: readonly NamedMeal[]): Pick<DayDraft, 'title' | 'description'> => ({
  title: titleDay(meals),
  description: describePlan(meals, {
    totals: { calories: meals.reduce((sum, { nutrition }) => sum + nutrition.calories, 0) },
    rules: [],
  }),
});

/** Names of places and peoples keep their capital inside a sentence. */
const PROPER =
  /^(?:Greek|Thai|Hanoi|Peking|Szechuan|Sichuan|Andalusian|Neapolitan|Roman|Bolognese|Russian|Polish|Hungarian|Portuguese|Brazilian|Peruvian|Argentinian|Egyptian|Tunisian|Israeli|Syrian|Goan|Punjabi|Bengali|Balinese|Filipino|Indian|Mexican|Moroccan|French|Italian|Spanish|Korean|Japanese|Chinese|Vietnamese|Turkish|Lebanese|Persian|Cuban|Jamaican|Tuscan|Sicilian|Provençal|Mediterranean|Cajun|Swedish|Nordic|German|British|Irish|Scottish|English|American|Ethiopian|West|South|North|Caesar|Cobb|Waldorf|Niçoise|BLT|Buddha|Dutch|Indonesian|Hawaiian|Tex-Mex|Bombay|Kung|Catalan|Basque|Caprese|Bircher)\b/;

export const lowerFirst = (title: string): string => (PROPER.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
