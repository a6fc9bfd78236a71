import { HOURS_REMARK } from '../language/intent-words.table.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import { mayBeFood, type Item } from '../language/read-items.ts';
import type { Scope } from './read-scope.ts';

type Read = { readonly scope: Scope; readonly numbers: NumberReading };

/** What must be said of a sentence beside its chips: what of it is not known, and what no plan serves. */
export const listRemarks = (items: readonly Item[], { scope, numbers }: Read): readonly string[] => [
  ...listUnknownAllergies(items, scope).map((word) => `Larder does not know the allergy "${word}": please check the ingredients yourself.`),
  ...listUnplanned(items, numbers),
  ...listUnknownExclusions(items, scope).map((word) => `Larder knows no food called "${word}", so nothing was left out for it.`),
];

/** An allergy that goes unread must not go unsaid. The words hold letters only, so they are safe to repeat. */
const listUnknownAllergies = (items: readonly Item[], scope: Scope): readonly string[] =>
  items.flatMap((item, at) =>
    item.unknown && (scope.modes.get(at) === 'allergy' || items[at + 1]?.effect?.cue === 'allergy') ? [item.words] : [],
  );

/** Of medicines, conditions and hours. */
const listUnplanned = (
  items: readonly Item[],
  { saysHour, kilograms, ageYears, meals, days, spannedDays }: NumberReading,
): readonly string[] => [
  ...new Set([
    ...items.flatMap(({ effect }) => effect?.remark ?? []),
    ...(saysHour ? [HOURS_REMARK] : []),
    ...(kilograms !== null && ageYears !== null ? [BODY_REMARK] : []),
    ...((meals ?? 0) > MOST_MEALS
      ? [`A day here has up to three meals and a snack, so ${meals} meals were planned as ${MOST_MEALS}.`]
      : []),
    ...((days ?? spannedDays ?? 1) > 1 ? [`This is one day of the ${days ?? spannedDays}.`] : []),
  ]),
];

const MOST_MEALS = 4;
const BODY_REMARK = 'Larder does not plan for a body told in a sentence: height, weight and age are read from your profile.';

const listUnknownExclusions = (items: readonly Item[], { modes }: Scope): readonly string[] =>
  items.flatMap(({ unknown, words }, at) => (unknown && modes.get(at) === 'exclude' && mayBeFood(words) ? [words] : []));
