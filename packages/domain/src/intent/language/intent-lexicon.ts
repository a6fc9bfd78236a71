import { remember } from '../../base/remember.ts';
import type { Food, FoodKind } from '../../food/food.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import { listFoodNameKeys } from '../../food/food-name-keys.ts';
import { FOREIGN_FOODS, HOUSEHOLD_NAMES } from './foreign-foods.table.ts';
import { FILLER_WORDS } from './intent-fillers.table.ts';
import { NEUTRAL_WORDS, PERSON_WORDS } from './neutral-words.table.ts';
import { FOOD_CLASSES } from './intent-food-classes.table.ts';
import type { FoodClass } from './intent-food-classes.table.ts';
import {
  AIM_WORDS,
  CUE_WORDS,
  CUISINE_WORDS,
  DIET_WORDS,
  DISH_WORDS,
  NUMBER_WORDS,
  PRACTICAL_WORDS,
  SLOT_WORDS,
  UNPLANNED_WORDS,
} from './intent-words.table.ts';
import type { Effect } from './intent-words.table.ts';
import { phraseKey, readWords } from './read-words.ts';
import { SAID_WAYS } from './said-ways.table.ts';
import type { Token } from './token.ts';
import { hearAllergen, makeWordStock, repairAllergen } from './repair-word.ts';
import { ALLERGENIC, listForms, NEVER_REPAIRED_TO, repairOf } from './spelling.ts';
import type { AllergenForms, Refusing, WordStock } from './repair-word.ts';

/** What a run of tokens stands for. `food` is the key of a food's name, or of its last words. */
export type Match = { readonly length: number; readonly effect?: Effect; readonly foodClass?: FoodClass; readonly food?: string };

export type IntentLexicon = {
  readonly match: (tokens: readonly Token[], at: number) => Match | undefined;
  readonly isKnown: (key: string) => boolean;
  /** Whether some food's name holds the word. */
  readonly isOfFoodNames: (key: string) => boolean;
  readonly repair: (key: string) => string | undefined;
  /** The same among allergens alone, by the word as it is typed. */
  readonly repairAllergen: (text: string, refusing: Refusing) => readonly string[];
  /** The same by its sound, where a sentence refuses something and no other repair explains the word. */
  readonly hearAllergen: (text: string) => readonly string[];
  readonly show: (key: string) => string;
  readonly getClass: (id: string) => FoodClass;
  /** That a word alone means. */
  readonly findClass: (word: string) => FoodClass | undefined;
  /** Foods of a class. */
  readonly listClass: (foodClass: FoodClass) => readonly string[];
  /** Every food with the words anywhere in a name: what an allergy to salmon must leave out. */
  readonly listNaming: (key: string) => readonly string[];
  /** The same for somebody who only dislikes it: an oil without its taste stays. Never for an allergy. */
  readonly listDisliked: (key: string) => readonly string[];
  /** Foods that are the thing itself and not merely flavored with it: what "with salmon" may use. */
  readonly listBeing: (key: string) => readonly string[];
  readonly getFoods: (ids: readonly string[]) => readonly Food[];
};

const MAX_PHRASE = 6;

export function makeIntentLexicon(foods: readonly Food[]): IntentLexicon {
  const effects = indexEffects();
  const classes = indexClasses();
  const named = foods.map((food) => ({ food, keys: listFoodNameKeys(food.names) }));
  const foodPhrases = indexFoodPhrases(named);
  const foreign = indexForeign();
  const phrases = [...effects.keys(), ...classes.keys(), ...foreign.keys()];
  const isPhrase = (key: string): boolean => effects.has(key) || classes.has(key) || foreign.has(key) || foodPhrases.has(key);
  // Names by their words: most questions are about one of them, and asking every name takes longer than all else of a sentence.
  let namedByWord: ReadonlyMap<string, readonly NamedFood[]> | undefined;
  const listWith = (key: string): readonly NamedFood[] =>
    (namedByWord ??= indexByWord(named)).get(key.slice(key.lastIndexOf(' ') + 1)) ?? [];

  const isKnown = makeIsKnown(phrases, { listWith, isPhrase });
  let readable: ReadonlyMap<string, string> | undefined;
  // Most sentences hold no word that needs it.
  let stock: WordStock | undefined;
  const getStock = (): WordStock =>
    (stock ??= makeWordStock(
      [...knownWords(phrases, named)].filter(
        (word) => (!FILLER_KEYS.has(word) || TELLING_FILLERS.has(word) || classes.has(word)) && !NEVER_REPAIRED_TO.has(word),
      ),
    ));
  let forms: AllergenForms | undefined;
  const getForms = (): AllergenForms => (forms ??= formsOf(foods.filter(({ kind }) => ALLERGENIC.has(kind))));
  let formsOfAll: AllergenForms | undefined;
  const getFormsOfAll = (): AllergenForms => (formsOfAll ??= new Map([...getForms(), ...formsOf(foods, () => false)]));
  // "Glutan" is near to two words for one thing.
  const isFirstOfClass = (key: string, at: number, all: readonly string[]): boolean =>
    !classes.has(key) || all.findIndex((other) => classes.get(other) === classes.get(key)) === at;
  const repairIn = (refusing: Refusing) =>
    remember((text: string) => repairAllergen(text, refusing === 'no' ? getForms() : getFormsOfAll(), refusing).filter(isFirstOfClass));
  const repairs = { yes: repairIn('yes'), maybe: repairIn('maybe'), no: repairIn('no') };
  const foodsById = new Map(foods.map((food) => [food.id as string, food]));
  const classesById = new Map(FOOD_CLASSES.map((foodClass) => [foodClass.id, foodClass]));

  const meaningOf = remember((key: string): Meaning | undefined => {
    const meant = foreign.get(key) ?? key;
    const effect = effects.get(meant);
    const foodClass = classes.get(meant);
    const isFood = foodClass === undefined && foodPhrases.has(meant);
    if (!effect && !foodClass && !isFood) return undefined;
    return { ...(effect ? { effect } : {}), ...(foodClass ? { foodClass } : isFood ? { food: meant } : {}) };
  });

  const matchAt = (tokens: readonly Token[], at: number): Match | undefined => {
    let best: Match | undefined;
    let key = '';
    for (let length = 1; length <= MAX_PHRASE && at + length <= tokens.length; length++) {
      key = length === 1 ? (tokens[at]?.key ?? '') : `${key} ${tokens[at + length - 1]?.key ?? ''}`;
      const meaning = meaningOf(key);
      // "Vegetarian baked beans" is a diet and a food, not the brand name of one.
      if (meaning && (meaning.effect || !bindsDiet(best?.effect))) best = { length, ...meaning };
    }
    return best;
  };

  return {
    match: matchAt,
    isKnown,
    isOfFoodNames: (word) => !FORMS.has(word) && listWith(word).length > 0,
    repair: remember((key: string) => repairOf(key, { isKnown, getStock })),
    repairAllergen: (text, refusing) => repairs[refusing](text),
    hearAllergen: (text) => hearAllergen(text, getFormsOfAll()).filter(isFirstOfClass),
    // Only a repaired word is shown, and the words of the whole table take as long as all the rest.
    show: (key) => {
      const words = (readable ??= readableWords(foods));
      return key
        .split(' ')
        .map((word) => words.get(word) ?? word)
        .join(' ');
    },
    findClass: (word) => matchAt([{ text: word, key: word, value: undefined }], 0)?.foodClass,
    getClass: (id) => {
      const found = classesById.get(id);
      if (!found) throw new Error(`No food class "${id}"`);
      return found;
    },
    listClass: remember((foodClass: FoodClass) => {
      const words = foodClass.byName ? foodClass.words.split('|').map(phraseKey) : [];
      return named
        .filter(({ food, keys }) => foodClass.holds(food) || words.some((word) => hasPhrase(keys, word)))
        .map(({ food }) => food.id as string);
    }),
    listNaming: remember((key: string) =>
      listWith(key)
        .filter(({ keys }) => hasPhrase(keys, key))
        .map(({ food }) => food.id as string),
    ),
    listDisliked: remember((key: string) =>
      listWith(key)
        .filter(({ keys }) =>
          hasPhrase(
            keys.map((name) => withoutOil(name, key)),
            key,
          ),
        )
        .map(({ food }) => food.id as string),
    ),
    listBeing: remember((key: string) =>
      listWith(key)
        .filter((entry) => isThingItself(entry, key))
        .map(({ food }) => food.id as string),
    ),
    getFoods: (ids) => ids.flatMap((id) => foodsById.get(id) ?? []),
  };
}

/** Oils that taste of what they are pressed from: who dislikes the one dislikes the other. */
const FLAVORED_OILS: ReadonlySet<string> = new Set(['sesame', 'sesame seed', 'coconut', 'peanut', 'walnut', 'hazelnut', 'chili', 'chile']);

/** "No olives" leaves the olive oil, and the tuna in it; "no sesame" does not leave sesame oil. */
const withoutOil = (name: string, key: string): string => (FLAVORED_OILS.has(key) ? name : name.replaceAll(`${key} oil`, 'oil'));

function hasPhrase(names: readonly string[], phrase: string): boolean {
  const found = ` ${phrase} `;
  return names.some((name) => ` ${name} `.includes(found));
}

type Meaning = Omit<Match, 'length'>;

type NamedFood = { readonly food: Food; readonly keys: readonly string[] };

const bindsDiet = (effect: Effect | undefined): boolean => effect?.diets !== undefined || effect?.restrictions !== undefined;

/** Later tables win where a phrase stands in two. */
const ALL_TABLES = [
  PRACTICAL_WORDS,
  UNPLANNED_WORDS,
  SLOT_WORDS,
  DISH_WORDS,
  CUISINE_WORDS,
  CUE_WORDS,
  NUMBER_WORDS,
  AIM_WORDS,
  DIET_WORDS,
];

function indexEffects(): ReadonlyMap<string, Effect> {
  const index = new Map<string, Effect>();
  for (const table of ALL_TABLES) {
    for (const [phrases, effect] of table) {
      for (const phrase of phrases.split('|')) index.set(phraseKey(phrase), effect);
    }
  }
  return index;
}

function indexClasses(): ReadonlyMap<string, FoodClass> {
  const index = new Map<string, FoodClass>();
  for (const foodClass of FOOD_CLASSES) for (const phrase of foodClass.words.split('|')) index.set(phraseKey(phrase), foodClass);
  return index;
}

function indexForeign(): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const [foreign, english] of [...FOREIGN_FOODS, ...HOUSEHOLD_NAMES]) {
    const meant = phraseKey(english);
    for (const phrase of foreign.split('|')) index.set(phraseKey(phrase), meant);
  }
  return index;
}

/** Last words that name a form and no food. */
const FORMS: ReadonlySet<string> = new Set(
  'powder mix paste spread leaf cube piece slice stick clove bar flake root strip half heart stalk rib bulb head floret spear bit crumb packet drink meal style ground white green red yellow black brown kernel product blend base concentrate puree dressing topping filling extract cut fillet loin thigh wing leg shoulder chop mince ball link patty roll shell sheet seasoning water spray substitute alternative alternativ replacer free whole fresh dry dried canned frozen cup dinner lunch snack breakfast low fat carb protein gluten vegan light plain raw cooked sweet hot mild regular lean small medium large baby short long thin thick juice cake bowl side light leftover quarter flat round mam'.split(
    ' ',
  ),
);

/**
 * Whether words are what some food is called, or the last words of it ("almond butter" and "butter"), or the animal that
 * meat and fish begin with. Kept by the last word: all endings of 6,000 names took longer to list than a page to draw.
 */
function indexFoodPhrases(named: readonly NamedFood[]): { readonly has: (phrase: string) => boolean } {
  const byLastWord = new Map<string, string[]>();
  const animals = new Set<string>();
  for (const { food, keys } of named) {
    for (const key of keys) {
      const lastSpace = key.lastIndexOf(' ');
      const last = key.slice(lastSpace + 1);
      const alike = byLastWord.get(last);
      if (alike) alike.push(key);
      else byLastWord.set(last, [key]);
      if (lastSpace < 0 || !NAMED_BY_ANIMAL.has(food.kind)) continue;
      const first = key.slice(0, key.indexOf(' '));
      if (!FORMS.has(first) && !FILLER_KEYS.has(first) && first.length > 3) animals.add(first);
    }
  }
  const isNamed = (phrase: string): boolean => {
    const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
    const alike = byLastWord.get(last);
    // The ends of "peas and carrots", "lactose-free milk" and "breast of chicken" are no foods.
    if (alike === undefined || /^(?:and|free|of|with|in|or|for|to|eat|the) /.test(phrase)) return false;
    const isTail = !FORMS.has(last) && (phrase !== last || !FILLER_KEYS.has(last));
    // Nor are the woods of a chicken of the woods.
    const tail = ` ${phrase}`;
    return alike.some((key) => (key === phrase ? !FORMS.has(key) : isTail && key.endsWith(tail) && !key.endsWith(` the${tail}`)));
  };
  return { has: (phrase) => animals.has(phrase) || isNamed(phrase) };
}

function indexByWord(named: readonly NamedFood[]): ReadonlyMap<string, readonly NamedFood[]> {
  const index = new Map<string, NamedFood[]>();
  for (const food of named) {
    for (const word of new Set(food.keys.join(' ').split(' '))) {
      const alike = index.get(word);
      if (alike) alike.push(food);
      else index.set(word, [food]);
    }
  }
  return index;
}

const NAMED_BY_ANIMAL: ReadonlySet<string> = new Set(['poultry', 'pork', 'lamb', 'fish', 'crustacean', 'mollusc']);

/** Foods that hold another without being it: fish sauce is no fish, and stock is none of what it was boiled from. */
export const CARRIER_KINDS: readonly FoodKind[] = [
  'stock',
  'sauce',
  'condiment',
  'vinegar',
  'oil',
  'animal-fat',
  'spice',
  'baking',
  'confectionery',
];

/**
 * By its name alone also these are something else: "rice" is not rice flour, "oranges" are not their juice, "almonds" not almond milk.
 * Of what a class holds they may well be: flour is a grain.
 */
const NAME_CARRIERS: ReadonlySet<string> = new Set<FoodKind>([...CARRIER_KINDS, 'flour', 'beverage', 'plant-milk', 'snack']);

function isThingItself({ food, keys }: NamedFood, key: string): boolean {
  if (keys.includes(key)) return true;
  if (NAME_CARRIERS.has(food.kind)) return false;
  return keys.some((name) => name.endsWith(` ${key}`) || (NAMED_BY_ANIMAL.has(food.kind) && name.startsWith(`${key} `)));
}

const FILLER_KEYS: ReadonlySet<string> = new Set([...NEUTRAL_WORDS, ...PERSON_WORDS, ...FILLER_WORDS].map(foodNameKey));

/** No slip of something else: "al dente" is no dende. */
const SAID_KEYS: ReadonlySet<string> = new Set(SAID_WAYS.flatMap(([, said]) => said.split(/[\s|]+/u).map(foodNameKey)));

/** Small words that turn a sentence around and are worth reading when misspelt. */
const TELLING_FILLERS: ReadonlySet<string> = new Set(
  'dinner lunch high without under never sweet with want like love please would really nothing avoid allergic allergy hate dislike'.split(
    ' ',
  ),
);

export const isFiller = (key: string): boolean => FILLER_KEYS.has(key);

/** In the order of the tables: of two words equally near to a misspelt one the first is taken. */
function knownWords(phrases: readonly string[], named: readonly NamedFood[]): ReadonlySet<string> {
  const known = new Set<string>(FILLER_KEYS);
  for (const phrase of phrases) for (const word of phrase.split(' ')) known.add(word);
  // Whatever else a food is called by is a part of one of its names.
  for (const { keys } of named) {
    for (const key of keys) if (!FORMS.has(key)) for (const word of key.split(' ')) known.add(word);
  }
  return known;
}

/** The same question without the list, which only spelling needs: words of a longer phrase are looked up in one text of all. */
function makeIsKnown(
  phrases: readonly string[],
  { listWith, isPhrase }: { listWith: (key: string) => readonly NamedFood[]; isPhrase: (key: string) => boolean },
) {
  let text: string | undefined;
  const isOfName = (word: string): boolean =>
    listWith(word).some(({ keys }) => keys.some((key) => !FORMS.has(key) && hasPhrase([key], word)));
  return remember(
    (word: string) =>
      FILLER_KEYS.has(word) ||
      SAID_KEYS.has(word) ||
      isPhrase(word) ||
      isOfName(word) ||
      (text ??= ` ${phrases.join(' ')} `).includes(` ${word} `),
  );
}

/** A food that is also an everyday word ("date") is meant where a sentence refuses. */
const formsOf = (foods: readonly Food[], isOther: (key: string) => boolean = isFiller): AllergenForms =>
  listForms(foods, (word) => FORMS.has(word), isOther);

/** Keys are shortened words ("calory"); what is shown is the shortest word that has the key. */
function readableWords(foods: readonly Food[]): ReadonlyMap<string, string> {
  const texts = [
    ...ALL_TABLES.flatMap((table) => table.map(([phrases]) => phrases)),
    ...FOOD_CLASSES.map(({ words }) => words),
    ...foods.map(({ names }) => names.noun),
  ];
  const readable = new Map<string, string>();
  for (const text of texts) {
    for (const { text: word, key } of readWords(text)) {
      const known = readable.get(key);
      if (known === undefined || word.length < known.length) readable.set(key, word);
    }
  }
  return readable;
}
