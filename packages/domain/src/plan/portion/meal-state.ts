import type { LadderGroup, LadderMeal } from './ladder-problem.ts';

/** The sums of one meal. */
export type MealState = {
  protein: number;
  carbs: number;
  fat: number;
  sodium: number;
  grams: number;
  vegetables: number;
  /** Fruit too. */
  produce: number;
  /** Sum and sum of squares of the logarithms of the groups' amounts: their spread without a loop. */
  logSum: number;
  logSquares: number;
  cost: number;
};

export const startOf = ({ fixed, fixedSodium, fixedVegetables, fixedProduce }: LadderMeal): MealState => ({
  protein: fixed.protein,
  carbs: fixed.carbs,
  fat: fixed.fat,
  sodium: fixedSodium,
  grams: 0,
  vegetables: fixedVegetables,
  produce: fixedProduce,
  logSum: 0,
  logSquares: 0,
  cost: 0,
});

export const emptyState = (): MealState => ({
  protein: 0,
  carbs: 0,
  fat: 0,
  sodium: 0,
  grams: 0,
  vegetables: 0,
  produce: 0,
  logSum: 0,
  logSquares: 0,
  cost: 0,
});

export function addStep(
  state: MealState,
  { protein, carbs, fat, sodium, grams, vegetables, produce, log }: LadderGroup,
  step: number,
): void {
  state.protein += protein[step]!;
  state.carbs += carbs[step]!;
  state.fat += fat[step]!;
  state.sodium += sodium[step]!;
  state.grams += grams[step]!;
  if (vegetables) state.vegetables += vegetables[step]!;
  if (produce) state.produce += produce[step]!;
  state.logSum += log[step]!;
  state.logSquares += log[step]! * log[step]!;
}

/** `into` may be `state` itself. */
export function moveStep(into: MealState, state: MealState, { group, from, to }: { group: LadderGroup; from: number; to: number }): void {
  const { protein, carbs, fat, sodium, grams, vegetables, produce, log } = group;
  into.protein = state.protein + protein[to]! - protein[from]!;
  into.carbs = state.carbs + carbs[to]! - carbs[from]!;
  into.fat = state.fat + fat[to]! - fat[from]!;
  into.sodium = state.sodium + sodium[to]! - sodium[from]!;
  into.grams = state.grams + grams[to]! - grams[from]!;
  into.vegetables = vegetables ? state.vegetables + vegetables[to]! - vegetables[from]! : state.vegetables;
  into.produce = produce ? state.produce + produce[to]! - produce[from]! : state.produce;
  into.logSum = state.logSum + log[to]! - log[from]!;
  into.logSquares = state.logSquares + log[to]! * log[to]! - log[from]! * log[from]!;
}

/** A step that a group could take: how the day's sums would change, and what its meal would cost. */
export type NearStep = {
  readonly step: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly sodium: number;
  readonly produce: number;
  readonly cost: number;
};
