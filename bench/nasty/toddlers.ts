// Days of tables at which a child of one to three eats, by what health services say of their plates.
import { EMPTY_INTENT } from '../../packages/domain/src/intent/intent.ts';
import { findFood } from '../../packages/domain/src/food/find-food.ts';
import type { DayDraft } from '../../packages/domain/src/plan/plan.ts';
import { mealsOf } from '../../packages/domain/src/recipe/meals-of.ts';
import { findTarget } from '../../packages/domain/src/table/eater-target.ts';
import { makeTable } from '../../packages/domain/src/table/make-table.ts';
import { findBad, judgeDay, type NastyFault } from './judge.ts';
import { seat, type NastyHousehold } from './households.ts';
import type { NastyRule } from './rules.table.ts';
import type { Tally } from './tally.ts';

const rule = (name: string, bad: string, fine?: string): NastyRule => ({
  name,
  entry: '',
  binds: 'own plate',
  bad,
  ...(fine !== undefined && { fine }),
});

/** Honey under one (CDC: botulism); chili that burns, by the words of foods. */
const HONEY = rule('honey under one', 'honey', 'honey ?dew|honey ?crisp');
const CHILI = rule(
  'chili',
  'chili|chilli|chile|jalapeno|serrano|habanero|cayenne|hot sauce|sriracha|tabasco|gochujang|harissa|sambal|red pepper flake|chipotle|(?:red|green|indian) curry paste|wasabi|horseradish|kimchi|hot paprika|poblano|aleppo pepper|berbere|jerk seasoning|doubanjiang',
  'chili powder free|sweet chili',
);

/** mg of sodium a day: National Academies, "Dietary Reference Intakes for Sodium and Potassium" (2019), to be reduced beyond it at 1 to 3 years. */
const SODIUM_MG = 1200;

/** Of a child's day, in mg: all of it, and what the salt brings that goes into the pot. */
type Sodium = { readonly all: number; readonly added: number };

/** Runs `count` tables from a seed on; returns each child's sodium. */
export function runToddlers(
  { from, count, isOver }: { from: number; count: number; isOver: () => boolean },
  tally: Tally,
): readonly Sodium[] {
  const sodium: Sodium[] = [];
  for (let seed = from; seed < from + count && !isOver(); seed++) {
    const age = seed % 10 === 0 ? 0 : 1 + (seed % 3);
    const table = seat([
      { age: 30 + (seed % 15), rules: [], kcal: 1800 + 50 * (seed % 15) },
      ...(seed % 2 === 0 ? [{ age: 33, rules: [] }] : []),
      { age, rules: [] },
    ]);
    const day = { intent: EMPTY_INTENT, eater: table.eaters[0]!.rules, targets: findTarget(table.eaters[0]!).targets, seed: seed * 31 + 7 };
    const made = makeTable({ ...day, eaters: table.eaters });
    const about = `a child of ${age}, seed ${seed}`;
    if (!made.ok) tally.none.push(`${about}: ${made.fault.sentence}`);
    else {
      tally.day('day of a small child', about, made.value, table, [
        ...judgeDay(made.value, table),
        ...judgePlates(made.value, { table, age }),
      ]);
      sodium.push({ all: sodiumOf(made.value, table), added: sodiumOf(made.value, table, (foodId) => foodId === 'salt') });
      tally.read.push(...readPlates(made.value, { about, table }));
    }
  }
  return sodium;
}

type Child = { readonly table: Pick<NastyHousehold, 'eaters'>; readonly age: number };

function judgePlates(day: DayDraft, { table, age }: Child): readonly NastyFault[] {
  return platesOf(day, table).flatMap(({ title, foodIds }) =>
    [CHILI, ...(age < 1 ? [HONEY] : [])].flatMap((one): readonly NastyFault[] => {
      const word = foodIds.find((id) => findBad(id, one).length > 0);
      return word === undefined ? [] : [{ kind: 'food', rule: one.name, word, where: title }];
    }),
  );
}

const platesOf = (day: DayDraft, { eaters }: Child['table']) =>
  mealsOf(day).map(({ meal }) => {
    const plate = meal.plates?.find(({ eaterId }) => eaterId === eaters.at(-1)!.id);
    const portions = plate?.portions ?? [];
    return { title: meal.title, portions, foodIds: portions.map(({ foodId }) => foodId) };
  });

const sodiumOf = (day: DayDraft, table: Child['table'], isCounted: (foodId: string) => boolean = () => true): number =>
  platesOf(day, table)
    .flatMap(({ portions }) => portions)
    .filter(({ foodId }) => isCounted(foodId))
    .reduce((sum, { foodId, grams }) => sum + ((findFood(foodId)?.per100g.sodium ?? 0) * grams) / 100, 0);

const readPlates = (day: DayDraft, { about, table }: { about: string; table: Child['table'] }): readonly string[] =>
  platesOf(day, table).map(
    ({ title, portions }) => `${about} | ${title} | ${portions.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`).join(', ')}`,
  );

export function tellSodium(sodium: readonly Sodium[]): string {
  const sorted = sodium.map(({ all }) => all).toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const over = sodium.filter(({ all }) => all > SODIUM_MG).length;
  const unsalted = sodium.filter(({ all, added }) => all - added > SODIUM_MG).length;
  return `${sodium.length} days of a small child: sodium ${at(0.5)} mg in the median, ${at(0.9)} in the ninth decile; ${over} days over ${SODIUM_MG} mg, ${unsalted} without the salt that is added`;
}
