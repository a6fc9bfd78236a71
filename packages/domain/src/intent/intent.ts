import type { Diet, Restriction } from '../diet/diet.ts';
import type { EaterKind } from '../eater/eater-kind.ts';
import type { HealthAim } from '../eater/health-aim.ts';
import type { Allergen } from '../food/food.ts';
import type { Macros } from '../food/nutrients.ts';
import type { Cuisine } from '../recipe/cuisine.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';

export type { Cuisine, HealthAim };

/** What an eater asks for: a sentence, and what the sliders stand at, if they were moved. */
export type PlanWish = { readonly words: string; readonly targets: Macros | null };

/** Wanted amount in grams (macros) or kcal (calories). `target` alone, or a range. */
export type Wanted = { readonly target?: number; readonly min?: number; readonly max?: number };

/** A food or class of foods named by the eater: the words, and the ids they stand for. */
export type FoodWish = {
  readonly words: string;
  readonly foodIds: readonly string[];
  /** What an exclusion does not mean: the "fish" of "no seafood except fish". */
  readonly except?: string;
  /** Of what the eater is allergic to: the allergens that are left out with it, none for such as mango. */
  readonly allergens?: readonly Allergen[];
  /** Nobody said it: a diet's own food, such as a pescatarian's fish. */
  readonly assumed?: true;
  /** At how many meals it is wished for, at least: "chicken twice", or of a week "twice a week". */
  readonly times?: { readonly count: number; readonly isOfWeek: boolean };
  /** Left out in doubt: the eater may say that it is wanted after all. */
  readonly asked?: true;
};

/** A dish asked for by its name, or a kind of dish with the food it is to be made of: one wish, served by one meal. */
export type DishWish = {
  /** As it stands in the sentence: "chicken tikka masala", "salmon burger". */
  readonly words: string;
  /** The key of its name; `null` of a kind of dish. */
  readonly name: string | null;
  /** Kits that go by the name, or by that of what is likest; none of a kind of dish. */
  readonly kitIds: readonly string[];
  /** Of a dish that people know and no kit makes. */
  readonly isUnwritten?: true;
  /** The word for a kind of dish, as in `dishWords`. */
  readonly kind: string | null;
  /** Said beside it, and to be in that very dish. */
  readonly foods: readonly FoodWish[];
  /** What the name itself names: of help where no dish goes by it. */
  readonly named: readonly FoodWish[];
  /** Said beside all that, to be in that dish where some version has it; wished for by itself as well. */
  readonly also?: readonly FoodWish[];
};

export type MealSize = 'light' | 'big';

export type MealRules = { readonly diets: readonly Diet[]; readonly exclude: readonly FoodWish[] };

/** Somebody at the table whom the sentence tells apart: "my husband eats 2800". */
export type NamedEater = {
  /** "Husband", "Kid 2"; "You", or what whoever asks is called among the others: "Dad". */
  readonly name: string;
  readonly isYou: boolean;
  /** By a first name, which is nobody else's: "me and Ben". */
  readonly isCalled?: true;
  readonly kind: EaterKind;
  readonly ageYears: number | null;
  /** Of those of the intent, the ones that are theirs and not everybody's. */
  readonly diets: readonly Diet[];
  /** Of their own day; the sentence's own figures are of whoever asks. */
  readonly figures: Pick<Intent, 'calories' | 'protein' | 'carbs' | 'fat' | 'split' | 'shares'> | null;
};

/** What was understood of a sentence. Everything here is shown back as a removable chip. */
export type Intent = {
  readonly text: string;
  /** Of the sliders: these hold in the place of every figure of the text. */
  readonly targets: Macros | null;
  readonly diets: readonly Diet[];
  readonly restrictions: readonly Restriction[];
  readonly allergies: readonly Allergen[];
  readonly exclude: readonly FoodWish[];
  /** What holds for one meal alone: "vegetarian lunch, chicken for dinner". Never an allergy. */
  readonly mealRules: Readonly<Partial<Record<MealSlot, MealRules>>>;
  readonly wish: readonly FoodWish[];
  readonly cuisines: readonly Cuisine[];
  /** Kinds of dish, kitchens and manners of cooking that are not wanted: "no soup", "anything but Indian", "nothing fried". */
  readonly avoid: { readonly dishWords: readonly string[]; readonly cuisines: readonly Cuisine[]; readonly manners: readonly string[] };
  /** Words for kinds of dish: "soup", "salad", "stir-fry", "bowl". */
  readonly dishWords: readonly string[];
  /** Dishes wanted by name, and kinds of dish bound to a food; the foods and kinds of the latter are wished for as well. */
  readonly dishes: readonly DishWish[];
  readonly calories: Wanted | null;
  readonly protein: Wanted | null;
  readonly carbs: Wanted | null;
  readonly fat: Wanted | null;
  readonly fiber: Wanted | null;
  readonly sodium: Wanted | null;
  /** Per cent of energy, summing to about 100, as in "40/30/30". */
  readonly split: { readonly protein: number; readonly carbs: number; readonly fat: number } | null;
  /** Per cent of energy for single macros, as in "30% protein". */
  readonly shares: Readonly<Partial<Record<'protein' | 'carbs' | 'fat', number>>>;
  /** Per-meal wishes: "breakfast under 300 calories", "40 g protein at lunch". */
  readonly perMeal: Readonly<Partial<Record<MealSlot, { readonly calories?: Wanted; readonly protein?: Wanted }>>>;
  /** Meals that are to have less or more than their usual share of the day, without a figure. */
  readonly sizes: Readonly<Partial<Record<MealSlot, MealSize>>>;
  /** The only meals to plan ("just lunch", "no breakfast"); `null` for the whole day. */
  readonly slots: readonly MealSlot[] | null;
  /** Snacks beyond the day's first, 0 to 3: "5 meals" has one, "3 meals and 3 snacks" two. */
  readonly moreSnacks: number;
  /** Whether the meals of `slots` are a part of the day ("just dinner"): the rest is eaten elsewhere and has its share of the day. */
  readonly isPart: boolean;
  /** Meals the sentence speaks of ("dinner ideas"): the day is whole all the same, and what is wished is wished of these. */
  readonly focus: readonly MealSlot[];
  /** The meals that single wishes were said of ("Mexican lunch, Japanese dinner"), by the id of the wish's chip. */
  readonly wishedAt: Readonly<Record<string, readonly MealSlot[]>>;
  /** Phrases that say several things at once ("celiac", "jain", "vegan except honey"), with the ids of the chips that one chip stands for. */
  readonly phrases: readonly { readonly words: string; readonly chips: readonly string[] }[];
  readonly maxMinutes: number | null;
  /** Of meals that have minutes of their own: "15 minute breakfast, dinner can take an hour". */
  readonly minutesAt: Readonly<Partial<Record<MealSlot, number>>>;
  readonly budget: 'low' | null;
  readonly people: number | null;
  /** Everybody at the table, where the sentence says something of one of them alone; else nobody. */
  readonly eaters: readonly NamedEater[];
  readonly mealPrep: boolean;
  readonly health: readonly HealthAim[];
  readonly notUnderstood: readonly string[];
  /** What was settled and should be said: "Rice is left out: it does not fit keto." */
  readonly remarks: readonly string[];
  /** Spelling repairs, as typed and as read. */
  readonly repairs: readonly (readonly [typed: string, read: string])[];
  /** What was read as less than it says: "picnic" as food to take along. */
  readonly readAs: readonly (readonly [said: string, read: string])[];
};

/** Nothing asked for: what an unreadable sentence comes to. */
export const EMPTY_INTENT: Intent = {
  text: '',
  targets: null,
  diets: [],
  restrictions: [],
  allergies: [],
  exclude: [],
  mealRules: {},
  wish: [],
  cuisines: [],
  avoid: { dishWords: [], cuisines: [], manners: [] },
  dishWords: [],
  dishes: [],
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
  split: null,
  shares: {},
  perMeal: {},
  sizes: {},
  slots: null,
  moreSnacks: 0,
  isPart: false,
  focus: [],
  wishedAt: {},
  phrases: [],
  maxMinutes: null,
  minutesAt: {},
  budget: null,
  people: null,
  eaters: [],
  mealPrep: false,
  health: [],
  notUnderstood: [],
  remarks: [],
  repairs: [],
  readAs: [],
};

export type IntentChip = {
  /** Stable within one intent, for keys. */
  readonly id: string;
  readonly label: string;
  /** Where in the text it came from, so that removing the chip can remove the words; absent for what the profile added. */
  readonly words?: string;
  readonly from: 'text' | 'profile' | 'assumed';
  /** Of a food left out in doubt: the words that, put behind the sentence, say that it is wanted. */
  readonly use?: string;
};
