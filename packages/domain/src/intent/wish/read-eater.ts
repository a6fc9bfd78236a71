import { type Diet, RESTRICTIONS, type Restriction } from '../../diet/diet.ts';
import type { Eater } from '../../eater/eater.ts';
import type { HealthAim } from '../intent.ts';
import { asTyped } from '../language/as-typed.ts';
import { FOOD_CLASSES } from '../language/intent-food-classes.table.ts';
import { phraseKey } from '../language/read-words.ts';
import { parseIntent } from './parse-intent.ts';
import { CM_PER_INCH, KG_PER_POUND } from '../../quantity/kitchen-measures.table.ts';

/** A profile as it is kept: heights and weights in the person's own units, restrictions as chips of text. */
export type Profile = {
  readonly height: string | null;
  readonly weight: number | null;
  readonly preferredUnits: 'metric' | 'imperial' | null;
  readonly dateOfBirth: string | null;
  readonly activityLevel: Eater['activityLevel'];
  readonly fitnessGoals: Eater['fitnessGoal'];
  readonly dietaryRestrictions: readonly string[];
  readonly sex?: Eater['sex'];
};

/** Of somebody who has told nothing of themselves. */
export const NO_PROFILE: Profile = {
  height: null,
  weight: null,
  preferredUnits: null,
  dateOfBirth: null,
  activityLevel: null,
  fitnessGoals: null,
  dietaryRestrictions: [],
};

/** What of a profile binds or shapes a plan, on the day given as yyyy-MM-dd. */
export function readEater(profile: Profile, today: string): Eater {
  return {
    ...readRestrictions(profile.dietaryRestrictions),
    heightCm: parseHeight(profile.height),
    weightKg: profile.weight === null ? null : profile.preferredUnits === 'metric' ? profile.weight : profile.weight * KG_PER_POUND,
    ageYears: profile.dateOfBirth ? ageOn(profile.dateOfBirth, today) : null,
    sex: profile.sex ?? null,
    activityLevel: profile.activityLevel,
    fitnessGoal: profile.fitnessGoals,
  };
}

type Rules = Pick<Eater, 'diets' | 'restrictions' | 'aims' | 'allergies' | 'excludedFoodIds'> & Required<Pick<Eater, 'refused'>>;

/** An entry is one of the known restrictions or words of the person's own: "Nut-Free", "no mushrooms". */
export function readRestrictions(entries: readonly string[]): Rules & Pick<Eater, 'rules'> {
  const read = entries.flatMap(splitList).map(readEntry);
  return { ...joinRules(read), rules: [...new Set(read.flatMap((entry) => (bindsSomething(entry) ? [entry.words] : [])))] };
}

/** The words of an entry for which nothing is left out, as they stand in it. */
export function listUnheeded(entry: string): readonly string[] {
  const text = entry.toLowerCase();
  return [...new Set(splitList(entry).flatMap(listUnheededOf))].toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
}

function listUnheededOf(entry: string): readonly string[] {
  const { notUnderstood, exclude } = parseIntent(entry);
  const unknown = exclude.flatMap(({ words, foodIds, allergens }) => (foodIds.length === 0 && !allergens?.length ? [words] : []));
  return [...notUnderstood, ...unknown.map((words) => asTyped(words, entry))];
}

function joinRules(read: readonly Rules[]): Rules {
  const join = <Key extends Exclude<keyof Rules, 'refused'>>(key: Key): readonly Rules[Key][number][] => [
    ...new Set(read.flatMap((entry) => entry[key])),
  ];
  return {
    diets: join('diets'),
    aims: join('aims'),
    restrictions: join('restrictions'),
    allergies: join('allergies'),
    excludedFoodIds: join('excludedFoodIds'),
    refused: uniqueByWords(read.flatMap(({ refused }) => refused)),
  };
}

/** A list that was pasted as one entry, "1. milk 2. eggs": its marks are no amounts, and what stands before it is said of each. */
function splitList(entry: string): readonly string[] {
  const [lead = '', ...items] = entry.split(LIST_MARK).map((part) => part.trim());
  if (items.length === 0) return [entry];
  if (lead === '' || isBareFood(lead)) return [lead, ...items].filter((part) => part !== '');
  return items.map((item) => `${lead} ${item}`);
}
const LIST_MARK = /(?:(?<=^|[\s,;])(?:\(?\d{1,2}[.):]|#\d{1,2}\b|[•*·]|\(?[a-h]\))|(?<=^|\n)[–—-])\s*(?=\p{L})/iu;

type Entry = Rules & { readonly words: string };

/** Just "mushrooms" can in this place only mean "none". */
function readEntry(entry: string): Entry {
  const words = sayRefusal(entry.trim());
  const known = RESTRICTIONS.find((name) => name.toLowerCase() === words.toLowerCase());
  if (known) return { ...NOTHING, restrictions: [known], words: known };
  const name = words.replace(NO, '').replace(/[.!]+$/u, '');
  if (isDeclared(name)) return { ...readRules(`${name} allergy`), words: `no ${name.toLowerCase()}` };
  const read = readRules(words);
  const refused = bindsSomething(read) ? words : `no ${words}`;
  const rules = [refused === words ? read : readRules(refused), ...listLetIn(refused).map(readEntry)];
  const declared = name
    .split(BETWEEN)
    .filter(isDeclared)
    .flatMap((one) => readRules(`${one} allergy`).allergies);
  return { ...joinRules([...rules, { ...NOTHING, allergies: declared }]), words: refused === words ? words : refused.toLowerCase() };
}

/**
 * Of several things in one entry those that read as wished: "eggs & no fish", "chicken, 2 olives", "celery; all lentils". Nobody
 * writes a wish beside what they must not eat without saying that it is one, so each is left out like an entry of its own.
 */
function listLetIn(entry: string): readonly string[] {
  const parts = entry.split(BETWEEN).filter((part) => part !== '');
  if (parts.length === 1 || EXCEPT.test(entry)) return [];
  const wished = new Set(listWished(entry));
  return parts.flatMap((part) =>
    wished.size === 0 || FINE.test(part) || bindsSomething(readRules(part)) ? [] : listWished(part).filter((food) => wished.has(food)),
  );
}
const listWished = (words: string): readonly string[] =>
  parseIntent(words).wish.flatMap(({ words: food, assumed }) => (assumed ? [] : [food]));
const FINE =
  /\b(?:eat\w*|love\w*|like\w*|prefer\w*|favou?rites?|fine|good|ok|okay|only|just|please|more|lots?|want\w*|yes|allowed|can|may|safe)\b/iu;

/** "Milk, eggs", "no milk or eggs", "no eggs no milk". */
const BETWEEN =
  /\s*[,.;/|&+\n]\s*(?:and\s+|or\s+|nor?\s+|not\s+)?|\s+(?:and|or|nor|plus|but also|as well as)\s+(?:also\s+)?(?:no\s+)?|\s+no\s+/iu;

/** "Nuts except almonds", "peanuts, no milk", "gluten, dairy": what is only named stands in this place for none of it. */
function sayRefusal(words: string): string {
  const parts = words.split(PARTS);
  // First the cheaper question: most entries are one thing.
  if (parts.length === 1 && !EXCEPT.test(words)) return words;
  const bare = new Set(parts.filter(isBareFood));
  if (parts.every((part) => bare.has(part))) return words;
  const said = parts.map((part) => (bare.has(part) ? `no ${part}` : refuseWithException(part)));
  return said.every((part) => NO.test(part) || bindsSomething(readRules(part))) ? said.join(', ') : words;
}

function refuseWithException(part: string): string {
  const [front = '', exception] = part.split(EXCEPT);
  if (exception === undefined || NO.test(exception) || !isBareFood(front)) return part;
  // Of milk all that holds it, but that.
  return `${isDeclared(front) ? "can't have" : 'no'} ${part}`;
}
const EXCEPTED = String.raw`(?:except(?: for)?|but(?! also| not| no)|apart from|other than|excluding|unless)\s`;
const EXCEPT = new RegExp(String.raw`[\s,(]+${EXCEPTED}\s*`, 'iu');
const PARTS = new RegExp(String.raw`\s*[,;/|\n](?!\s*${EXCEPTED})\s*`, 'iu');

const isBareFood = (words: string): boolean => {
  const { wish, exclude, notUnderstood } = parseIntent(words);
  return (
    wish.length > 0 &&
    exclude.length === 0 &&
    notUnderstood.length === 0 &&
    words.split(/\s+/u).length <= LONGEST_FOOD &&
    !EATEN.test(words)
  );
};
const LONGEST_FOOD = 3;
const EATEN = /\b(?:eat\w*|love\w*|like\w*|fine|ok|okay|only|just|please|more|lots?|want\w*|yes|every\w*|any\w*|all)\b/iu;

/** Alone in a list of what is never eaten, "no" or not, milk and sesame are names of allergens. */
const isDeclared = (name: string): boolean => {
  const key = phraseKey(name.replace(SEEDS, ''));
  return FOOD_CLASSES.some(({ leastOf, words }) => leastOf !== undefined && words.split('|').some((word) => phraseKey(word) === key));
};
const NO = /^(?:no|not|never|avoid|without|keine?|ohne|sans|pas de|sin)\s+/iu;
const SEEDS = / seeds?$/iu;

const NOTHING: Rules = { diets: [], restrictions: [], aims: [], allergies: [], excludedFoodIds: [], refused: [] };

const uniqueByWords = <Named extends { readonly words: string }>(named: readonly Named[]): readonly Named[] => [
  ...new Map(named.map((one) => [one.words, one])).values(),
];

const bindsSomething = ({ diets, restrictions, aims, allergies, excludedFoodIds }: Rules): boolean =>
  [diets, restrictions, aims, allergies, excludedFoodIds].some((found) => found.length > 0);

/** "Gluten free" or "plant based" in a profile binds like the restriction it is another name for. */
function readRules(words: string): Rules {
  const { restrictions, allergies, exclude, diets, health } = parseIntent(words);
  const named = [...diets.map((diet) => RESTRICTION_OF_DIET[diet]), ...health.map((aim) => RESTRICTION_OF_AIM[aim])];
  return {
    diets: diets.filter((diet) => diet !== 'standard' && RESTRICTION_OF_DIET[diet] === undefined),
    aims: health.filter((aim) => LASTING_AIMS.has(aim)),
    restrictions: [...restrictions, ...named.filter((name) => name !== undefined)],
    allergies,
    excludedFoodIds: [...new Set(exclude.flatMap(({ foodIds }) => foodIds))],
    // What an allergy names has its rule beside it; a word that names no food leaves nothing out.
    refused: exclude.flatMap(({ words: food, except, foodIds, allergens }) =>
      foodIds.length > 0 && !allergens?.length ? [{ words: food, ...(except !== undefined && { except }) }] : [],
    ),
  };
}

const RESTRICTION_OF_DIET: Readonly<Partial<Record<Diet, Restriction>>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  keto: 'Keto',
  paleo: 'Paleo',
  glutenfree: 'Gluten-Free',
};

const RESTRICTION_OF_AIM: Readonly<Partial<Record<HealthAim, Restriction>>> = {
  'low-carb': 'Low-Carb',
  'low-fat': 'Low-Fat',
  'high-protein': 'High-Protein',
};

/** What holds on every day. How much somebody eats is asked elsewhere in the profile, and body weight decides it there. */
const LASTING_AIMS: ReadonlySet<HealthAim> = new Set<HealthAim>([
  'diabetic',
  'low-sodium',
  'heart',
  'high-fiber',
  'low-fiber',
  'pregnancy',
  'low-sugar',
  'anti-inflammatory',
  'low-fodmap',
]);

/** "170 cm", or feet and inches as in 5'10". */
export function parseHeight(height: string | null): number | null {
  const metric = /^(\d{2,3}) ?cm$/.exec(height ?? '');
  if (metric) return Number(metric[1]);
  const imperial = /^(\d)'(\d{1,2})"$/.exec(height ?? '');
  return imperial ? Math.round((Number(imperial[1]) * 12 + Number(imperial[2])) * CM_PER_INCH) : null;
}

/** Whole years between two yyyy-MM-dd days. Undefined births (after today, or over 120 years ago) say nothing. */
function ageOn(birth: string, today: string): number | null {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);
  return years >= 0 && years <= 120 ? years : null;
}
