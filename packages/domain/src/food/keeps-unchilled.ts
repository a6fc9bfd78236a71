import type { Food } from './food.ts';

/**
 * Whether a food keeps for some days in a bag or a cupboard, unopened and whole. Meat, fish, milk and what is made of it, cooked food and
 * eggs do not: an egg that was sold cold has to stay cold (USDA, "Shell Eggs from Farm to Table"). Of fruit and vegetables those that
 * the University of California at Davis stores at room temperature ("Storing Fresh Fruits and Vegetables for Better Taste"), and the
 * cabbages and roots that a cellar kept before there were fridges; herbs and green onions stand in a glass of water.
 */
export function keepsUnchilled(food: Food): boolean {
  const { id, kind, state, aisle } = food;
  if (CHILLED_AISLES.has(aisle)) return kind === 'plant-milk' || id === 'ghee';
  if (
    state === 'frozen' ||
    SOLD_CHILLED.has(id) ||
    (OF_EGG_OR_MILK.has(kind) && PERISHING.some((allergen) => food.allergens.includes(allergen)))
  )
    return false;
  if (PRESERVED.has(state)) return true;
  if (FRESH.has(kind)) return kind === 'herb' || KEPT_FRESH.test(id);
  return state === 'prepared' || state === 'raw' ? !RAW_KINDS.has(kind) : aisle === 'canned-jarred';
}

const CHILLED_AISLES: ReadonlySet<string> = new Set(['meat-counter', 'fish-counter', 'dairy-eggs', 'frozen']);
const SOLD_CHILLED: ReadonlySet<string> = new Set(
  'hummus guacamole tzatziki falafel gnocchi udon-fresh tteok pesto vegan-pesto orange-juice kimchi vegan-kimchi wonton-wrappers pizza-dough'.split(
    ' ',
  ),
);
/** Mayonnaise and creamy dressings, once they are open. */
const OF_EGG_OR_MILK: ReadonlySet<string> = new Set(['condiment', 'sauce']);
const PERISHING = ['egg', 'dairy'] as const;
const PRESERVED: ReadonlySet<string> = new Set(['canned', 'canned-drained', 'dry', 'dried']);
const FRESH: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'mushroom', 'starchy-root', 'soy', 'seaweed']);
const RAW_KINDS: ReadonlySet<string> = new Set(
  'beef lamb pork game poultry offal processed-meat fish crustacean mollusc egg milk cheese yogurt cream butter plant-dairy meat-substitute'.split(
    ' ',
  ),
);
const KEPT_FRESH =
  /potato(?!-leaves)|^yam$|^taro$|^cassava$|onion|shallot|garlic|ginger|galangal|lemongrass|^(?:napa-|red-|savoy-)?cabbage$|^carrot$|^beet$|turnip$|parsnip|rutabaga|celery-root|radish$|daikon|kohlrabi|jicama|squash(?!-blossoms)|pumpkin|eggplant|cucumber|pepper$|peppers$|poblano|jalapeno|chili$|tomato|tomatillo|zucchini$|corn$|^(?:green-)?apple$|banana$|^orange$|mandarin$|clementine|grapefruit$|lemon|lime|pomelo|kumquat|avocado|mango$|pear$|peach$|plum$|nectarine|kiwi|papaya|pineapple|melon$|cantaloupe|honeydew|plantain|persimmon|quince|pomegranate(?!-seeds)|dates$|coconut$|soy-nuts/;
