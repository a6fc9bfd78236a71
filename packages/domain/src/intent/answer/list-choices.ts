import { ALLERGENS } from '../../food/food.ts';
import { ALLERGEN_NAMES } from '../../diet/allergen-name.ts';
import type { Diet, Restriction } from '../../diet/diet.ts';
import { getGuideEntry } from '../../diet/guide.ts';
import type { Intent } from '../intent.ts';
import { parseIntent } from '../wish/parse-intent.ts';
import { describeText } from './describe-intent.ts';
import type { IntentChoice } from './intent-fault.ts';
import { locateTextChips } from './locate-chips.ts';
import { withoutWords } from './without-words.ts';

/** What to drop of a sentence, by the ids of its chips, and what to say in its place. */
export type WayOn = { readonly label: string; readonly without?: readonly string[]; readonly say?: string };

/** The sentence with each of these changes made; one whose words cannot be found in it is not offered. */
export function listWays(intent: Intent, ways: readonly WayOn[]): readonly IntentChoice[] {
  const chips = locateTextChips(intent);
  return ways.flatMap(({ label, without = [], say }) => {
    let rest: string | undefined = intent.text;
    for (const { id, words } of chips) {
      if (!without.includes(id)) continue;
      if (words === undefined) return [];
      rest = rest === undefined ? undefined : withoutWords(rest, words);
    }
    const saysMore = rest !== undefined && describeText(parseIntent(rest)).length > 0;
    const query = [...(saysMore ? [rest] : []), ...(say === undefined ? [] : [say])].join(', ');
    return query === '' ? [] : [{ label, query }];
  });
}

const ASKED_DIETS: readonly Diet[] = ['vegetarian', 'vegan', 'mediterranean', 'keto'];
const ASKED_RESTRICTIONS: readonly Restriction[] = ['Halal', 'Kosher'];

/** For who said nothing that was understood: a usual day, the diets asked for most, and what must not be in it. */
export const USUAL_CHOICES: readonly IntentChoice[] = [
  { label: 'Plan a usual day', query: 'plan my day' },
  ...ASKED_DIETS.map((diet) => ({ label: getGuideEntry(diet).name, query: diet })),
  ...ASKED_RESTRICTIONS.map((name) => ({ label: name, query: name.toLowerCase() })),
  ...ALLERGENS.map((allergen) => ({
    label: `No ${ALLERGEN_NAMES[allergen]}`,
    query: `${ALLERGEN_NAMES[allergen]} allergy`,
    addsUp: true as const,
  })),
];
