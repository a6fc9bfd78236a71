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
  listMoving,
  nameVariant,
  pickOptions,
  readOptions,
  type KitOptions,
  type Option,
  type VariantItem,
} from './variant.ts';

/** Every dish of a kit that passed the gates. `nameOf`: the id of each, where it is not what its own foods spell. */
export function compileKit(kit: TimedKit, foodsById: ReadonlyMap<string, Food>, nameOf?: CompiledKit['nameOf']): readonly Dish[] {
  const compiled = new LazyKit(kit, foodsById, nameOf);
  const dishes: Dish[] = [];
  const count = kit.minutes ? kit.minutes.length / 2 : countVariants(kit);
  for (let index = 0; index < count; index++) dishes.push(new CompiledDish(compiled, index));
  return dishes;
}

/** Read when first asked for: templates and options of all kits took most of the corpus's time at start, and a day reads few. */
class LazyKit implements CompiledKit {
  readonly kit: TimedKit;
  readonly nameOf: CompiledKit['nameOf'];
  readonly #foodsById: ReadonlyMap<string, Food>;
  #options: KitOptions | undefined;
  #title: Template | undefined;
  #description: Template | undefined;
  #steps: readonly Template[] | undefined;

  constructor(kit: TimedKit, foodsById: ReadonlyMap<string, Food>, nameOf: CompiledKit['nameOf']) {
    this.kit = kit;
    this.nameOf = nameOf;
    this.#foodsById = foodsById;
  }

  get options() {
    return (this.#options ??= readOptions(this.kit, this.#foodsById));
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

/** What has been asked of a dish. All fields from the start, so that every dish looks alike to the engine. */
class DishFacts {
  dishId: string | undefined = undefined;
  items: readonly VariantItem[] | undefined = undefined;
  foods: readonly Food[] | undefined = undefined;
  foodIds: ReadonlySet<string> | undefined = undefined;
  time: Dish['time'] | undefined = undefined;
  ofOptions: readonly OptionFacts[] | undefined = undefined;
  written: Macros | undefined = undefined;
  least: Macros | undefined = undefined;
  most: Macros | undefined = undefined;
  groups: readonly DishGroup[] | undefined = undefined;
  still: Still | undefined = undefined;
  difficulty: Difficulty | undefined = undefined;
  title: string | undefined = undefined;
  traits: DishTraits | undefined = undefined;
}

/**
 * Eleven thousand dishes are made at start and a day looks at some hundreds, so all but which one it is is worked out when first
 * asked for, and even the room for it is made then. A class, because getters on a prototype cost a dish nothing and closures for
 * each would triple its memory.
 */
class CompiledDish implements Dish {
  readonly compiled: LazyKit;
  readonly #index: number;
  #path: readonly Option[] | undefined;
  #facts: DishFacts | undefined;

  /** `index` in the order of `listVariants`. */
  constructor(compiled: LazyKit, index: number) {
    this.compiled = compiled;
    this.#index = index;
  }

  get path() {
    return (this.#path ??= pickOptions(this.compiled.options, this.#index));
  }

  get dishId() {
    return (this.#asked.dishId ??= this.#name());
  }

  get items() {
    return (this.#asked.items ??= listItems(this.compiled.options, this.path));
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
    return (this.#asked.foods ??= this.items.map(({ food }) => food));
  }

  get foodIds() {
    return (this.#asked.foodIds ??= new Set(this.foods.map(({ id }) => id)));
  }

  get time() {
    return (this.#asked.time ??= this.#readTime() ?? measureTime(this.compiled.steps, this.items));
  }

  get waitMinutes() {
    // A handful of kits; the table holds no figure for it.
    return this.compiled.kit.steps.some((step) => step.includes('@ahead')) ? measureTime(this.compiled.steps, this.items).aheadMinutes : 0;
  }

  get difficulty() {
    return (this.#asked.difficulty ??= rateDifficulty(this.compiled.kit, this.items.length, this.time.totalMinutes));
  }

  get written() {
    return (this.#asked.written ??= sumMacros(this.#ofOptions.map(({ written }) => written)));
  }

  get writtenKcal() {
    return energyKcal(this.written);
  }

  get least() {
    return (this.#asked.least ??= sumMacros(this.#ofOptions.map(({ least }) => least)));
  }

  get most() {
    return (this.#asked.most ??= sumMacros(this.#ofOptions.map(({ most }) => most)));
  }

  get title() {
    return (this.#asked.title ??= renderTemplate(this.compiled.title, this.items, writtenQuantity));
  }

  get groups() {
    return (this.#asked.groups ??= this.#ofOptions.flatMap(({ groups }) => groups));
  }

  get fixed() {
    return this.#still.fixed;
  }

  get fixedSodium() {
    return this.#still.fixedSodium;
  }

  get fixedVegetables() {
    return this.#still.fixedVegetables;
  }

  get fixedProduce() {
    return this.#still.fixedProduce;
  }

  get traits() {
    return (this.#asked.traits ??= describeTraits(this.items, this.writtenKcal));
  }

  get weights() {
    // Asked for once in a while, and nine megabytes when kept for all.
    return weighItems(this.#ofOptions, this.items);
  }

  #name(): string {
    const { kit, options, nameOf } = this.compiled;
    return nameOf ? nameOf(this.#index) : nameVariant(kit, options, this.path);
  }

  #readTime(): Dish['time'] | undefined {
    const { minutes } = this.compiled.kit;
    const prepMinutes = minutes?.[2 * this.#index];
    const totalMinutes = minutes?.[2 * this.#index + 1];
    if (prepMinutes === undefined || totalMinutes === undefined) return undefined;
    return { prepMinutes, cookMinutes: totalMinutes - prepMinutes, totalMinutes };
  }

  /** Options scale by themselves, but where the kit ties some of them, and the seasoning with what it is for. */
  #listMoving(): readonly (readonly VariantItem[])[] {
    const { kit, options } = this.compiled;
    return kit.tied ? [this.items] : listMoving(options, this.path);
  }

  get #asked() {
    return (this.#facts ??= new DishFacts());
  }

  get #still() {
    return (this.#asked.still ??= sumStill(this.#ofOptions));
  }

  get #ofOptions() {
    return (this.#asked.ofOptions ??= this.#listMoving().map(getOptionFacts));
  }
}

function sumStill(facts: readonly OptionFacts[]): Still {
  const sum = (of: (own: OptionFacts) => number): number => facts.reduce((total, own) => total + of(own), 0);
  return {
    fixed: sumMacros(facts.map(({ fixed }) => fixed)),
    fixedSodium: sum(({ still }) => still.sodium),
    fixedVegetables: sum(({ still }) => still.vegetables),
    fixedProduce: sum(({ still }) => still.produce),
  };
}

/** In the order of the items. */
function weighItems(facts: readonly OptionFacts[], items: readonly VariantItem[]): Dish['weights'] {
  const byItem = new Map<VariantItem, Dish['weights'][number]>();
  let before = 0;
  for (const { groups, weights } of facts) {
    for (const { entry, food, grams, group } of weights) byItem.set(entry, { food, grams, group: group < 0 ? group : group + before });
    before += groups.length;
  }
  return items.map((entry) => byItem.get(entry)!);
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
