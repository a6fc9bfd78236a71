import { invariant } from '../base/assert-never.ts';
import type { Food } from '../food/food.ts';
import { energyKcal, type Macros } from '../food/nutrients.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { Difficulty } from '../recipe/recipe.ts';
import type { CompiledKit, Dish, DishGroup } from './dish.ts';
import { describeTraits } from './dish-traits.ts';
import { listItemLadder } from './item-ladder.ts';
import type { Kit } from './kit.ts';
import { measureTime } from './measure-time.ts';
import { parseTemplate, type TemplateNode } from './parse-template.ts';
import { renderTemplate, writtenQuantity } from './render-template.ts';
import { listVariants, type Variant, type VariantItem } from './variant.ts';

/** Every dish of a kit that passed the gates. Titles and ladders are computed when first asked for: a day needs few of them. */
export function compileKit(kit: Kit, foodsById: ReadonlyMap<string, Food>): readonly Dish[] {
  const compiled: CompiledKit = {
    kit,
    title: getTemplate(kit.title),
    description: getTemplate(kit.description),
    steps: kit.steps.map(getTemplate),
  };
  return listVariants(kit, foodsById).map((variant) => compileVariant(compiled, variant));
}

function compileVariant(compiled: CompiledKit, { dishId, choices, items }: Variant): Dish {
  const { kit } = compiled;
  const foods = items.map(({ food }) => food);
  const time = measureTime(compiled.steps, items);
  const written = sumMacros(items.map((entry) => macrosOf(entry, entry.item.quantity)));
  const lazy = memoize(() => makeGroups(items));
  const title = memoize(() => renderTemplate(compiled.title, items, writtenQuantity));
  const traits = memoize(() => describeTraits(items, energyKcal(written)));
  return {
    dishId,
    compiled,
    choices,
    items,
    foods,
    foodIds: new Set(foods.map(({ id }) => id)),
    slots: kit.slots,
    cuisine: kit.cuisine,
    ideaClass: kit.ideaClass,
    form: kit.form,
    time,
    difficulty: rateDifficulty(kit, items.length, time.totalMinutes),
    written,
    writtenKcal: energyKcal(written),
    get title() {
      return title();
    },
    get groups() {
      return lazy().groups;
    },
    get fixed() {
      return lazy().fixed;
    },
    get least() {
      return lazy().least;
    },
    get most() {
      return lazy().most;
    },
    get traits() {
      return traits();
    },
  };
}

/** "Simple" is counted, not claimed: at most eight ingredients and twenty minutes; elaborate from nine ingredients and forty. */
const SIMPLE = { ingredients: 8, minutes: 20 } as const;
const ELABORATE = { ingredients: 9, minutes: 40 } as const;

export function rateDifficulty({ level }: Pick<Kit, 'level'>, ingredients: number, minutes: number): Difficulty {
  if (level === 'hard') return 'Hard';
  if (ingredients <= SIMPLE.ingredients && minutes <= SIMPLE.minutes) return 'Easy';
  const elaborate = ingredients >= ELABORATE.ingredients && minutes >= ELABORATE.minutes;
  return level === 'medium' && elaborate ? 'Hard' : 'Medium';
}

function makeGroups(items: readonly VariantItem[]): Pick<Dish, 'groups' | 'fixed' | 'least' | 'most'> {
  const names = [...new Set(items.flatMap(({ group }) => group ?? []))];
  const groups = names.map((name) => makeGroup(name, items));
  const fixed = sumMacros(items.filter(({ group }) => group === null).map((entry) => macrosOf(entry, entry.item.quantity)));
  const at = (group: DishGroup, index: number): Macros => ({
    protein: group.protein[index]!,
    carbs: group.carbs[index]!,
    fat: group.fat[index]!,
  });
  return {
    groups,
    fixed,
    least: sumMacros([fixed, ...groups.map((group) => at(group, 0))]),
    most: sumMacros([fixed, ...groups.map((group) => at(group, group.log.length - 1))]),
  };
}

function makeGroup(name: string, items: readonly VariantItem[]): DishGroup {
  const indices = [...items.keys()].filter((index) => items[index]!.group === name);
  const leader = listItemLadder(items[indices[0]!]!, items);
  const steps = leader.quantities.map((_, step) =>
    sumMacros(indices.map((index) => macrosOf(items[index]!, listItemLadder(items[index]!, items).quantities[step]!))),
  );
  return {
    name,
    items: indices,
    protein: Float64Array.from(steps, ({ protein }) => protein),
    carbs: Float64Array.from(steps, ({ carbs }) => carbs),
    fat: Float64Array.from(steps, ({ fat }) => fat),
    log: Float64Array.from(leader.quantities, (quantity) => Math.log(quantity / leader.quantities[leader.base]!)),
    base: leader.base,
  };
}

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

function memoize<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
