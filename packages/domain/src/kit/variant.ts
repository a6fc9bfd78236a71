import type { Food } from '../food/food.ts';
import type { Kit, KitAlternative, KitItem, KitPart } from './kit.ts';
import type { TemplateCondition } from './parse-template.ts';
import { limitPlates, type PlateLimit } from './plate-limits.ts';

/** A food of one variant, with where it stands in the kit. */
export type VariantItem = {
  readonly item: KitItem;
  readonly food: Food;
  /** The part's name, `season` for the fixed ones. */
  readonly part: string;
  /** Items with the same group scale together; `null` for a fixed amount. */
  readonly group: string | null;
  /** Whose ladder the others of its group follow; without one, the first of them. */
  readonly leads?: true;
  readonly limit: PlateLimit;
};

/** One way to cook a kit: for each part the chosen alternative, or -1 where an optional part is left out. */
export type Variant = {
  readonly dishId: string;
  readonly choices: readonly number[];
  readonly items: readonly VariantItem[];
};

/** How many ways the kit can be cooked. */
export const countVariants = (kit: Kit): number => kit.parts.reduce((count, part) => count * countChoices(part), 1);

/** What each part of a kit can be, with its foods. Items are shared between variants. */
export type KitOptions = { readonly parts: readonly (readonly Option[])[]; readonly season: readonly VariantItem[] };

export function readOptions(kit: Kit, foodsById: ReadonlyMap<string, Food>): KitOptions {
  const limitOf = limitPlates(kit, foodsById);
  const { tied = [] } = kit;
  return {
    parts: kit.parts.map((part) => listOptions(part, { foodsById, limitOf, tied })),
    season: findItemFoods(kit.seasoning, { foodsById, limitOf }, { part: 'season', group: ({ foodId }) => findTie(tied, foodId) ?? null }),
  };
}

type Known = { readonly foodsById: ReadonlyMap<string, Food>; readonly limitOf: (food: Food) => PlateLimit };
type Ties = NonNullable<Kit['tied']>;

/** A tie is called by the first of its names. */
const findTie = (tied: Ties, name: string): string | undefined => tied.find((names) => names.includes(name))?.[0];

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

/** Where a variant stands in that order. */
export const indexOfVariant = ({ parts }: KitOptions, path: readonly Option[]): number =>
  path.reduce((index, option, part) => {
    const options = parts[part]!;
    return index * options.length + options.findIndex(({ choice }) => choice === option.choice);
  }, 0);

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

function listOptions(part: KitPart, { tied, ...known }: Known & { readonly tied: Ties }): readonly Option[] {
  const options = part.alternatives.map((alternative, choice): Option => {
    const tie = findTie(tied, part.name);
    const items = findItemFoods(alternative.items, known, {
      part: part.name,
      group: (item) => nameGroup(item, part, { ...alternative, tie }),
    });
    return { choice, name: nameAlternative(part, alternative), items };
  });
  if (part.optional) options.push({ choice: LEFT_OUT, name: 'none', items: [] });
  return options;
}

const LEFT_OUT = -1;

const countChoices = ({ alternatives, optional }: KitPart): number => alternatives.length + (optional ? 1 : 0);

function nameGroup(
  { foodId, bounds }: KitItem,
  { name }: KitPart,
  { tied, tie }: Pick<KitAlternative, 'tied'> & { readonly tie: string | undefined },
): string | null {
  const isFixed = bounds !== null && bounds.low === bounds.high;
  if (tied) return tie ?? name;
  return isFixed ? null : (tie ?? `${name}/${foodId}`);
}

/** Of the items that move together the one whose amounts are chosen. */
export const findLeader = (items: readonly VariantItem[], wanted: string): VariantItem | undefined =>
  items.find(({ group, leads }) => leads && group === wanted) ?? items.find(({ group }) => group === wanted);

/** The first food says which choice it is; where two begin alike, all foods do. */
export function nameAlternative({ alternatives }: KitPart, { items }: KitAlternative): string {
  const first = items[0]!.foodId;
  let alike = 0;
  for (const other of alternatives) if (other.items[0]!.foodId === first) alike++;
  return alike > 1 ? items.map(({ foodId }) => foodId).join('+') : first;
}

/** Foods the table does not know are left out here: the gates have named them before. */
function findItemFoods(
  items: readonly KitItem[],
  { foodsById, limitOf }: Known,
  { part, group }: { part: string; group: (item: KitItem) => string | null },
): readonly VariantItem[] {
  const found: VariantItem[] = [];
  for (const item of items) {
    const food = foodsById.get(item.foodId);
    if (!food) continue;
    const own = group(item);
    found.push({ item, food, part, group: own, ...(own === part && { leads: true }), limit: limitOf(food) });
  }
  return found;
}

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
