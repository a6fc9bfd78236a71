import { invariant } from '../base/assert-never.ts';
import type { Food } from '../food/food.ts';
import { energyKcal, type Macros } from '../food/nutrients.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { Difficulty } from '../recipe/recipe.ts';
import type { CompiledKit, Dish, DishGroup, DishTraits } from './dish.ts';
import { describeTraits } from './dish-traits.ts';
import { listItemLadder } from './item-ladder.ts';
import type { Kit } from './kit.ts';
import { isProduce, isVegetable } from './main-protein.ts';
import { leastQuantity } from './salt-ladder.ts';
import { measureTime, type DishTime } from './measure-time.ts';
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
export function compileKit(kit: Kit, foodsById: ReadonlyMap<string, Food>): readonly Dish[] {
  const compiled = new KitTemplates(kit, readOptions(kit, foodsById));
  return Array.from({ length: countVariants(kit) }, (_, index) => new CompiledDish(compiled, index));
}

/** Parsed when first asked for: the templates of all kits took a third of the corpus's time at start, and a day reads few. */
class KitTemplates implements CompiledKit {
  readonly kit: Kit;
  readonly options: KitOptions;
  #title: Template | undefined;
  #description: Template | undefined;
  #steps: readonly Template[] | undefined;

  constructor(kit: Kit, options: KitOptions) {
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

type Ladders = Pick<Dish, 'groups' | 'fixed' | 'fixedSodium' | 'fixedVegetables' | 'fixedProduce' | 'least' | 'most'>;

/**
 * Some thousand dishes are made at start and a day looks at a hundred, so all but which one it is is worked out when first asked
 * for. A class, because getters on a prototype cost a dish nothing and closures for each would triple its memory.
 */
class CompiledDish implements Dish {
  readonly compiled: CompiledKit;
  readonly #index: number;
  #path: readonly Option[] | undefined;
  #dishId: string | undefined;
  #items: readonly VariantItem[] | undefined;
  #foods: readonly Food[] | undefined;
  #foodIds: ReadonlySet<string> | undefined;
  #time: DishTime | undefined;
  #written: Macros | undefined;
  #writtenKcal: number | undefined;
  #difficulty: Difficulty | undefined;
  #ladders: Ladders | undefined;
  #title: string | undefined;
  #traits: DishTraits | undefined;

  /** `index` in the order of `listVariants`. */
  constructor(compiled: CompiledKit, index: number) {
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
    return (this.#time ??= measureTime(this.compiled.steps, this.items));
  }

  get difficulty() {
    return (this.#difficulty ??= rateDifficulty(this.compiled.kit, this.items.length, this.time.totalMinutes));
  }

  get written() {
    return (this.#written ??= sumMacros(this.items.map((entry) => macrosOf(entry, entry.item.quantity))));
  }

  get writtenKcal() {
    return (this.#writtenKcal ??= energyKcal(this.written));
  }

  get title() {
    return (this.#title ??= renderTemplate(this.compiled.title, this.items, writtenQuantity));
  }

  get groups() {
    return this.#getLadders().groups;
  }

  get fixed() {
    return this.#getLadders().fixed;
  }

  get fixedSodium() {
    return this.#getLadders().fixedSodium;
  }

  get fixedVegetables() {
    return this.#getLadders().fixedVegetables;
  }

  get fixedProduce() {
    return this.#getLadders().fixedProduce;
  }

  get least() {
    return this.#getLadders().least;
  }

  get most() {
    return this.#getLadders().most;
  }

  get traits() {
    return (this.#traits ??= describeTraits(this.items, this.writtenKcal));
  }

  get weights() {
    // Asked for once in a while, and nine megabytes when kept for all.
    return weighItems(this.items, this.groups);
  }

  #getLadders(): Ladders {
    return (this.#ladders ??= makeGroups(this.items));
  }
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

function makeGroups(items: readonly VariantItem[]): Ladders {
  const names = [...new Set(items.flatMap(({ group }) => group ?? []))];
  const groups = names.map((name) => makeGroup(name, items));
  const still = items.filter(({ group }) => group === null);
  const fixed = sumMacros(still.map((entry) => macrosOf(entry, entry.item.quantity)));
  const sumStill = (isOf: (food: Food) => boolean): number =>
    still.reduce((sum, entry) => (isOf(entry.food) ? sum + gramsOf(entry, entry.item.quantity) : sum), 0);
  const at = (group: DishGroup, index: number): Macros => ({
    protein: group.protein[index]!,
    carbs: group.carbs[index]!,
    fat: group.fat[index]!,
  });
  return {
    groups,
    fixed,
    fixedSodium: still.reduce((sum, entry) => sum + sodiumOf(entry, leastQuantity(entry)), 0),
    fixedVegetables: sumStill(isVegetable),
    fixedProduce: sumStill(isProduce),
    least: sumMacros([fixed, ...groups.map((group) => at(group, 0))]),
    most: sumMacros([fixed, ...groups.map((group) => at(group, group.log.length - 1))]),
  };
}

const weighItems = (items: readonly VariantItem[], groups: readonly DishGroup[]): Dish['weights'] =>
  items.map(({ food, item, group }) => ({
    food,
    grams: item.quantity * (gramsPerUnit(food, item.unit) ?? 0),
    group: groups.findIndex(({ name }) => name === group),
  }));

function makeGroup(name: string, items: readonly VariantItem[]): DishGroup {
  const indices = [...items.keys()].filter((index) => items[index]!.group === name);
  const leader = items[indices[0]!]!;
  const known = ladders.get(leader);
  if (known) return { name, items: indices, ...known };
  const made = makeLadder(indices.map((index) => items[index]!));
  ladders.set(leader, made);
  return { name, items: indices, ...made };
}

type Ladder = Omit<DishGroup, 'name' | 'items'>;

/**
 * Variants of a kit share their items, and what scales with an item is always the same, so its ladder is worked out once:
 * some thousand groups instead of fifty thousand.
 */
const ladders = new WeakMap<VariantItem, Ladder>();

function makeLadder(members: readonly VariantItem[]): Ladder {
  const { quantities, base } = listItemLadder(members[0]!, members);
  const amounts = members.map((entry) => listItemLadder(entry, members).quantities);
  const steps = quantities.map((_, step) => sumMacros(members.map((entry, at) => macrosOf(entry, amounts[at]![step]!))));
  return {
    protein: Float64Array.from(steps, ({ protein }) => protein),
    carbs: Float64Array.from(steps, ({ carbs }) => carbs),
    fat: Float64Array.from(steps, ({ fat }) => fat),
    sodium: Float64Array.from(steps, (_, step) => members.reduce((sum, entry, at) => sum + sodiumOf(entry, amounts[at]![step]!), 0)),
    vegetables: sumGrams(members, { amounts, isOf: isVegetable }),
    produce: sumGrams(members, { amounts, isOf: isProduce }),
    log: Float64Array.from(quantities, (quantity) => Math.log(quantity / quantities[base]!)),
    base,
  };
}

function sumGrams(
  members: readonly VariantItem[],
  { amounts, isOf }: { amounts: readonly (readonly number[])[]; isOf: (food: Food) => boolean },
): Float64Array | null {
  if (!members.some(({ food }) => isOf(food))) return null;
  return Float64Array.from(amounts[0]!, (_, step) =>
    members.reduce((sum, entry, at) => (isOf(entry.food) ? sum + gramsOf(entry, amounts[at]![step]!) : sum), 0),
  );
}

const gramsOf = ({ food, item }: VariantItem, quantity: number): number => quantity * (gramsPerUnit(food, item.unit) ?? 0);

const sodiumOf = (entry: VariantItem, quantity: number): number => (gramsOf(entry, quantity) * (entry.food.per100g.sodium ?? 0)) / 100;

export function macrosOf({ food, item }: VariantItem, quantity: number): Macros {
  const share = (quantity * (gramsPerUnit(food, item.unit) ?? 0)) / 100;
  return { protein: food.per100g.protein * share, carbs: food.per100g.carbs * share, fat: food.per100g.fat * share };
}

const sumMacros = (parts: readonly Macros[]): Macros =>
  parts.reduce((sum, part) => ({ protein: sum.protein + part.protein, carbs: sum.carbs + part.carbs, fat: sum.fat + part.fat }), {
    protein: 0,
    carbs: 0,
    fat: 0,
  });

function getTemplate(text: string): readonly TemplateNode[] {
  const nodes = parseTemplate(text);
  invariant(nodes.ok, `the kit table holds a template that does not parse: ${text}`);
  return nodes.value;
}
