import type { Food } from '../food/food.ts';
import type { Kit, KitAlternative, KitItem } from './kit.ts';
import type { TemplateCondition } from './parse-template.ts';

/** A food of one variant, with where it stands in the kit. */
export type VariantItem = {
  readonly item: KitItem;
  readonly food: Food;
  /** The part's name, `season` for the fixed ones. */
  readonly part: string;
  /** Items with the same group scale together; `null` for a fixed amount. */
  readonly group: string | null;
};

/** One way to cook a kit: for each part the chosen alternative, or -1 where an optional part is left out. */
export type Variant = {
  readonly dishId: string;
  readonly choices: readonly number[];
  readonly items: readonly VariantItem[];
};

/** How many ways the kit can be cooked. */
export const countVariants = (kit: Kit): number => kit.parts.reduce((count, part) => count * choicesOf(part).length, 1);

/** Every variant in a stable order: the last part turns fastest, "left out" comes last. */
export function listVariants(kit: Kit, foodsById: ReadonlyMap<string, Food>): readonly Variant[] {
  const variants: Variant[] = [];
  const total = countVariants(kit);
  for (let index = 0; index < total; index++) variants.push(makeVariant(kit, foodsById, choicesAt(kit, index)));
  return variants;
}

function choicesAt(kit: Kit, index: number): readonly number[] {
  const choices: number[] = [];
  let rest = index;
  for (const part of kit.parts.toReversed()) {
    const options = choicesOf(part);
    choices.unshift(options[rest % options.length]!);
    rest = Math.floor(rest / options.length);
  }
  return choices;
}

function makeVariant(kit: Kit, foodsById: ReadonlyMap<string, Food>, choices: readonly number[]): Variant {
  const items: VariantItem[] = [];
  const names: string[] = [kit.id];
  for (const [index, part] of kit.parts.entries()) {
    const alternative = part.alternatives[choices[index]!];
    if (choicesOf(part).length > 1) names.push(alternative ? nameAlternative(part, alternative) : 'none');
    for (const item of alternative?.items ?? []) {
      const fixed = item.bounds !== null && item.bounds.low === item.bounds.high;
      const group = alternative!.tied ? part.name : fixed ? null : `${part.name}/${item.foodId}`;
      addItem(items, { item, part: part.name, group }, foodsById);
    }
  }
  for (const item of kit.seasoning) addItem(items, { item, part: 'season', group: null }, foodsById);
  return { dishId: names.join('~'), choices, items };
}

/** The first food says which choice it is; where two begin alike, all foods do. */
export function nameAlternative({ alternatives }: Kit['parts'][number], { items }: KitAlternative): string {
  const first = items[0]!.foodId;
  const alike = alternatives.filter((other) => other.items[0]!.foodId === first).length;
  return alike > 1 ? items.map(({ foodId }) => foodId).join('+') : first;
}

/** Foods the table does not know are left out here: the gates have named them before. */
function addItem(items: VariantItem[], entry: Omit<VariantItem, 'food'>, foodsById: ReadonlyMap<string, Food>): void {
  const food = foodsById.get(entry.item.foodId);
  if (food) items.push({ ...entry, food });
}

const choicesOf = (part: Kit['parts'][number]): readonly number[] => [...part.alternatives.keys(), ...(part.optional ? [-1] : [])];

/** The items a placeholder names: a part's, or the one food of that id. */
export function findItems(items: readonly VariantItem[], name: string): readonly VariantItem[] {
  const ofPart = items.filter(({ part }) => part === name);
  return ofPart.length > 0 ? ofPart : items.filter(({ item }) => item.foodId === name);
}

export function holds({ part, foods, negated }: TemplateCondition, items: readonly VariantItem[]): boolean {
  const ofPart = findItems(items, part);
  const found = foods.length === 0 ? ofPart.length > 0 : ofPart.some(({ item }) => foods.includes(item.foodId));
  return found !== negated;
}
