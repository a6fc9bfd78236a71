import { FLESH_KINDS } from '../food/food-kinds.ts';
import type { Food } from '../food/food.ts';

/** How the food lies in the pan, as far as it changes what the cook looks for. */
export type DonenessContext = {
  /** The kit's note on cutting: no thermometer goes into a thin strip, and none of it needs a rest. */
  readonly prep?: string | null;
  /** Eggs beaten, or mixed into a batter or custard: there is no yolk left to look at. */
  readonly mixed?: boolean;
  /** Eggs that thicken a sauce: whoever waits until they set has them scrambled. */
  readonly thickens?: boolean;
  /** Braised or roasted slowly: long safe before it is good, so that safe is no sign. */
  readonly tender?: boolean;
};

/**
 * When a raw animal food is safely done, as the end of a sentence; `undefined` for what needs no such line.
 * Temperatures: USDA FSIS "Safe Minimum Internal Temperature Chart" (poultry 165 F, ground 160 F, whole cuts 145 F
 * and 3 minutes of rest, fish 145 F, eggs until yolk and white are firm). No dish is finished less than that, so that
 * the same text serves pregnancy. Without a pronoun, since "lamb chops" and "steak" take the same words.
 */
export function describeDoneness(
  food: Food,
  { prep = null, mixed = false, thickens = false, tender = false }: DonenessContext = {},
): string | undefined {
  if (!needsDoneness(food)) return undefined;
  if (food.kind === 'egg' && thickens) return 'until it thickens to a glossy sauce (160°F/71°C)';
  if (food.kind === 'egg') return mixed || /white/.test(food.id) ? 'until set all through' : 'until both white and yolk are set';
  if (food.kind === 'fish') return 'until it is opaque and flakes easily (145°F/63°C)';
  if (food.kind === 'crustacean') return 'until pink, firm and opaque all through';
  if (food.kind === 'mollusc')
    return isShelled(food) ? 'until the shells open (discard any that stay shut)' : 'until firm and opaque all through';
  if (food.kind === 'offal') return describeMiddle(food);
  if (/bacon|pancetta|rasher/.test(food.id)) return 'until browned and crisp';
  if (tender) return TENDER;
  return describeMeat(food, prep !== null && SMALL_PIECES.test(prep));
}

/** Collagen of shank, shoulder and ribs has turned to gelatin at about 195 F; poultry on the bone is past its 165 F by then. */
const TENDER = 'until a fork pulls the meat apart without effort (195°F/90°C)';

function describeMeat(food: Food, small: boolean): string {
  const poultry = food.kind === 'poultry';
  // A patty and crumbled meat take the same words: "the middle" would be untrue of crumbs.
  if (isMinced(food)) return `until no pink is left (${poultry ? '165°F/74°C' : '160°F/71°C'})`;
  if (isGround(food)) return describeMiddle(food);
  if (small) return `until no pink is left in the thickest piece (${poultry ? '165°F/74°C' : '145°F/63°C'})`;
  if (poultry) return 'until no pink is left and the thickest part reaches 165°F (74°C)';
  return 'until the middle reaches 145°F (63°C), then leave to rest for 3 minutes';
}

/** Raw meat, fish or egg that is not sold ready to eat. */
export function needsDoneness(food: Food): boolean {
  if (food.facets.includes('ready-to-eat') || food.facets.includes('deli-meat')) return false;
  if (!FLESH_KINDS.has(food.kind) && food.kind !== 'egg') return false;
  return food.state === 'raw' || food.state === 'frozen';
}

/** Liver, hearts and sausages; those of a bird (the chart's "giblets") are done with the rest of it, at 165 F. */
const describeMiddle = ({ facets }: Food): string =>
  `until no pink is left and the middle reaches ${facets.includes('contains-poultry') ? '165°F (74°C)' : '160°F (71°C)'}`;

const SMALL_PIECES = /\b(?:thin|thinly|strips?|small cubes|bite-size|shaved|matchsticks)\b/;

const isMinced = (food: Food): boolean => food.kind !== 'processed-meat' && /\bground\b|\bminced?\b/.test(`${food.id} ${food.names.noun}`);

const isGround = (food: Food): boolean =>
  food.kind === 'processed-meat' || /ground|minced?|sausage|burger/.test(`${food.id} ${food.names.noun}`);

const isShelled = (food: Food): boolean => /mussel|clam/.test(food.id);
