import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import type { PotShare } from './plan.ts';

/** USDA FSIS, Leftovers and Food Safety: three to four days. */
export const LEFTOVERS_KEEP_DAYS = 3;

/**
 * What a title says of a dish that is not as good another day, as the cooks of kits say of theirs: dressed leaves, what is crisp, raw or
 * between slices, and eggs that are cooked soft. "Potato salad" and its like keep.
 */
const EATEN_AT_ONCE =
  /\b(?:smoothies?|(?:milk)?shakes?|toasts?|toasties?|bruschettas?|sandwich(?:es)?|paninis?|melts?|burgers?|hot dogs?|tacos?|tostadas?|nachos|quesadillas?|omelet(?:te)?s?|scrambled?|(?:fried|poached|soft-boiled) eggs?|benedict|huevos|shakshuka|souffl[eé]s?|carbonara|cacio e pepe|steaks?|sushi|sashimi|poke|ceviche|tartare?|carpaccio|tempura|fries|chips|fondue|ice cream|salad[es]?|slaw|salat|ensalada)\b/i;
const KEEPING_SALAD =
  /\b(?:potato(?:es)?|pasta|macaroni|rice|quinoa|couscous|bulgur|barley|farro|lentils?|beans?|chickpeas?)\b.*\bsalads?\b/i;

/** What a title says of rice that was cooked before it is warmed: a day, as the kits with rice have it. */
const SAYS_RICE = /\b(?:rice|risotto|paella|pilaff?|biryani|jambalaya|arroz)\b/i;

/** Grains of it, by the ids of their foods: neither its flour nor its noodles, nor what is puffed. */
const RICE: ReadonlySet<string> = new Set([
  'white-rice',
  'white-rice-cooked',
  'brown-rice',
  'brown-rice-cooked',
  'short-grain-brown-rice',
  'basmati-rice',
  'jasmine-rice',
  'arborio-rice',
  'sushi-rice',
  'sticky-rice',
  'parboiled-rice',
  'instant-rice',
  'black-rice',
]);

export const RICE_KEEPS_DAYS = 1;

/** Whether a dish has cooked rice in it, by its foods or where it is called so. */
export const holdsRice = (title: string, foodIds: readonly (string | null)[]): boolean =>
  SAYS_RICE.test(title) || foodIds.some((id) => id !== null && RICE.has(id));

/** What is planned at most for what is left of a dish that was moved to another day: the later end of those three to four days. */
export const LEFTOVERS_KEEP_AT_MOST_DAYS = 4;

/**
 * How many days what is left of a dish keeps by its title and its foods, as far as they are known, which is all that is known of a
 * stranger's; null of what is eaten at once.
 */
export function keepDaysOf(title: string, foodIds: readonly (string | null)[] = []): number | null {
  if (EATEN_AT_ONCE.test(title) && !KEEPING_SALAD.test(title)) return null;
  return holdsRice(title, foodIds) ? RICE_KEEPS_DAYS : LEFTOVERS_KEEP_DAYS;
}

type Held = { readonly portions?: readonly { readonly foodId: string }[] | undefined };

/** The same of a meal, by its title and what is on its plates; that of the first may be empty, who is away. */
export const keepDaysOfMeal = ({
  title = '',
  portions = [],
  plates = [],
}: Held & { readonly title?: string | undefined; readonly plates?: readonly Held[] | undefined }): number | null =>
  keepDaysOf(
    title,
    [...portions, ...plates.flatMap((plate) => plate.portions ?? [])].map(({ foodId }) => foodId),
  );

/**
 * Of the days (yyyy-MM-dd) that cook a pot, the last of which something can be left on this one: not after it, and no further before it
 * than was planned, or than `keepsDays`: how long what is left may be kept at most. Undefined where there is none. A copied week has its days seven days on, so what
 * is left of a pot is of its own copy.
 */
export function findCookDay<Day extends PlainDate>(
  { cookedOn, eatenOn }: Pick<PotShare, 'cookedOn' | 'eatenOn'>,
  { date, cookDays, keepsDays }: { readonly date: PlainDate; readonly cookDays: readonly Day[]; readonly keepsDays: number },
): Day | undefined {
  const most = Math.max(keepsDays, daysBetween(cookedOn as PlainDate, eatenOn as PlainDate));
  return cookDays.findLast((day) => day <= date && daysBetween(day, date) <= most);
}
