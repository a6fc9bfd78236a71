type Pot = {
  readonly cookedOn: string;
  readonly eatenOn?: string | undefined;
  readonly share: number;
  readonly ingredients: readonly string[];
};
type Cooked = {
  readonly ingredients: readonly string[];
  readonly forAll?: readonly string[] | undefined;
  readonly pot?: Pot | undefined;
};

/** The pot of several meals where this is the meal it is cooked for; what is left of it is no recipe of its own. */
export const wholePotOf = <Of extends Pot>({ pot }: { readonly pot?: Of | undefined }): Of | undefined =>
  pot?.cookedOn === pot?.eatenOn ? pot : undefined;

/**
 * What is cooked of a meal: for all of its plates, where several eat, and of the later meals that eat what is left of it. The steps
 * speak of these amounts.
 */
export const listCookedLines = (meal: Cooked): readonly string[] => wholePotOf(meal)?.ingredients ?? meal.forAll ?? meal.ingredients;
