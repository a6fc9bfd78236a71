import type { Random } from '../base/random.ts';
import { energyKcal } from '../food/nutrients.ts';
import type { Dish } from '../kit/dish.ts';
import type { Bought } from './bought.ts';
import type { Cook } from './cook.ts';
import type { CookDomain } from './list-domains.ts';
import { PlateCosts } from './plate-costs.ts';
import type { WeekCounts, WeekMeal } from './score-week.ts';
import type { WeekDay } from './week-query.ts';

/** What is known of a dish as one cook's. `size`: plates of it, each at the size its meal wants. */
export type Option = WeekMeal & { readonly dish: Dish; readonly size: number; readonly taste: number };

/** An idea a cook may be, and what is known of its versions, each found when first looked at. */
export type Idea = { readonly kitId: string; readonly versions: readonly Dish[]; readonly options: (Option | undefined)[] };

export const kitOf = (dish: Dish): string => dish.compiled.kit.id;

export const ideaOf = (versions: readonly Dish[]): Idea => ({ kitId: kitOf(versions[0]!), versions, options: [] });

/** Of each of these dishes' ideas so many versions or up to twice as many, which stand far apart; in the order of the domain. */
export function spreadVersions(domain: CookDomain, near: readonly Dish[], most: number): readonly Dish[] {
  const kits = new Set(near.map(kitOf));
  return domain.flatMap((versions) => {
    const step = Math.max(1, Math.floor(versions.length / most));
    return kits.has(kitOf(versions[0]!)) ? versions.filter((_, at) => at % step === 0) : [];
  });
}

/** More than this a plate does not grow, as the author's bounds stop most dishes. */
const MOST_GROWN = 1.5;

type Input = {
  readonly days: readonly WeekDay[];
  readonly cooks: readonly Cook[];
  readonly counts: WeekCounts;
  readonly random: Random;
  readonly boughtOf: (dish: Dish) => Bought;
};

/** The dishes of a searched week as its cooks would make them. */
export class CookOptions {
  readonly #input: Input;
  readonly #plates: PlateCosts;
  /** Of dishes that are no version in the table: with foods exchanged. */
  readonly #options: readonly Map<Dish, Option>[];

  constructor(input: Input) {
    this.#input = input;
    this.#plates = new PlateCosts(input);
    this.#options = input.cooks.map(() => new Map<Dish, Option>());
  }

  optionAt(cook: number, { versions, options }: Idea, at: number): Option {
    return (options[at] ??= this.#make(cook, versions[at]!));
  }

  option(cook: number, dish: Dish): Option {
    const known = this.#options[cook]!.get(dish);
    if (known) return known;
    const option = this.#make(cook, dish);
    this.#options[cook]!.set(dish, option);
    return option;
  }

  #make(at: number, dish: Dish): Option {
    const { cooks, days } = this.#input;
    const cook = cooks[at]!;
    const frames = cook.servings.map(({ day, slot }) => days[day]!.context!.frame.open.find((frame) => frame.slot === slot)!);
    const { sketch, kcal, taste } = this.#plates.weighDish(dish, frames[0]!, days[cook.servings[0]!.day]!.context!.wishes);
    let size = 0;
    for (const { share } of frames) size += Math.min(MOST_GROWN, energyKcal(share) / Math.max(1, kcal));
    return { cook, dish, size, taste: taste * cook.servings.length, sketch };
  }
}
