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

/** What each part of a kit can be, with its foods. Items are shared between variants. */
export type KitOptions = { readonly parts: readonly (readonly Option[])[]; readonly season: readonly VariantItem[] };

export const readOptions = (kit: Kit, foodsById: ReadonlyMap<string, Food>): KitOptions => ({
  parts: kit.parts.map((part) => choicesOf(part).map((choice) => makeOption(part, choice, foodsById))),
  season: kit.seasoning.flatMap((item) => makeItem({ item, part: 'season', group: null }, foodsById)),
});

/** Every variant in a stable order: the last part turns fastest, "left out" comes last. */
export function listVariants(kit: Kit, foodsById: ReadonlyMap<string, Food>): readonly Variant[] {
  const options = readOptions(kit, foodsById);
  return Array.from({ length: countVariants(kit) }, (_, index) => {
    const path = pickOptions(options, index);
    return { dishId: nameVariant(kit, options, path), choices: path.map(({ choice }) => choice), items: listItems(options, path) };
  });
}

/** The options of the variant at `index` of that order: its digits in a number system whose bases are the parts' options. */
export function pickOptions({ parts }: KitOptions, index: number): readonly Option[] {
  const path: Option[] = [];
  let rest = index;
  for (let part = parts.length - 1; part >= 0; part--) {
    const options = parts[part]!;
    path[part] = options[rest % options.length]!;
    rest = Math.floor(rest / options.length);
  }
  return path;
}

export function nameVariant({ id }: Kit, { parts }: KitOptions, path: readonly Option[]): string {
  let dishId = id;
  for (const [part, { name }] of path.entries()) if (parts[part]!.length > 1) dishId += `~${name}`;
  return dishId;
}

export function listItems({ season }: KitOptions, path: readonly Option[]): readonly VariantItem[] {
  const items: VariantItem[] = [];
  for (const option of path) for (const item of option.items) items.push(item);
  for (const item of season) items.push(item);
  return items;
}

export type Option = { readonly choice: number; readonly name: string; readonly items: readonly VariantItem[] };

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
