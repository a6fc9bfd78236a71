import { FLESH_KINDS } from './food-kinds.ts';
import type { Food } from './food.ts';

/** Share of what is bought that is bone or shell. The table's grams are of what is eaten; a scale weighs both. */
export const boneShare = ({ kind, state, refuse }: Food): number =>
  FLESH_KINDS.has(kind) && state === 'raw' && refuse >= LEAST_BONE ? refuse : 0;

/** The same of cuts that are hardly sold without: of a shoulder or a leg nobody knows, so it is taken to be boned. */
export const sureBoneShare = (food: Food): number => (OFTEN_BONED.has(food.id) ? 0 : boneShare(food));

/** Words of a cook that leave no bone: nobody dices one. */
export const isBoned = (words: string): boolean => BONED.test(words);

/** Less is only the fat that a butcher trims: SR28 has 16 % of it for boneless pork loin and for sirloin. */
const LEAST_BONE = 0.17;

const OFTEN_BONED: ReadonlySet<string> = new Set(['lamb-shoulder', 'lamb-leg', 'turkey-thigh', 'beef-heart', 'goose']);

const BONED =
  /\b(?:boneless|boned|deboned|shelled|peeled|meat|diced|cubed|minced|bite-size|(?:in|cut into) (?:\S+ )?(?:cubes|strips|dice|slices))\b/;
