import { capitalize, joinAnd } from '../../base/say.ts';
import { ALLERGEN_NAMES } from '../../diet/allergen-name.ts';
import { getGuideEntry } from '../../diet/guide.ts';
import { writeKcal } from '../../eater/energy-target.ts';
import type { Eater } from '../../eater/eater.ts';
import { EMPTY_INTENT } from '../intent.ts';
import type { DishWish, FoodWish, HealthAim, Intent, IntentChip, MealRules, NamedEater, Wanted } from '../intent.ts';
import { sharedDiets } from '../wish/shared-diets.ts';
import { asTyped } from '../language/as-typed.ts';
import { listOwnManners } from './list-own-manners.ts';
import { wordsToUse } from '../wish/find-doubts.ts';
import { listLeftOut, nameExclusion } from './name-exclusion.ts';
import { nameCuisine } from '../../recipe/cuisine.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import { resolveTargets } from '../target/resolve-targets.ts';

/** What was understood, as removable chips: first what must not happen, then what is wished, last what was assumed. */
export const describeIntent = (intent: Intent, eater: Eater): readonly IntentChip[] =>
  unique([
    ...describeText(intent).filter(({ id }) => id !== FOCUS || !intent.focus.every((slot) => isToldOf(slot, intent))),
    ...profileChips(eater),
    ...assumedChips(intent, eater),
  ]);

/** The meals that were named. Where each has a chip of its own ("Light lunch") this one says nothing more. */
const FOCUS = 'focus';

const isToldOf = (slot: MealSlot, { mealRules, sizes, perMeal, minutesAt, wishedAt }: Intent): boolean =>
  [mealRules[slot], sizes[slot], perMeal[slot], minutesAt[slot]].some((told) => told !== undefined) ||
  Object.values(wishedAt).some((slots) => slots.includes(slot));

/** Those of them that come from the text. */
export const describeText = (intent: Intent): readonly IntentChip[] =>
  joinPhrases(
    unique([...ruleChips(intent), ...foodChips(intent), ...figureChips(intent), ...mealChips(intent), ...practicalChips(intent)]),
    intent,
  );

/** One chip for one thing said: "Jain", not the seven classes of food that it leaves out. What is said of a meal names the meal. */
function joinPhrases(chips: readonly IntentChip[], { phrases, wishedAt, text }: Intent): readonly IntentChip[] {
  const phraseOf = new Map(
    phrases.flatMap(({ words, chips: ids }) => {
      const own = chips.filter(({ id }) => ids.includes(id));
      const meals = [...new Set(own.map(({ id }) => nameMeals(wishedAt[id])))];
      const isWhole = own.length === ids.length || own.length > 1;
      return isWhole && meals.length === 1 ? own.map(({ id }) => [id, { words, meals: meals[0]! }] as const) : [];
    }),
  );
  return unique(
    chips.map((one) => {
      const phrase = phraseOf.get(one.id);
      return phrase === undefined
        ? one
        : chip(`said:${phrase.words}`, `${capitalize(asTyped(phrase.words, text))}${phrase.meals}`, phrase.words);
    }),
  );
}

function chip(id: string, label: string, words?: string): IntentChip {
  return { id, label, from: 'text', ...(words === undefined ? {} : { words }) };
}

/** An allergen that comes of a food that was named ("allergic to eggs") stands in that food's chip. */
const ruleChips = ({ diets, restrictions, allergies, exclude, eaters }: Intent): readonly IntentChip[] => [
  ...sharedDiets({ diets, eaters }).map((diet) => chip(`diet:${diet}`, getGuideEntry(diet).name)),
  ...restrictions.map((restriction) => chip(`restriction:${restriction}`, restriction)),
  ...allergies
    .filter((allergen) => !exclude.some((food) => food.allergens?.includes(allergen)))
    .map((allergen) => chip(`allergy:${allergen}`, `No ${ALLERGEN_NAMES[allergen]} (allergy)`)),
];

const foodChips = ({ text, exclude, remarks, avoid, wish, cuisines, dishWords, dishes, wishedAt }: Intent): readonly IntentChip[] => [
  ...listLeftOut({ text, exclude, remarks }).map((food) => {
    const told = { ...food, words: asTyped(food.words, text), ...(food.except !== undefined && { except: asTyped(food.except, text) }) };
    return food.asked
      ? { ...chip(`asked:${food.words}`, `${capitalize(told.words)}: left out`), use: wordsToUse(food.words) }
      : chip(`exclude:${food.words}`, `${capitalize(nameExclusion(told))}${nameAllergens(food)}`, food.words);
  }),
  ...avoid.cuisines.map((cuisine) => chip(`avoid:${cuisine}`, `No ${nameCuisine(cuisine)} dishes`)),
  ...listOwnManners({ avoid, exclude }).map((manner) => chip(`avoid:${manner}`, `Nothing ${manner}`)),
  ...wish
    .filter(({ assumed }) => !assumed)
    .map(({ words, times }) =>
      chip(`wish:${words}`, `With ${asTyped(words, text)}${sayTimes(times)}${nameMeals(wishedAt[`wish:${words}`])}`, words),
    ),
  ...cuisines.map((cuisine) =>
    chip(`cuisine:${cuisine}`, `${capitalize(cuisine.replace('-', ' '))}${nameMeals(wishedAt[`cuisine:${cuisine}`])}`),
  ),
  ...dishes
    .filter((dish) => !isToldByWords(dish, { wish, dishWords }))
    .map(({ words }) => chip(`named:${words}`, `${capitalize(asTyped(words, text))}${nameMeals(wishedAt[`named:${words}`])}`, words)),
  // Told by its own chip: meal prep.
  ...dishWords
    .filter((dish) => dish !== 'batch')
    .map((dish) => chip(`dish:${dish}`, `${capitalize(dish.replaceAll('-', ' '))}${nameMeals(wishedAt[`dish:${dish}`])}`)),
];

/** "Twice", "3 times a week": as it was said, and as it can be missed. */
const sayTimes = (times: FoodWish['times']): string =>
  times === undefined ? '' : ` ${times.count === 2 ? 'twice' : `${times.count} times`}${times.isOfWeek ? ' a week' : ''}`;

/** The words of "beef stew" make chips of their own, which are told as one. */
const isToldByWords = ({ kind, foods, named, isUnwritten }: DishWish, { wish, dishWords }: Pick<Intent, 'wish' | 'dishWords'>): boolean =>
  // Of "chicken balti" no chip but its own says the balti.
  !isUnwritten &&
  ((kind !== null && dishWords.includes(kind)) || [...foods, ...named].some(({ words }) => wish.some((food) => food.words === words)));

/** "No eggs (allergy)", "No shrimp (allergy: crustaceans)": what else goes with the food is named. */
function nameAllergens({ words, allergens }: FoodWish): string {
  if (allergens === undefined) return '';
  const names = allergens.map((allergen) => ALLERGEN_NAMES[allergen]);
  const isNamed = names.every((name) => words.includes(name.replace(/s$/u, '')));
  return isNamed ? ' (allergy)' : ` (allergy: ${names.join(', ')})`;
}

const nameMeals = (slots: readonly MealSlot[] = []): string => (slots.length === 0 ? '' : ` for ${slots.join(' and ')}`);

function figureChips(intent: Intent): readonly IntentChip[] {
  const { calories, protein, carbs, fat, fiber, sodium, split, shares } = intent;
  const grams = (name: string, wanted: Wanted | null): readonly IntentChip[] =>
    wanted ? [chip(name, `${formatWanted(wanted)} g ${name}`)] : [];
  return [
    ...(calories ? [chip('calories', `${formatWanted(calories)} kcal`)] : []),
    ...grams('protein', protein),
    ...grams('carbs', carbs),
    ...grams('fat', fat),
    ...grams('fiber', fiber),
    ...(sodium ? [chip('sodium', `${formatWanted(sodium)} mg sodium`)] : []),
    ...(split ? [chip('split', `${split.protein}% protein, ${split.carbs}% carbs, ${split.fat}% fat`)] : []),
    ...Object.entries(shares).map(([macro, share]) => chip(`share:${macro}`, `${share}% ${macro}`)),
  ];
}

const mealChips = ({ text, perMeal, sizes, mealRules }: Intent): readonly IntentChip[] => [
  ...listMealRules(mealRules, ({ diets }) => diets.map((diet) => [diet, (slots) => `${getGuideEntry(diet).name} ${slots}`])),
  ...listMealRules(mealRules, ({ exclude }) =>
    exclude.map(({ words }) => [`no ${words}`, (slots) => `No ${asTyped(words, text)} at ${slots}`]),
  ),
  ...MEAL_SLOTS.flatMap((slot) => {
    const { calories, protein } = perMeal[slot] ?? {};
    return [
      ...(sizes[slot] ? [chip(`meal:${slot}:size`, `${capitalize(sizes[slot])} ${slot}`)] : []),
      ...(calories ? [chip(`meal:${slot}:calories`, `${capitalize(slot)}: ${formatWanted(calories)} kcal`)] : []),
      ...(protein ? [chip(`meal:${slot}:protein`, `${capitalize(slot)}: ${formatWanted(protein)} g protein`)] : []),
    ];
  }),
];

type Telling = readonly [id: string, label: (slots: string) => string];

/** A rule of several meals is one chip. */
function listMealRules(mealRules: Intent['mealRules'], tell: (rules: MealRules) => readonly Telling[]): readonly IntentChip[] {
  const told = MEAL_SLOTS.flatMap((slot) => (mealRules[slot] ? tell(mealRules[slot]).map(([id, label]) => ({ slot, id, label })) : []));
  return [...new Set(told.map(({ id }) => id))].map((id) => {
    const same = told.filter((one) => one.id === id);
    const slots = same.map(({ slot }) => slot);
    return chip(`meal:${slots.join('+')}:${id}`, same[0]!.label(joinAnd(slots)));
  });
}

function practicalChips({
  health,
  maxMinutes,
  minutesAt,
  budget,
  people,
  eaters,
  mealPrep,
  slots,
  moreSnacks,
  focus,
}: Intent): readonly IntentChip[] {
  return [
    ...health.map((aim) => chip(`aim:${aim}`, AIM_LABELS[aim])),
    ...(slots || moreSnacks > 0 ? [chip('slots', nameMealsOfDay(slots ?? [], moreSnacks))] : []),
    ...(focus.length > 0 ? [chip(FOCUS, focus.map(capitalize).join(', '))] : []),
    ...(maxMinutes === null ? [] : [chip('minutes', `Up to ${maxMinutes} min`)]),
    ...MEAL_SLOTS.flatMap((slot) =>
      minutesAt[slot] === undefined ? [] : [chip(`meal:${slot}:minutes`, `${capitalize(slot)} within ${minutesAt[slot]} minutes`)],
    ),
    ...(budget ? [chip('budget', 'Low cost')] : []),
    ...(people === null || people === eaters.length ? [] : [chip('people', `For ${people}`)]),
    ...eaterChips(eaters),
    ...(mealPrep ? [chip('meal-prep', 'Meal prep')] : []),
  ];
}

/** "Breakfast, Lunch, Dinner, 2 snacks"; "3 snacks" alone where the other meals are the usual ones. */
function nameMealsOfDay(slots: readonly MealSlot[], moreSnacks: number): string {
  if (moreSnacks === 0) return slots.map(capitalize).join(', ');
  return [...slots.filter((slot) => slot !== 'snack').map(capitalize), `${1 + moreSnacks} snacks`].join(', ');
}

/** "Husband: 2,800 kcal", "Kid 1 and Kid 2: child"; of whoever asks only what no other chip says. */
function eaterChips(eaters: readonly NamedEater[]): readonly IntentChip[] {
  const told = eaters.map((eater) => ({ eater, said: sayOfEater(eater) })).filter(({ eater, said }) => !eater.isYou || said !== '');
  const kindOf = ({ eater, said }: (typeof told)[number]): string => `${eater.name.replace(/ \d+$/u, '')} ${said}`;
  return [...new Set(told.map(kindOf))].map((kind) => {
    const same = told.filter((one) => kindOf(one) === kind);
    const names = joinAnd(same.map(({ eater }) => eater.name));
    const said = same[0]!.said;
    return chip(`eater:${names}`, said === '' ? names : `${names}: ${said}`);
  });
}

function sayOfEater({ kind, ageYears, diets, figures }: NamedEater): string {
  const age = ageYears === null ? (kind === 'adult' ? [] : [kind]) : [`${ageYears} years`];
  const numbers = figures ? figureChips({ ...EMPTY_INTENT, ...figures }).map(({ label }) => label) : [];
  return [...age, ...diets.map((diet) => getGuideEntry(diet).name.toLowerCase()), ...numbers].join(', ');
}

export const AIM_LABELS: Readonly<Record<HealthAim, string>> = {
  diabetic: 'Diabetes-friendly',
  'low-sodium': 'Low sodium',
  heart: 'Heart-healthy',
  'high-fiber': 'High fiber',
  'low-fiber': 'Low fiber',
  pregnancy: 'Pregnancy',
  'low-carb': 'Low carb',
  'low-fat': 'Low fat',
  'high-protein': 'High protein',
  'low-sugar': 'Low sugar',
  'weight-loss': 'Weight loss',
  'muscle-gain': 'Muscle gain',
  'anti-inflammatory': 'Anti-inflammatory',
  'low-fodmap': 'Low FODMAP',
  'low-calorie': 'Low calorie',
  bulking: 'Weight gain',
};

/** One for each entry of the profile, in its own words: they hold whatever the sentence says, and are told even where it says the same. */
const profileChips = ({ rules }: Eater): readonly IntentChip[] =>
  rules.map((words) => ({ id: `profile:${words.toLowerCase()}`, label: capitalize(words), from: 'profile' }));

/** What nobody said and is planned all the same, so that nothing on the plan is a surprise. */
const assumedChips = (intent: Intent, eater: Eater): readonly IntentChip[] => [
  ...intent.wish.flatMap(({ words, assumed }): readonly IntentChip[] =>
    assumed ? [{ id: `assumed:${words}`, label: `With ${words}`, from: 'assumed' }] : [],
  ),
  ...energyChips(intent, eater),
];

/** The day's energy when nobody stated it. */
function energyChips(intent: Intent, eater: Eater): readonly IntentChip[] {
  if (intent.calories || (intent.protein && intent.carbs && intent.fat)) return [];
  const { targets, assumptions } = resolveTargets({ intent, eater });
  const from = eater.weightKg === null ? 'assumed' : 'profile';
  const label = `${writeKcal(targets.calories)} kcal${intent.isPart ? '' : ' a day'}`;
  return assumptions.length > 0 || from === 'profile' ? [{ id: 'assumed:calories', label, from }] : [];
}

function formatWanted({ target, min, max }: Wanted): string {
  if (target !== undefined) return writeKcal(target);
  if (min !== undefined && max !== undefined) return `${writeKcal(min)}-${writeKcal(max)}`;
  return max === undefined ? `At least ${writeKcal(min ?? 0)}` : `Up to ${writeKcal(max)}`;
}

/** The text's own chip stands for the profile's of the same kind; ids are keys. */
function unique(chips: readonly IntentChip[]): readonly IntentChip[] {
  const seen = new Set<string>();
  return chips.filter(({ id }) => !seen.has(id) && seen.add(id));
}
