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
const KEEPS_A_DAY = /\b(?:rice|risotto|paella|pilaff?|biryani|jambalaya|arroz)\b/i;

/** How many days what is left of a dish keeps by its title, which is all that is known of a stranger's; null of what is eaten at once. */
export function keepDaysOf(title: string): number | null {
  if (EATEN_AT_ONCE.test(title) && !KEEPING_SALAD.test(title)) return null;
  return KEEPS_A_DAY.test(title) ? 1 : LEFTOVERS_KEEP_DAYS;
}
