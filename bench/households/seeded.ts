import { seededRandom, type Random } from '../../packages/domain/src/base/random.ts';
import { UNKNOWN_EATER, type Eater } from '../../packages/domain/src/eater/eater.ts';
import { splitToGrams, type MacroSplit } from '../../packages/domain/src/diet/macro-split.ts';
import type { Allergen } from '../../packages/domain/src/food/food.ts';
import { kindOfAge } from '../../packages/domain/src/eater/eater-kind.ts';
import type { EaterId, EaterTarget, TableEater } from '../../packages/domain/src/table/table-eater.ts';

export const KINDS = ['one mix', 'different', 'children'] as const;
export type HouseholdKind = (typeof KINDS)[number];
export type Household = { readonly kind: HouseholdKind; readonly seed: number; readonly eaters: readonly TableEater[] };

const pick = <Value>(of: readonly Value[], random: Random): Value => of[Math.floor(random() * of.length)]!;
const kcalBetween = (low: number, high: number, random: Random): number => Math.round((low + (high - low) * random()) / 50) * 50;

const ALLERGIES: readonly Allergen[] = ['peanut', 'tree-nut', 'egg', 'dairy', 'gluten', 'fish', 'crustacean', 'soy', 'sesame'];
const NEVER = ['white-mushrooms', 'eggplant', 'cilantro', 'tuna-canned', 'greek-yogurt', 'avocado', 'salmon', 'walnuts'];
const PROTEIN_MIX: MacroSplit = { protein: 30, carbs: 40, fat: 30 };
const VEGETARIAN_MIX: MacroSplit = { protein: 18, carbs: 52, fat: 30 };

/** Rules that a third of the people have beside those of their kind of household. */
function someRules(random: Random): Partial<Eater> {
  const at = random();
  if (at < 0.2) return { allergies: [pick(ALLERGIES, random)] };
  return at < 0.33 ? { excludedFoodIds: [pick(NEVER, random)] } : {};
}

type Person = { readonly age: number; readonly target: EaterTarget; readonly rules?: Partial<Eater> };

const energy = (calories: number): EaterTarget => ({ type: 'energy', calories });
const mix = (kcal: number, split: MacroSplit): EaterTarget => {
  const { protein, carbs, fat } = splitToGrams(kcal, split);
  return { type: 'macros', macros: { protein: Math.round(protein), carbs: Math.round(carbs), fat: Math.round(fat) } };
};

export function seedHousehold(kind: HouseholdKind, seed: number): Household {
  const random = seededRandom(seed * 7919 + KINDS.indexOf(kind) * 104_729 + 17);
  const people = PEOPLE[kind](random);
  return {
    kind,
    seed,
    eaters: people.map(({ age, target, rules }, at) => ({
      id: `eater-${at + 1}` as EaterId,
      name: NAMES[at]!,
      kind: kindOfAge(age),
      ageYears: age,
      rules: { ...UNKNOWN_EATER, ...someRules(random), ...rules },
      target,
      eatsAtHome: {},
    })),
  };
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

const PEOPLE: Readonly<Record<HouseholdKind, (random: Random) => readonly Person[]>> = {
  'one mix': (random) =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, () => ({
      age: 20 + Math.floor(random() * 40),
      target: energy(kcalBetween(1500, 2900, random)),
    })),
  different: (random) => {
    const count = 2 + Math.floor(random() * 3);
    const others: readonly ((kcal: number) => Person)[] = [
      (kcal) => ({ age: 30, target: mix(kcal, VEGETARIAN_MIX), rules: { diets: ['vegetarian'] } }),
      (kcal) => ({ age: 30, target: mix(kcal, PROTEIN_MIX) }),
      (kcal) => ({ age: 30, target: energy(kcal), rules: { diets: ['mediterranean'] } }),
      (kcal) => ({ age: 30, target: energy(kcal), rules: { diets: ['glutenfree'] } }),
      (kcal) => ({ age: 30, target: energy(kcal), rules: { diets: ['vegetarian'] } }),
      (kcal) => ({ age: 30, target: energy(kcal), rules: { diets: ['pescatarian'] } }),
      (kcal) => ({ age: 30, target: energy(kcal), rules: { allergies: [pick(ALLERGIES, random)] } }),
    ];
    const first = pick(others.slice(0, 2), random);
    return Array.from({ length: count }, (_, at) => (at === 0 ? first : pick(others, random))(kcalBetween(1600, 2600, random)));
  },
  children: (random) => {
    const adults = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
      age: 35,
      target: energy(kcalBetween(1200, 3200, random)),
    }));
    const children = Array.from({ length: 1 + Math.floor(random() * 3) }, (): Person => ({
      age: 2 + Math.floor(random() * 15),
      target: { type: 'usual' },
    }));
    return [...adults, ...children];
  },
};
