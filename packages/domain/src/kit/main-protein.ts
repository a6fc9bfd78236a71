import type { Food } from '../food/food.ts';
import type { WeighedFood } from './dish.ts';

/** Under what a person files a main: steak and mince are both beef, canned and dried white beans the same beans. */
export function nameMainProtein({ kind, names, per100g }: Food): string {
  const noun = names.noun.toLowerCase();
  switch (kind) {
    case 'beef':
    case 'game':
      return 'beef';
    case 'lamb':
    case 'pork':
    case 'egg':
      return kind;
    case 'poultry':
      return noun.includes('turkey') ? 'turkey' : noun.includes('duck') ? 'duck' : 'chicken';
    case 'fish':
      return per100g.fat < LEAN_FISH_FAT && !noun.includes('tuna') ? 'white fish' : nameFish({ names });
    case 'crustacean':
    case 'mollusc':
      return withoutState(noun);
    case 'soy':
    case 'legume':
      return withoutState(noun)
        .replace(LOOK_ALIKES, 'white bean')
        .replace(/^.*tofu$/, 'tofu')
        .replace(/^.*lentil$/, 'lentil');
    default:
      return names.noun;
  }
}

/**
 * What the meal of these foods would be filed under, heaviest first: what is there by the handful. An egg that binds, the
 * cheese on top and a stock made of chicken are additions, not what a meal is built on.
 */
export function listMains(weighed: readonly WeighedFood[]): readonly string[] {
  const grams = new Map<string, number>();
  for (const { food, grams: own } of weighed) {
    if (own < (food.kind === 'egg' ? MAIN_EGG_GRAMS : MAIN_GRAMS)) continue;
    const name = nameMain(food);
    if (name !== undefined) grams.set(name, Math.max(grams.get(name) ?? 0, own));
  }
  return [...grams].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** A handful of olives is a garnish, in whatever kind the table has them. */
export const isVegetable = (food: Food): boolean => isProduce(food) && food.kind !== 'fruit' && !food.id.includes('olive');
/** What is eaten by the portion: herbs, garlic and lemon juice flavor, and plantains feed as potatoes do (WHO 2003, TRS 916). */
export const isProduce = ({ id, kind }: Food): boolean => PRODUCE_KINDS.has(kind) && !FLAVOR_OR_STARCH.test(id);

const PRODUCE_KINDS: ReadonlySet<string> = new Set('vegetable fruit mushroom seaweed'.split(' '));
const FLAVOR_OR_STARCH = /\b(?:garlic|ginger|lemon|lime|zest|tamarind|tomato-paste|coconut|plantain)\b/;

const MAIN_GRAMS = 60;
const MAIN_EGG_GRAMS = 100;
const MAIN_KINDS: ReadonlySet<string> = new Set(
  'beef lamb pork game poultry offal processed-meat fish crustacean mollusc egg soy legume meat-substitute'.split(' '),
);
const NOT_BUILT_ON = /\b(?:milk|yogurt|sauce|paste|flour|broth|stock|flake|powder|butter|miso)\b/;

/** Asked for every ingredient of every dish that is weighed, and always the same. */
const remembered = new WeakMap<Food, string | null>();

function nameMain(food: Food): string | undefined {
  let name = remembered.get(food);
  if (name === undefined) remembered.set(food, (name = findMainName(food) ?? null));
  return name ?? undefined;
}

function findMainName(food: Food): string | undefined {
  const noun = food.names.noun.toLowerCase();
  if (!MAIN_KINDS.has(food.kind) || NOT_BUILT_ON.test(noun)) return undefined;
  if (food.kind === 'offal' || food.kind === 'processed-meat') return ANIMALS.find(([pattern]) => pattern.test(noun))?.[1] ?? noun;
  return /hummus/.test(noun) ? 'chickpea' : nameMainProtein(food);
}

const ANIMALS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/turkey/, 'turkey'],
  [/chicken/, 'chicken'],
  [/beef|veal|calf|pastrami|bresaola/, 'beef'],
  [/pork|ham\b|bacon|sausage|bratwurst|kielbasa|chorizo|salami|prosciutto|pancetta/, 'pork'],
  [/lamb/, 'lamb'],
  [/duck/, 'duck'],
];

/** Grams per 100 g. SR28: cod 0.7, tilapia 1.7, halibut 1.3; trout 6, salmon 13. */
const LEAN_FISH_FAT = 3;
const LOOK_ALIKES = /^(?:navy|great northern|cannellini|butter|lima) bean$/;

/** Canned, smoked or from the counter it is the same fish. */
export const nameFish = ({ names }: Pick<Food, 'names'>): string => withoutState(names.noun.toLowerCase());

const withoutState = (noun: string): string =>
  noun.replaceAll(/\b(?:no-salt-added|low-sodium|canned|dried|cooked|smoked|hot-smoked|frozen|fresh)\s+/g, '');
