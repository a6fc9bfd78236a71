import { capitalize } from '../base/say.ts';
import { ALLERGEN_NAMES } from '../diet/allergen-name.ts';
import { getGuideEntry } from '../diet/guide.ts';
import { nameExclusion } from '../intent/answer/name-exclusion.ts';
import type { FoodWish, HealthAim, Intent } from '../intent/intent.ts';
import { readRestrictions } from '../intent/wish/read-eater.ts';
import { sharedDiets } from '../intent/wish/shared-diets.ts';

/**
 * What binds every plate of a sentence's table, in entries of a profile that bind as much: a sentence does not tell whose allergy
 * it names, so that it stays with everybody who is kept from it (docs/decisions/0059).
 */
export function writeRules(
  intent: Pick<Intent, 'diets' | 'eaters' | 'restrictions' | 'allergies' | 'exclude' | 'health'>,
): readonly string[] {
  // A word that is no food's leaves nothing out, and would look kept where it is written down; the plan says that it is not known.
  const foods = intent.exclude.filter(({ foodIds, allergens }) => foodIds.length > 0 || allergens !== undefined).map(writeExclusion);
  const { allergies } = readRestrictions(foods);
  return [
    ...new Set([
      ...intent.allergies.filter((allergen) => !allergies.includes(allergen)).map((allergen) => allergicTo(ALLERGEN_NAMES[allergen])),
      ...foods,
      ...intent.restrictions,
      ...sharedDiets(intent).flatMap((diet) => (diet === 'standard' ? [] : [getGuideEntry(diet).name])),
      ...intent.health.flatMap((aim) => BINDING_WORDS[aim] ?? []),
    ]),
  ];
}

/** Of the aims, those that leave foods out or hold them to grams. */
const BINDING_WORDS: Readonly<Partial<Record<HealthAim, string>>> = { pregnancy: 'Pregnant', 'low-fodmap': 'Low FODMAP' };

const allergicTo = (words: string): string => `Allergic to ${words}`;

/** A food that harms is left out however it was made, which "no" does not say: the stronger words where the plain ones leave out less. */
function writeExclusion(wish: FoodWish): string {
  const plain = capitalize(nameExclusion(wish));
  return wish.allergens === undefined && leavesOut(plain, wish) ? plain : allergicTo(wish.words);
}

function leavesOut(entry: string, { foodIds }: FoodWish): boolean {
  const left = new Set(readRestrictions([entry]).excludedFoodIds);
  return foodIds.every((id) => left.has(id));
}
