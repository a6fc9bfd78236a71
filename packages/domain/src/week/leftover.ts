import type { LadderDish } from '../plan/frame/day-problem.ts';
import type { Dish } from '../kit/dish.ts';

/** Shares of a written plate that a leftover may be while a week is searched; its final share is settled with its pot. */
const SHARES = Float64Array.from({ length: 25 }, (_, step) => 0.5 + step * 0.05);
const LOGS = SHARES.map(Math.log);
const WHOLE = 10;

/** What is left of a dish as written: one composition, any share of it. */
export function leftoverOf(dish: Dish): LadderDish {
  const known = remembered.get(dish);
  if (known) return known;
  const whole = sumWritten(dish);
  const times = (value: number): Float64Array => SHARES.map((share) => share * value);
  const leftover: LadderDish = {
    groups: [
      {
        protein: times(whole.protein),
        carbs: times(whole.carbs),
        fat: times(whole.fat),
        sodium: times(whole.sodium),
        grams: times(whole.grams),
        vegetables: whole.vegetables > 0 ? times(whole.vegetables) : null,
        produce: whole.produce > 0 ? times(whole.produce) : null,
        log: LOGS,
        base: WHOLE,
      },
    ],
    fixed: { protein: 0, carbs: 0, fat: 0 },
    fixedSodium: 0,
    fixedVegetables: 0,
    fixedProduce: 0,
    form: dish.form,
  };
  remembered.set(dish, leftover);
  return leftover;
}

const remembered = new WeakMap<Dish, LadderDish>();

type Sums = { protein: number; carbs: number; fat: number; sodium: number; grams: number; vegetables: number; produce: number };

function sumWritten(dish: Dish): Sums {
  const sums: Sums = { ...dish.fixed, sodium: dish.fixedSodium, grams: 0, vegetables: dish.fixedVegetables, produce: dish.fixedProduce };
  for (const { protein, carbs, fat, sodium, grams, vegetables, produce, base } of dish.groups) {
    sums.protein += protein[base]!;
    sums.carbs += carbs[base]!;
    sums.fat += fat[base]!;
    sums.sodium += sodium[base]!;
    sums.grams += grams[base]!;
    sums.vegetables += vegetables?.[base] ?? 0;
    sums.produce += produce?.[base] ?? 0;
  }
  return sums;
}
