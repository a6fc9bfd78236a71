import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { Cook, Serving } from './cook.ts';

export const WEEK_SHAPES = ['varied', 'usual', 'shortest'] as const;
export type WeekShape = (typeof WEEK_SHAPES)[number];

/** How many different breakfasts and snacks a week of seven has, and which lunches are what was left of the dinner before. */
type ShapeTable = {
  readonly breakfasts: number;
  readonly snacks: number;
  readonly leftoverDays: readonly number[];
  readonly lunchTwice: boolean;
};

/**
 * Measured on 48 weeks each (design of the week, section 4): varied 60 things to buy, usual 46, shortest 37. Counted by the day of
 * a seven-day stretch from the start, whatever weekday that is.
 */
const SHAPES: Readonly<Record<WeekShape, ShapeTable>> = {
  varied: { breakfasts: 3, snacks: 3, leftoverDays: [], lunchTwice: false },
  usual: { breakfasts: 3, snacks: 3, leftoverDays: [1, 3, 5], lunchTwice: true },
  shortest: { breakfasts: 1, snacks: 1, leftoverDays: [1, 2, 3, 4, 5, 6], lunchTwice: true },
};

/** How much an entry of the list costs against taste, in the unit of `scoreDish`. Set so that 48 weeks keep to 45 things: 2.8 with 625 kits, 3.6 with 678, and 4.6 since what one plate holds has tighter limits. */
export const SHOP_WEIGHT: Readonly<Record<WeekShape, number>> = { varied: 1, usual: 4.6, shortest: 2 };

/** Whether lunches of such a week are of what was left. */
export const feedsLater = (shape: WeekShape): boolean => SHAPES[shape].leftoverDays.length > 0;

export type ShapeInput = {
  readonly shape: WeekShape;
  /** The meals to plan of each day; none for a day that stays as it is. */
  readonly slotsByDay: readonly (readonly MealSlot[])[];
  /** Whether a meal may eat what another left. */
  readonly leftovers: boolean;
  /** Breakfasts or snacks that are to be the same every day. */
  readonly same: readonly MealSlot[] | undefined;
  /** What is said of a meal and not of the same meal on other days: only meals of which the same is said share a dish. */
  readonly saidOf: (day: number, slot: MealSlot) => string;
  /** Whether a dish of its own is asked for. */
  readonly isAsked: (day: number, slot: MealSlot) => boolean;
};

/** Which meals share a dish: decided before any dish is, because it is what people see as variety and what saves most. */
export function shapeWeek(input: ShapeInput): readonly Cook[] {
  const { shape, slotsByDay, leftovers, same = [], saidOf, isAsked } = input;
  const table = SHAPES[shape];
  const turn = (slot: MealSlot, kinds: number): readonly Cook[] =>
    same.includes(slot) ? rotate(slot, 1, { slotsByDay, saidOf: () => '' }) : rotate(slot, kinds, { slotsByDay, saidOf });
  const has = (day: number, slot: MealSlot): boolean => slotsByDay[day]?.includes(slot) === true;
  const dinners = slotsByDay.flatMap((_, day) => (has(day, 'dinner') ? [day] : []));
  const fedByDinner = new Set(
    leftovers
      ? dinners.flatMap((day) =>
          table.leftoverDays.includes((day + 1) % DAYS) && has(day + 1, 'lunch') && !isAsked(day + 1, 'lunch') ? [day + 1] : [],
        )
      : [],
  );
  return [
    ...turn('breakfast', table.breakfasts),
    ...turn('snack', table.snacks),
    ...dinners.map((day) =>
      cookOf('pot', [{ day, slot: 'dinner' }, ...(fedByDinner.has(day + 1) ? [{ day: day + 1, slot: 'lunch' as const }] : [])]),
    ),
    ...pairLunches(
      slotsByDay.flatMap((_, day) => (has(day, 'lunch') && !fedByDinner.has(day) ? [day] : [])),
      { inPairs: table.lunchTwice && leftovers, saidOf },
    ),
  ];
}

const DAYS = 7;

type Apart = { readonly saidOf: (day: number, slot: MealSlot) => string };

/** Breakfasts by turns, with one of their own for the end of each week: A B A B A C C. Those of which something is said have their own. */
function rotate(slot: MealSlot, kinds: number, { slotsByDay, saidOf }: Apart & Pick<ShapeInput, 'slotsByDay'>): readonly Cook[] {
  const byKind = new Map<string, Serving[]>();
  slotsByDay.forEach((slots, day) => {
    if (!slots.includes(slot)) return;
    const key = `${Math.floor(day / DAYS)}:${saidOf(day, slot) || kindOf(day % DAYS, kinds)}`;
    byKind.set(key, [...(byKind.get(key) ?? []), { day, slot }]);
  });
  return [...byKind.values()].map((servings) => cookOf('again', servings));
}

/** Whose turn of three it is on a day of the week, as breakfasts take turns. */
export const turnOf = (day: number): number => kindOf(day % DAYS, 3);

function kindOf(dayOfWeek: number, kinds: number): number {
  if (kinds < 3) return dayOfWeek % kinds;
  return dayOfWeek >= 5 ? kinds - 1 : dayOfWeek % (kinds - 1);
}

/** A pot of lunch for two days that are at most two apart, where the shape has it. */
function pairLunches(days: readonly number[], { inPairs, saidOf }: Apart & { readonly inPairs: boolean }): readonly Cook[] {
  const cooks: Cook[] = [];
  for (let at = 0; at < days.length; at++) {
    const day = days[at]!;
    const next = days[at + 1];
    if (inPairs && next !== undefined && next - day <= MOST_LUNCH_GAP && saidOf(day, 'lunch') === saidOf(next, 'lunch')) {
      cooks.push(
        cookOf('pot', [
          { day, slot: 'lunch' },
          { day: next, slot: 'lunch' },
        ]),
      );
      at++;
    } else cooks.push(cookOf('pot', [{ day, slot: 'lunch' }]));
  }
  return cooks;
}

const MOST_LUNCH_GAP = 2;

export function cookOf(kind: Cook['kind'], servings: readonly Serving[]): Cook {
  const { day, slot } = servings[0]!;
  return { id: `${day}-${slot}`, kind, slot, servings };
}

/** A pot whose dish would not keep is cooked for each of its meals instead. */
export const splitCook = (cook: Cook): readonly Cook[] => cook.servings.map((serving) => cookOf('pot', [serving]));

/** Every meal's cook, by day and slot. */
export const indexCooks = (cooks: readonly Cook[], days: number): readonly Readonly<Record<MealSlot, number>>[] =>
  Array.from({ length: days }, (_, day) => {
    const at = Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, -1])) as Record<MealSlot, number>;
    cooks.forEach(({ servings }, cook) => servings.forEach((serving) => serving.day === day && (at[serving.slot] = cook)));
    return at;
  });
