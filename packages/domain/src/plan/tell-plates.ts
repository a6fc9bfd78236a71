type Served = {
  readonly name: string;
  readonly told: string;
  readonly swap?: { readonly instead: string } | undefined;
  readonly side?: { readonly text: string } | undefined;
  readonly own?: { readonly title: string; readonly lines: readonly string[]; readonly steps: readonly string[] } | undefined;
};
type Meal = { readonly plates?: readonly Served[] | undefined };

/** Who gets how much, as a last step where nothing can be opened, and what is cooked for one alone; nothing of a meal of one. */
export function tellPlates({ plates = [] }: Meal): readonly string[] {
  const told = plates.map((plate) => [`${plate.name}: ${plate.told}`, plate.swap?.instead, plate.side?.text].filter(Boolean).join(', '));
  const own = plates.flatMap(({ name, own: dish }) =>
    dish ? [`${name}, ${dish.title}: ${dish.lines.join('; ')}. ${dish.steps.join(' ')}`] : [],
  );
  return [...(told.length > 0 ? [told.join('; ')] : []), ...own];
}

/** Whose the figures of a day are, where several eat of it: the meals' own are those of the first plate. */
export const whoseFigures = (meals: readonly Meal[]): string | undefined =>
  meals.toSorted((one, other) => (other.plates?.length ?? 0) - (one.plates?.length ?? 0))[0]?.plates?.[0]?.name;
