import { seededRandom, type Random } from '../../packages/domain/src/base/random.ts';
import { kindOfAge } from '../../packages/domain/src/eater/eater-kind.ts';
import { NO_PROFILE, readEater, type Profile } from '../../packages/domain/src/intent/wish/read-eater.ts';
import type { EaterId, TableEater } from '../../packages/domain/src/table/table-eater.ts';
import { NASTY_RULES, type NastyRule } from './rules.table.ts';
import type { NastyTable } from './judge.ts';

export const TODAY = '2026-11-27';

export type NastyHousehold = NastyTable & { readonly seed: number; readonly about: string; readonly profile: Profile };

type Person = { readonly age: number; readonly rules: readonly string[]; readonly kcal?: number; readonly own?: TableEater['ownMeals'] };

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'];
const ruleOf = (name: string): NastyRule => {
  const rule = NASTY_RULES.find((one) => one.name === name);
  if (!rule) throw new Error(`No rule "${name}".`);
  return rule;
};

export function seat(people: readonly Person[]): Omit<NastyHousehold, 'seed' | 'about'> {
  const profileOf = ({ rules }: Person): Profile => ({ ...NO_PROFILE, dietaryRestrictions: rules.map((name) => ruleOf(name).entry) });
  const eaters = people.map((person, at): TableEater => ({
    id: `eater-${at + 1}` as EaterId,
    name: NAMES[at]!,
    kind: kindOfAge(person.age),
    ageYears: person.age,
    rules: { ...readEater(profileOf(person), TODAY), ageYears: person.age },
    target: person.kcal === undefined ? { type: 'usual' } : { type: 'energy', calories: person.kcal },
    eatsAtHome: {},
    ...(person.own && { ownMeals: person.own }),
  }));
  return {
    eaters,
    rulesOf: new Map(people.map(({ rules }, at) => [`eater-${at + 1}`, rules.map(ruleOf)])),
    profile: profileOf(people[0]!),
  };
}

const EU = NASTY_RULES.slice(0, 14).map(({ name }) => name);
const DIETS = ['vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher', 'gluten-free', 'dairy-free', 'pregnant', 'low FODMAP'];
const FOODS = NASTY_RULES.slice(14)
  .filter(({ binds }) => binds === 'every plate')
  .map(({ name }) => name);

const pick = <Value>(of: readonly Value[], random: Random): Value => of[Math.floor(random() * of.length)]!;

/** Kinds in turn, so that any twelve in a row hold each of them. */
const KINDS: readonly ((random: Random, round: number) => readonly Person[])[] = [
  // One of the fourteen, of a member of a family.
  (random, round) => [adult(random, []), adult(random, [EU[round % 14]!]), child(random)],
  // A single unusual food.
  (random, round) => [adult(random, [FOODS[(2 * round) % FOODS.length]!]), adult(random, [])],
  // Two of the fourteen, of two people.
  (random, round) => [
    adult(random, [EU[(round + 3) % 14]!]),
    adult(random, [EU[(round + 3 + 1 + Math.floor(random() * 12)) % 14]!]),
    adult(random, []),
  ],
  // Vegan beside somebody who eats much meat, and an allergy of either.
  (random, round) => [adult(random, ['vegan']), { ...adult(random, [EU[(round + 5) % 14]!]), kcal: 2900 }],
  // A small child, and one of the fourteen.
  (random, round) => [adult(random, []), adult(random, []), { age: 1 + (round % 3), rules: [EU[(round + 7) % 14]!] }],
  // A single unusual food of a child.
  (random, round) => [adult(random, []), { age: 4 + Math.floor(random() * 9), rules: [FOODS[(2 * round + 1) % FOODS.length]!] }],
  // Two diets and an allergy.
  (random, round) => [adult(random, [DIETS[round % DIETS.length]!]), adult(random, [DIETS[(round + 4) % DIETS.length]!, pick(EU, random)])],
  // A small child beside a diet.
  (random, round) => [adult(random, [DIETS[(round + 2) % DIETS.length]!]), { age: 2, rules: [] }, { age: 6, rules: [pick(FOODS, random)] }],
  // A faith and foods that somebody does not eat.
  (random, round) => [
    adult(random, [round % 2 === 0 ? 'halal' : 'kosher']),
    adult(random, [pick(FOODS, random), pick(FOODS, random)]),
    child(random),
  ],
  // Breakfasts and lunches of their own.
  (random, round) => [
    adult(random, [EU[(round + 9) % 14]!]),
    { ...adult(random, [pick(DIETS, random)]), own: ['breakfast', 'lunch'] },
    { age: 3, rules: [] },
  ],
  // Many at once.
  (random) => [
    adult(random, [pick(EU, random)]),
    adult(random, [pick(FOODS, random)]),
    { age: 15, rules: [pick(EU, random)] },
    { age: 3, rules: [pick(FOODS, random)] },
  ],
  // Alone.
  (random, round) => [adult(random, [EU[(round + 11) % 14]!, pick(FOODS, random)])],
];

const adult = (random: Random, rules: readonly string[]): Person => ({
  age: 22 + Math.floor(random() * 40),
  rules,
  kcal: 1500 + 50 * Math.floor(random() * 25),
});
const child = (random: Random): Person => ({ age: 4 + Math.floor(random() * 10), rules: [] });

export function seedNasty(seed: number): NastyHousehold {
  const random = seededRandom(seed * 7919 + 271);
  const people = KINDS[seed % KINDS.length]!(random, Math.floor(seed / KINDS.length));
  const about = people.map(({ age, rules }, at) => `${NAMES[at]} ${age}${rules.length > 0 ? `: ${rules.join(' + ')}` : ''}`).join('; ');
  return { seed, about, ...seat(people) };
}
