import { joinOr } from '@larder/domain/base/say.ts';
import { formatFraction } from '@larder/domain/quantity/format-fraction.ts';
import { daysAhead, isOvernight, type Standing } from '@larder/domain/recipe/is-overnight.ts';

function sayWait(minutes: number): string {
  const days = daysAhead(minutes);
  if (days !== undefined) return `${days} days`;
  return minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 30) / 2} h`;
}

export const COMPONENT_TEXTS = {
  calories: 'Calories',
  asStated: 'as stated',
  potMakes: (makes: number, eaters: number) => `Makes ${makes}, ${eaters === 1 ? 'you eat 1' : `${eaters} eat`}`,
  recipeMakes: (makes: string, eaten: string) => `Makes ${makes}, you eat ${eaten}`,
  piecesEach: (makes: string, each: string) => `${makes} (${each} a serving)`,
  recipeLeaves: (left: string, days: number) => `${left} for ${days === 1 ? '1 day' : `up to ${days} days`} in the fridge.`,
  potLeaves: (left: number) => `${left} for the freezer or later days.`,
  /** Of what could be cooked whole and is not. */
  eatenAmounts: (leaves: string | undefined) =>
    `The amounts are for what you eat${leaves === undefined ? '.' : `: all of it would leave ${leaves}`}`,
  amountsFor: (servings: number) => `The amounts are for ${servings === 1 ? '1 serving' : `${formatFraction(servings)} servings`}.`,
  startAhead: (standing: Standing) => (isOvernight(standing) ? 'Start the night before' : `Start ${sayWait(standing.minutes)} ahead`),
  forPeople: (people: number) => `for ${people}`,
  tableIs: ({ planned, now }: { readonly planned: number; readonly now: number }) => `Planned for ${planned}; your table is ${now} now.`,
  tableIsOther: 'Planned for others than are at your table now.',
  tableIsOfSome: ({ planned, now }: { readonly planned: number; readonly now: number }) =>
    `Some meals are planned for ${planned}, others for the ${now} at your table now.`,
  tableIsOtherOfSome: 'Some meals are planned for others than are at your table now.',
  isChanged: 'Changed since it was saved.',
  discard: 'Discard…',
  onePersonMore: 'One person more',
  onePersonLess: 'One person fewer',
  plates: 'Plates',
  side: 'with a side',
  kcal: 'kcal',
  energyFrom: (shares: string) => `Energy from ${shares}`,
  entryNotUnderstood:
    'We do not know this food or rule, so we cannot plan by this: nothing is left out for it. Try another name: “no celery”.',
  wordsNotUnderstood: (words: readonly string[]) =>
    `Larder does not know ${joinOr(words.map((word) => `“${word}”`))}, so plans cannot go by ${words.length === 1 ? 'it' : 'them'}: nothing is left out for ${words.length === 1 ? 'it' : 'them'}. Try another name.`,
  against: 'Check it against today’s rules',
  guestsUnknown:
    'Larder does not know what a guest cannot eat. Look through the ingredients, and swap the dish or add it to your words, such as “no peanuts”.',
  pictureFailed: 'Failed to load image',
} as const;
