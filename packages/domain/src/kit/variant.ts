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

/** Every variant in a stable order: the last part turns fastest, "left out" comes last. Items are shared between variants. */
export function listVariants(kit: Kit, foodsById: ReadonlyMap<string, Food>): readonly Variant[] {
  const options = kit.parts.map((part) => choicesOf(part).map((choice) => makeOption(part, choice, foodsById)));
  const season = kit.seasoning.flatMap((item) => makeItem({ item, part: 'season', group: null }, foodsById));
  const variants: Variant[] = [];
  // Depth first with one path, so that no list is made that is not kept: some thousand variants are listed at start.
  const path: Option[] = [];
  const visit = (part: number, dishId: string): void => {
    const partOptions = options[part];
    if (!partOptions) {
      variants.push(makeVariant(dishId, path, season));
      return;
    }
    for (const option of partOptions) {
      path[part] = option;
      visit(part + 1, partOptions.length > 1 ? `${dishId}~${option.name}` : dishId);
    }
  };
  visit(0, kit.id);
  return variants;
}

function makeVariant(dishId: string, path: readonly Option[], season: readonly VariantItem[]): Variant {
  const choices: number[] = [];
  const items: VariantItem[] = [];
  for (const option of path) {
    choices.push(option.choice);
    for (const item of option.items) items.push(item);
  }
  for (const item of season) items.push(item);
  return { dishId, choices, items };
}

type Option = { readonly choice: number; readonly name: string; readonly items: readonly VariantItem[] };

function makeOption(part: Kit['parts'][number], choice: number, foodsById: ReadonlyMap<string, Food>): Option {
  const alternative = part.alternatives[choice];
  if (!alternative) return { choice, name: 'none', items: [] };
  const items = alternative.items.flatMap((item) => {
    const fixed = item.bounds !== null && item.bounds.low === item.bounds.high;
    const group = alternative.tied ? part.name : fixed ? null : `${part.name}/${item.foodId}`;
    return makeItem({ item, part: part.name, group }, foodsById);
  });
  return { choice, name: nameAlternative(part, alternative), items };
}

/** The first food says which choice it is; where two begin alike, all foods do. */
export function nameAlternative({ alternatives }: Kit['parts'][number], { items }: KitAlternative): string {
  const first = items[0]!.foodId;
  const alike = alternatives.filter((other) => other.items[0]!.foodId === first).length;
  return alike > 1 ? items.map(({ foodId }) => foodId).join('+') : first;
}

/** Foods the table does not know are left out here: the gates have named them before. */
function makeItem(entry: Omit<VariantItem, 'food'>, foodsById: ReadonlyMap<string, Food>): readonly VariantItem[] {
  const food = foodsById.get(entry.item.foodId);
  return food ? [{ ...entry, food }] : [];
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
