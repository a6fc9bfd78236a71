import { invariant } from '../base/assert-never.ts';
import type { Food } from '../food/food.ts';
import { energyKcal, type Macros } from '../food/nutrients.ts';
import type { Difficulty } from '../recipe/recipe.ts';
import type { CompiledKit, Dish, DishGroup, DishTraits } from './dish.ts';
import { describeTraits } from './dish-traits.ts';
import type { Kit, TimedKit } from './kit.ts';
import { measureTime } from './measure-time.ts';
import { getOptionFacts, sumMacros, type OptionFacts } from './option-facts.ts';
import { parseTemplate, type TemplateNode } from './parse-template.ts';
import { renderTemplate, writtenQuantity } from './render-template.ts';
import {
  countVariants,
  listItems,
  nameVariant,
  pickOptions,
  readOptions,
  type KitOptions,
  type Option,
  type VariantItem,
} from './variant.ts';

/** Every dish of a kit that passed the gates. */
export function compileKit(kit: TimedKit, foodsById: ReadonlyMap<string, Food>): readonly Dish[] {
  const compiled = new KitTemplates(kit, readOptions(kit, foodsById));
  return Array.from({ length: countVariants(kit) }, (_, index) => new CompiledDish(compiled, index));
}

/** Parsed when first asked for: the templates of all kits took a third of the corpus's time at start, and a day reads few. */
class KitTemplates implements CompiledKit {
  readonly kit: TimedKit;
  readonly options: KitOptions;
  #title: Template | undefined;
  #description: Template | undefined;
  #steps: readonly Template[] | undefined;

  constructor(kit: TimedKit, options: KitOptions) {
    this.kit = kit;
    this.options = options;
  }

  get title() {
    return (this.#title ??= getTemplate(this.kit.title));
  }

  get description() {
    return (this.#description ??= getTemplate(this.kit.description));
  }

  get steps() {
    return (this.#steps ??= this.kit.steps.map(getTemplate));
  }
}

type Template = readonly TemplateNode[];

/** What no step of any ladder changes. */
type Still = Pick<Dish, 'fixed' | 'fixedSodium' | 'fixedVegetables' | 'fixedProduce'>;

/**
 * Some thousand dishes are made at start and a day looks at a hundred, so all but which one it is is worked out when first asked
 * for. A class, because getters on a prototype cost a dish nothing and closures for each would triple its memory.
 */
class CompiledDish implements Dish {
  readonly compiled: KitTemplates;
  readonly #index: number;
  #path: readonly Option[] | undefined;
  #dishId: string | undefined;
  #items: readonly VariantItem[] | undefined;
  #foods: readonly Food[] | undefined;
  #foodIds: ReadonlySet<string> | undefined;
  #time: Dish['time'] | undefined;
  #facts: readonly OptionFacts[] | undefined;
  #written: Macros | undefined;
  #least: Macros | undefined;
  #most: Macros | undefined;
  #groups: readonly DishGroup[] | undefined;
  #still: Still | undefined;
  #difficulty: Difficulty | undefined;
  #title: string | undefined;
  #traits: DishTraits | undefined;

  /** `index` in the order of `listVariants`. */
  constructor(compiled: KitTemplates, index: number) {
    this.compiled = compiled;
    this.#index = index;
  }

  get path() {
    return (this.#path ??= pickOptions(this.compiled.options, this.#index));
  }

  get dishId() {
    return (this.#dishId ??= nameVariant(this.compiled.kit, this.compiled.options, this.path));
  }

  get items() {
    return (this.#items ??= listItems(this.compiled.options, this.path));
  }

  get slots() {
    return this.compiled.kit.slots;
  }

  get cuisine() {
    return this.compiled.kit.cuisine;
  }

  get ideaClass() {
    return this.compiled.kit.ideaClass;
  }

  get form() {
    return this.compiled.kit.form;
  }

  get foods() {
    return (this.#foods ??= this.items.map(({ food }) => food));
  }

  get foodIds() {
    return (this.#foodIds ??= new Set(this.foods.map(({ id }) => id)));
  }

  get time() {
    return (this.#time ??= this.#readTime() ?? measureTime(this.compiled.steps, this.items));
  }

  get difficulty() {
    return (this.#difficulty ??= rateDifficulty(this.compiled.kit, this.items.length, this.time.totalMinutes));
  }

  get written() {
    return (this.#written ??= sumMacros(this.#getFacts().map(({ written }) => written)));
  }

  get writtenKcal() {
    return energyKcal(this.written);
  }

  get least() {
    return (this.#least ??= sumMacros(this.#getFacts().map(({ least }) => least)));
  }

  get most() {
    return (this.#most ??= sumMacros(this.#getFacts().map(({ most }) => most)));
  }

  get title() {
    return (this.#title ??= renderTemplate(this.compiled.title, this.items, writtenQuantity));
  }

  get groups() {
    return (this.#groups ??= this.#getFacts().flatMap(({ groups }) => groups));
  }

  get fixed() {
    return this.#getStill().fixed;
  }

  get fixedSodium() {
    return this.#getStill().fixedSodium;
  }

  get fixedVegetables() {
    return this.#getStill().fixedVegetables;
  }

  get fixedProduce() {
    return this.#getStill().fixedProduce;
  }

  get traits() {
    return (this.#traits ??= describeTraits(this.items, this.writtenKcal));
  }

  get weights() {
    // Asked for once in a while, and nine megabytes when kept for all.
    return weighItems(this.#getFacts());
  }

  #readTime(): Dish['time'] | undefined {
    const { minutes } = this.compiled.kit;
    const prepMinutes = minutes?.[2 * this.#index];
    const totalMinutes = minutes?.[2 * this.#index + 1];
    if (prepMinutes === undefined || totalMinutes === undefined) return undefined;
    return { prepMinutes, cookMinutes: totalMinutes - prepMinutes, totalMinutes };
  }

  #getStill(): Still {
    return (this.#still ??= sumStill(this.#getFacts()));
  }

  #getFacts(): readonly OptionFacts[] {
    return (this.#facts ??= [...this.path.map(({ items }) => items), this.compiled.options.season].map(getOptionFacts));
  }
}

function sumStill(facts: readonly OptionFacts[]): Still {
  const sum = (of: (own: OptionFacts) => number): number => facts.reduce((total, own) => total + of(own), 0);
  return {
    fixed: sumMacros(facts.map(({ fixed }) => fixed)),
    fixedSodium: sum(({ fixedSodium }) => fixedSodium),
    fixedVegetables: sum(({ fixedVegetables }) => fixedVegetables),
    fixedProduce: sum(({ fixedProduce }) => fixedProduce),
  };
}

function weighItems(facts: readonly OptionFacts[]): Dish['weights'] {
  const weights: Dish['weights'][number][] = [];
  let before = 0;
  for (const { groups, weights: own } of facts) {
    for (const { food, grams, group } of own) weights.push({ food, grams, group: group < 0 ? group : group + before });
    before += groups.length;
  }
  return weights;
}

/** "Simple" is counted, not claimed: at most eight ingredients and twenty minutes; elaborate from nine ingredients and half an hour. */
const SIMPLE = { ingredients: 8, minutes: 20 } as const;
const ELABORATE = { ingredients: 9, minutes: 30 } as const;

export function rateDifficulty({ level }: Pick<Kit, 'level'>, ingredients: number, minutes: number): Difficulty {
  if (level === 'hard') return 'Hard';
  if (ingredients <= SIMPLE.ingredients && minutes <= SIMPLE.minutes) return 'Easy';
  const elaborate = ingredients >= ELABORATE.ingredients && minutes >= ELABORATE.minutes;
  return level === 'medium' && elaborate ? 'Hard' : 'Medium';
}

function getTemplate(text: string): readonly TemplateNode[] {
  const nodes = parseTemplate(text);
  invariant(nodes.ok, `the kit table holds a template that does not parse: ${text}`);
  return nodes.value;
}
