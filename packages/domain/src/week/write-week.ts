import { labelsFor } from '../diet/check-dish.ts';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { Food } from '../food/food.ts';
import type { Dish } from '../kit/dish.ts';
import { potOf } from '../kit/pot-dish.ts';
import { passCheck } from '../plan/find-sound-day.ts';
import { stepsOf } from '../plan/frame/day-problem.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';
import type { PlannedMeal, Portion } from '../plan/plan.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import { assembleDay } from '../plan/write/assemble-day.ts';
import { makeMeal } from '../plan/write/make-meal.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import { isShared, type Cook, type Serving } from './cook.ts';
import { emptyDay, type ShownDay } from '../plan/shown-day.ts';
import { tellOfLeftover, tellOfPot } from './tell-of-pot.ts';
import { potSteps, type PortionedDay, type PortionInput } from './portion-week.ts';

export type WrittenDay = { readonly date: PlainDate; readonly plan: ShownDay };

type Writing = {
  readonly portioned: readonly (PortionedDay | undefined)[];
  readonly start: PlainDate;
  readonly seed: number;
  /** These days alone. */
  readonly only?: ReadonlySet<number>;
};

/**
 * Every planned day written like any other, its plates from pots told as such, and held to the check that each day passes; none of
 * them where one does not stand up to it, which is told of.
 */
export function writeDays(input: PortionInput, { portioned, start, seed, only }: Writing): readonly WrittenDay[] | undefined {
  const written: WrittenDay[] = [];
  for (const [day, { date, query, context, dayWishes, slots, taken }] of input.days.entries()) {
    if (only && !only.has(day)) continue;
    if (taken || !query || !context || !dayWishes) {
      written.push({ date, plan: taken ?? emptyDay('No meal of this day is eaten at home.', seed) });
      continue;
    }
    const own = portioned[day]!;
    const meals = slots.map((slot, at) => {
      const cookAt = input.at[day]![slot];
      const cook = input.cooks[cookAt]!;
      const dish = input.dishes[cookAt]!;
      if (isShared(cook)) return writePlate({ day, slot }, { cook, dish, shares: input.shares[cookAt]!, input, portioned, start, context });
      return makeMeal(dish, { slot, steps: stepsOf(own.dishes, at, own.solution.chosen), style: context.style });
    });
    const asked = { ...context, wishes: dayWishes };
    const plan = passCheck(assembleDay(query, { context: asked, meals: [...meals, ...context.kept], relaxed: [] }), {
      query,
      context: asked,
    });
    if (!plan) return undefined;
    written.push({ date, plan });
  }
  return written;
}

type Plate = {
  readonly cook: Cook;
  readonly dish: Dish;
  readonly shares: readonly number[];
  readonly input: PortionInput;
  readonly portioned: readonly (PortionedDay | undefined)[];
  readonly start: PlainDate;
  readonly context: PlanContext;
};

/** A meal from a pot: its own plate's lines and figures, beside what the whole pot is cooked from. */
function writePlate(serving: Serving, { cook, dish, shares, input, portioned, start, context }: Plate): PlannedMeal {
  const { foodsById } = context.corpus;
  const first = cook.servings[0]!;
  const pot = potOf(dish, cook.servings.length, foodsById);
  const whole = makeMeal(pot, { slot: serving.slot, steps: potSteps(cook, input.days, portioned), style: context.style });
  const at = cook.servings.findIndex(({ day, slot }) => day === serving.day && slot === serving.slot);
  const share = shares[at]!;
  const portions = whole.portions.map((portion, index) =>
    sharePortion(portion, { share, food: foodsById.get(portion.foodId)!, pot, index, context }),
  );
  const plate = {
    ...whole,
    portions,
    ingredients: portions.map(({ steps }) => steps[0]!.text),
    nutrition: sumMealNutrition(portions),
    pot: {
      cookId: cook.id,
      share,
      cookedOn: addDays(start, first.day),
      cookedFor: first.slot,
      eatenOn: addDays(start, serving.day),
      servings: cook.servings.map(({ day, slot }, of) => ({ date: addDays(start, day), slot, share: shares[of]! })),
      ingredients: whole.ingredients,
    },
  };
  return at === 0 ? tellOfPot(plate, { keepsDays: dish.compiled.kit.keepsDays }) : tellOfLeftover(plate);
}

function sharePortion(
  portion: Portion,
  { share, food, pot, index, context }: { share: number; food: Food; pot: Dish; index: number; context: PlanContext },
): Portion {
  const grams = roundGrams(portion.steps[portion.chosen]!.grams * share);
  const { prep } = pot.items[index]!.item;
  const labels = labelsFor(food, context.style.rules);
  const { text } = formatPortion(food, { quantity: grams, unit: 'g' }, { system: context.style.system, prep, labels });
  return { ...portion, base: 0, chosen: 0, steps: [{ grams, text }], group: 'pot' };
}
