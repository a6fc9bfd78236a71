import { remember } from '../../base/remember.ts';
import type { Dish } from '../../kit/dish.ts';
import type { DishForm, Familiarity, IdeaClass } from '../../kit/kit.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { DayWishes } from './day-wishes.ts';

/** Wishes are about the meals that were named with them, if any were: each with its own, or all with all. `wish` is its chip's id. */
export const isWishedOf = (slot: MealSlot, wish: string, { focus, wishedAt }: Pick<DayWishes, 'focus' | 'wishedAt'>): boolean =>
  wishedAt[wish]?.includes(slot) ?? (focus.length === 0 || focus.includes(slot));

/** What of a dish a word may speak of; a planned meal has the same. */
export type DishFacts = {
  readonly title: string;
  readonly form: string | undefined;
  readonly ideaClass: string;
  readonly cookMinutes: number;
  readonly equipment: readonly string[];
  /** Where cooks say that it may be made in another pot, too; not known of a meal that is no kit's dish. */
  readonly tips?: readonly string[];
  /** Not known of a meal that is no kit's dish. */
  readonly familiarity?: Familiarity;
};

export const factsOf = ({ title, form, ideaClass, time, compiled }: Dish): DishFacts => ({
  title,
  form,
  ideaClass,
  cookMinutes: time.cookMinutes,
  equipment: compiled.kit.equipment,
  tips: compiled.kit.tips,
  familiarity: compiled.kit.familiarity,
});

/** "Soups" means the form soup, or a dish that is called one: a plate with a tomato salad beside it is no salad. */
export function fitsDishWord(facts: DishFacts, word: string): boolean {
  const plain = word.toLowerCase().replace(/(?<=\w{3})(?:es|s)$/, '');
  const way = WAYS[word];
  if (way) return way(facts);
  const { form, ideaClass, title } = facts;
  const kinds = KINDS_OF[plain] ?? [plain];
  const main = title.toLowerCase().split(BESIDE, 1)[0]!;
  if (kinds.some((kind) => kind === form || kind === ideaClass)) return true;
  if (BESIDE_BREAD.has(plain) && form !== undefined && IN_BREAD.has(form)) return false;
  return namedBy(plain).test(main);
}

/** By whole words: "fries" are in no fried rice, "dal" in no medallions. */
const namedBy = remember((plain: string): RegExp => {
  const names = NAMES_OF[plain] ?? [plain.replaceAll('-', ' ')];
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})(?:e?s|y|ies)?(?!\p{L})`, 'u');
});

const BESIDE = / (?:with|on|in|over) /;
/** "Chickpea salad on whole-wheat bread" is a sandwich, whatever is in it. */
const IN_BREAD: ReadonlySet<string> = new Set(['sandwich', 'toast', 'wrap']);
const BESIDE_BREAD: ReadonlySet<string> = new Set(['salad', 'bowl', 'omelet', 'oatmeal']);

/** What a word means where forms and ideas have another name for it. */
const KINDS_OF: Readonly<Record<string, readonly (DishForm | IdeaClass)[]>> = {
  oatmeal: ['oats', 'porridge'],
  omelet: ['omelette'],
  casserole: ['bake'],
  'sheet-pan': ['tray-bake'],
  // Waffles, dosas and egg foo young have the form, and whoever asks for pancakes means none of them.
  pancake: [],
  kebab: ['skewers'],
  muffin: ['muffins'],
  patti: ['patties'],
  noodle: ['noodles'],
};

/** What dishes are called that a word means: the names of one dish in two kitchens. */
const NAMES_OF: Readonly<Record<string, readonly string[]>> = {
  'mac-and-cheese': ['mac and cheese', 'macaroni'],
  oatmeal: ['oatmeal', 'oats', 'porridge', 'muesli'],
  'butter-chicken': ['butter chicken', 'butter tofu', 'butter paneer', 'butter chickpeas'],
  'orange-chicken': ['orange chicken', 'orange tofu'],
  'french-toast': ['french toast', 'pain perdu'],
  'spring-roll': ['spring rolls', 'summer rolls'],
  dumpling: ['dumpling', 'wonton', 'gyoza', 'potsticker'],
  'energy-ball': ['energy ball', 'bliss ball', 'energy bites'],
  kebab: ['kebab', 'souvlaki', 'kofta', 'skewer', 'shawarma'],
  crepe: ['crepe', 'crêpe', 'galette'],
  potsticker: ['potsticker', 'gyoza'],
  dal: ['dal', 'dhal'],
  grill: ['grilled', 'charred'],
  burrito: ['burrito'],
  casserole: ['casserole', 'bake', 'baked', 'gratin'],
  pilaf: ['pilaf', 'pilau', 'biryani'],
  nugget: ['nugget'],
  roast: ['roast', 'roasted'],
  'sheet-pan': ['sheet-pan', 'tray bake'],
  // Neither ribeye nor ribbons; no pierogi.
  rib: ['ribs', 'spareribs'],
  burger: ['burger', 'cheeseburger'],
  toast: ['toast', 'toastie'],
  stew: ['stew', 'stewed'],
  scramble: ['scramble', 'scrambled'],
  // Pancakes and fish cakes are none.
  cake: ['cupcake', 'cheesecake', 'layer cake'],
};

/** An air fryer is a small oven to whoever has neither; a Dutch oven is a pot. */
const OVEN = /(?<!dutch )oven|sheet|baking|dish|waffle|air fryer/i;
const VESSEL = /\b(?:pans?|saucepan|skillet|pot|wok|griddle|dutch oven|pressure cooker)\b/i;
const COMFORTING: ReadonlySet<string> = new Set([
  'soup',
  'stew',
  'curry',
  'chili',
  'pasta',
  'bake',
  'oats',
  'porridge',
  'pancakes',
  'burger',
  'pizza',
]);
const IN_THE_HAND: ReadonlySet<string> = new Set(['sandwich', 'wrap', 'toast', 'pizza', 'taco', 'muffins', 'skewers', 'bites', 'patties']);

const EATEN_COLD: ReadonlySet<string> = new Set(['salad', 'sandwich', 'wrap', 'muffins', 'bites']);

/** Safe in a bag and good without a fork, or cold from a box. */
const TRAVELS: ReadonlySet<string> = new Set(['sandwich', 'wrap', 'salad', 'muffins', 'bites', 'roll', 'frittata', 'patties']);
const SOFT: ReadonlySet<string> = new Set([
  'soup',
  'oats',
  'porridge',
  'smoothie',
  'yogurt-bowl',
  'scramble',
  'omelette',
  'pudding',
  'dip',
]);
const SWEET: ReadonlySet<string> = new Set(['oats', 'porridge', 'yogurt-bowl', 'smoothie', 'pancakes', 'muffins', 'pudding']);
/** What is not sweet for an apple or a mango beside it. */
const SWEET_IDEAS: ReadonlySet<string> = new Set<IdeaClass>([
  'oats',
  'fruit',
  'yogurt',
  'smoothie',
  'protein-shake',
  'pancake',
  'chia',
  'grain',
  'bread',
  'nuts',
  'cheese',
]);
const SWEETENED =
  /\b(?:bananas?|apples?|pears?|peach(?:es)?|mango|\w*berr(?:y|ies)|honey|maple|chocolate|cocoa|cinnamon|dates?|raisins?|jam|cookies?|brownies?)\b/i;
const SAVORY =
  /\b(?:okonomiyaki|congee|grits|hummus|eggs?|bacon|ham|cheddar|string cheese|caprese|paratha|r[oö]sti|dosa|edamame|tomato(?:es)?|shrimp|turkey|chicken|salmon|tuna|cheese on)\b/i;
const isSweet = ({ form, title, ideaClass }: DishFacts): boolean =>
  SWEET_IDEAS.has(ideaClass) && !SAVORY.test(title) && ((form !== undefined && SWEET.has(form)) || SWEETENED.test(title));
const isCold = ({ cookMinutes, form }: DishFacts): boolean => cookMinutes === 0 || (form !== undefined && EATEN_COLD.has(form));

/** By its own pots and pans, or as the cook's tip for whoever has one: "in a slow cooker it takes eight hours". */
const madeIn =
  (device: RegExp) =>
  ({ title, equipment, tips = [] }: DishFacts): boolean =>
    [title, ...equipment, ...tips].some((text) => device.test(text));

/** Words for how it is cooked and eaten rather than for what it is. */
const WAYS: Readonly<Record<string, (facts: DishFacts) => boolean>> = {
  'no-cook': ({ cookMinutes }) => cookMinutes === 0,
  microwave: ({ cookMinutes }) => cookMinutes === 0,
  cold: isCold,
  warm: (facts) => !isCold(facts) && facts.form !== 'smoothie' && facts.form !== 'yogurt-bowl',
  portable: ({ form }) => form !== undefined && TRAVELS.has(form),
  // They stand beside what the dish is named by.
  fries: ({ title }) => /\b(?:fries|frites)\b|\bfish and chips\b/i.test(title),
  crunchy: ({ title }) => /crunch|crisp|slaw|granola|nachos|tostada|falafel|schnitzel/i.test(title),
  creamy: ({ title }) => /cream|yogurt|korma|alfredo|carbonara|risotto|mac and cheese|chowder|stroganoff|hummus|tahini/i.test(title),
  soft: ({ form }) => form !== undefined && SOFT.has(form),
  sweet: isSweet,
  savory: (facts) => !isSweet(facts),
  'slow-cooker': madeIn(/slow[- ]cooker/i),
  'pressure-cooker': madeIn(/pressure[- ]cooker/i),
  'air-fryer': madeIn(/air[- ]fryer/i),
  'waffle-iron': madeIn(/waffle iron/i),
  'dutch-oven': madeIn(/dutch oven|heavy pot/i),
  'cast-iron': madeIn(/cast[- ]iron/i),
  toaster: madeIn(/\btoaster\b/i),
  blender: madeIn(/\bblender\b/i),
  wok: madeIn(/\bwok\b/i),
  'no-blender': ({ equipment }) => !equipment.some((piece) => /blender|food processor/i.test(piece)),
  // A bowl or a colander beside it is no second pot.
  'one-pot': ({ cookMinutes, equipment }) =>
    cookMinutes > 0 && equipment.filter((piece) => VESSEL.test(piece)).length === 1 && !equipment.some((piece) => OVEN.test(piece)),
  'no-oven': ({ equipment }) => !equipment.some((piece) => OVEN.test(piece)),
  skillet: ({ equipment, title }) => /skillet/i.test(title) || equipment.some((piece) => piece.includes('skillet')),
  adventurous: ({ familiarity }) => familiarity === 'adventurous',
  comfort: ({ form }) => form !== undefined && COMFORTING.has(form),
  'finger-food': ({ form }) => form !== undefined && IN_THE_HAND.has(form),
};

/**
 * Whether a dish that holds a wished food is about it: named after it, or of its idea. Who asks for eggs at breakfast means
 * no porridge with an egg white stirred in.
 */
export function isAbout(dish: Dish, foodIds: readonly string[]): boolean {
  const title = dish.title.toLowerCase();
  return dish.foods.some(
    ({ id, kind, names }) =>
      foodIds.includes(id) && (kind === dish.ideaClass || title.includes(names.noun.toLowerCase().split(' ').at(-1)!)),
  );
}
