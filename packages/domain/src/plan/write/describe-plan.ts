import { joinAnd } from '../../base/say.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import { formatKcal } from '../../eater/energy-target.ts';
import { nameRule } from './explain-blocked.ts';
import type { DayDraft, PlannedMeal } from '../plan.ts';

/** "Lemon-herb salmon day": after the dinner, or the largest meal where there is none. */
export function nameDay(meals: readonly PlannedMeal[]): string {
  const main = meals.find(({ slot }) => slot === 'dinner') ?? meals.toSorted((a, b) => b.nutrition.calories - a.nutrition.calories)[0];
  if (!main) return 'Empty day';
  if (meals.length === 1) return main.title;
  const head = main.title.split(/ (?:with|over|on|in|and) /)[0]!;
  return `${head.length <= MAX_HEAD ? head : head.slice(0, head.lastIndexOf(' ', MAX_HEAD))} day`;
}

const MAX_HEAD = 42;

/** One sentence for the card in My Plans. */
export function describePlan(
  meals: readonly PlannedMeal[],
  { totals, rules }: { totals: DayDraft['totals']; rules: readonly DietRule[] },
): string {
  const diets = [...new Set(rules.filter(({ type }) => type !== 'allergy').map(nameRule))].filter((name) => name !== 'standard');
  const kind = diets.length > 0 ? `${diets.slice(0, 2).join(', ')} day` : 'day';
  const dishes = meals.map(({ title, slot }) => `${lowerFirst(title)}${slot === 'snack' ? ' as a snack' : ` for ${slot}`}`);
  if (meals.length === 1) return `${meals[0]!.title}: ${formatKcal(totals.calories)} kcal.`;
  return `A ${kind} of ${formatKcal(totals.calories)} kcal: ${joinAnd(dishes)}.`;
}

/** Names of places and peoples keep their capital inside a sentence. */
const PROPER =
  /^(?:Greek|Thai|Hanoi|Peking|Szechuan|Sichuan|Andalusian|Neapolitan|Roman|Bolognese|Russian|Polish|Hungarian|Portuguese|Brazilian|Peruvian|Argentinian|Egyptian|Tunisian|Israeli|Syrian|Goan|Punjabi|Bengali|Balinese|Filipino|Indian|Mexican|Moroccan|French|Italian|Spanish|Korean|Japanese|Chinese|Vietnamese|Turkish|Lebanese|Persian|Cuban|Jamaican|Tuscan|Sicilian|Provençal|Mediterranean|Cajun|Swedish|Nordic|German|British|Irish|Scottish|English|American|Ethiopian|West|South|North|Caesar|Cobb|Waldorf|Niçoise|BLT|Buddha|Dutch|Indonesian|Hawaiian|Tex-Mex|Bombay|Kung|Catalan|Basque|Caprese|Bircher)\b/;

export const lowerFirst = (title: string): string => (PROPER.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
