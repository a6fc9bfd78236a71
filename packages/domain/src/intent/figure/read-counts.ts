import type { Item } from '../language/read-items.ts';

/** How many meals a day is to have: "3 meals", "5 small meals a day", "OMAD", "two meals and a snack". */
export function readMealCount(items: readonly Item[]): number | null {
  if (items.some(({ words }) => /^(?:omad|one meal a day)$/u.test(words))) return 1;
  for (const [at, { value }] of items.entries()) {
    if (value === undefined || !Number.isInteger(value) || value < 1 || value > MOST_MEALS) continue;
    const meals = items.findIndex(
      ({ words }, index) => index > at && index <= at + 3 && /^(?:meals?|meals? a day|mahlzeiten|comidas|repas)$/u.test(words),
    );
    const between = meals < 0 ? [] : items.slice(at + 1, meals);
    if (meals < 0 || between.some((item) => item.value !== undefined || item.mark !== undefined || item.effect?.unit !== undefined))
      continue;
    // "2 meal preps", "3 meals of 600" is three all the same.
    if (/^(?:prep|preps|plan|plans|kit|kits)$/u.test(items[meals + 1]?.words ?? '')) continue;
    const hasSnack = items.slice(meals + 1, meals + 5).some(({ effect, words }) => effect?.slot === 'snack' && words !== 'snacks only');
    return Math.min(MOST_MEALS, value + (hasSnack && items[meals + 1]?.effect?.cue !== 'no' && value < 4 ? 1 : 0));
  }
  return null;
}

const MOST_MEALS = 6;

/** Days that words span without a figure: "plan my week", "the weekend", "Monday to Friday". */
export function readSpannedDays(items: readonly Item[], weeks: number | null): number | null {
  const text = items.map(({ words }) => words).join(' ');
  if (/\b(?:pregnan\w*|lose|losing|gain|postpartum)\b/u.test(text)) return null;
  if (weeks !== null && Number.isInteger(weeks)) return weeks * 7;
  if (/\b(?:mon(?:day)?s? (?:to|-|through|thru|till?|until) fri(?:day)?s?|weekdays|work ?week|working week)\b/u.test(text)) return 5;
  if (/\bmon(?:day)? (?:to|-|through|thru) sun(?:day)?\b/u.test(text)) return 7;
  if (/\bfortnight\b/u.test(text)) return 14;
  if (/\bweekends?\b/u.test(text)) return 2;
  const isSpan =
    /\b(?:weekly|(?:my|the|our|this|next|whole|full|entire|for (?:a|the|one)|one|vegan|vegetarian|keto|paleo) week|weeks? (?:of|plan|menu|meals?|s)|week$)\b/u.test(
      text,
    );
  return isSpan &&
    !/\b(?:times|twice|once|days|nights|per) (?:a |per |in |this |each )?(?:the )?week\b|\b(?:a|per|every|each) week\b(?! of)/u.test(text)
    ? 7
    : null;
}

/** "Me and my partner", "dinner for my wife and me", "a couple": two, where no figure says how many. */
export function readNamedPeople(items: readonly Item[]): number | null {
  const text = items.map(({ words }) => words).join(' ');
  if (new RegExp(`\\b(?:me|myself|i) and (?:my|the) ${COMPANION}\\b|\\b(?:my|the) ${COMPANION} and (?:me|i|myself)\\b`, 'u').test(text))
    return 2;
  return /\b(?:for us two|the two of us|both of us|for two|for a couple|date night|fur zwei|pour deux|para dos|per due)\b/u.test(text)
    ? 2
    : null;
}

const COMPANION =
  '(?:partner|wife|husband|hubby|girlfriend|boyfriend|fiancee?|spouse|roommate|flatmate|friend|mum|mom|dad|mother|father|sister|brother|son|daughter|kid|child|toddler)';
