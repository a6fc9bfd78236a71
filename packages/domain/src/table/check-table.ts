import { fail, type Result } from '../base/result.ts';
import { checkPlan } from '../plan/check/check-plan.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';
import { listOverGrams } from '../plan/frame/plan-rules.ts';
import type { DayDraft, DayFault, Plan } from '../plan/plan.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { isPlateSafeFor, isSafeFor, youngestOf } from './age-safety.ts';
import { isOfRecipe } from './cook-pot.ts';
import type { Seat } from './seat.ts';
import { leastAgeOf } from './table-eater.ts';
import { isPlateAllowed } from './table-rules.ts';

/**
 * The door that every day passes, with the plan's own lines held to the first eater's rules, since they are that eater's plate;
 * and every plate held to what binds its owner and everybody.
 */
export function checkTable(
  draft: DayDraft,
  { context, seats }: { context: PlanContext; seats: readonly Seat[] },
): Result<Plan, readonly DayFault[]> {
  const faults = listPlateFaults(draft, { context, seats });
  if (faults.length > 0) return fail(faults);
  const { rulesAt } = seats[0]!;
  return checkPlan(draft, { ...context, rules: rulesAt.dinner, rulesAt });
}

function listPlateFaults({ meals }: DayDraft, { context, seats }: { context: PlanContext; seats: readonly Seat[] }): readonly DayFault[] {
  const { foodsById } = context.corpus;
  const youngest = youngestOf(seats.map(({ eater }) => eater));
  return mealsOf({ meals }).flatMap(({ place: slot, slot: kind, meal }) => {
    const { plates = [], title } = meal;
    const share = plates.reduce((sum, plate) => sum + plate.share, 0);
    const faults: DayFault[] = plates.flatMap((plate) => {
      const seat = seats.find(({ eater }) => eater.id === plate.eaterId);
      const foods = plate.portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
      if (seat && foods.length === plate.portions.length && isPlateAllowed(foods, seat.rulesAt[kind])) {
        if (!isPlateSafeFor(leastAgeOf(seat.eater), plate, { meal, corpus: context.corpus }))
          return [{ type: 'plate-rule', slot, message: `${title}: ${plate.name} may choke on what stands beside the pot.` }];
        if (listOverGrams(plate.portions, seat.rulesAt[kind]).length === 0) return [];
        return [{ type: 'plate-rule', slot, message: `${title}: the plate of ${plate.name} has more of a food than it may hold.` }];
      }
      return [{ type: 'plate-rule', slot, message: `${title}: the plate of ${plate.name} holds what somebody's rules leave out.` }];
    });
    if (!isSafeFor(youngest, meal, context.corpus))
      faults.push({ type: 'plate-rule', slot, message: `${title}: a small child at the table may choke on it.` });
    if (plates.length > 0 && (share > 1 + ROUNDING || (share < 1 - ROUNDING && !isOfRecipe(meal))))
      faults.push({ type: 'shares', slot, message: `${title}: its plates are ${share} of the pot.` });
    return faults;
  });
}

const ROUNDING = 1e-6;
