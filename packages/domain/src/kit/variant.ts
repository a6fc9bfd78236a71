import type { Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
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
  /** Whose ladder the others of its group follow; without one, the first of them that seasons nothing. */
  readonly leads?: true;
  /** Seasons what leads its group, as nearly as it can be measured. */
  readonly seasons?: true;
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
export type KitOptions = {
  readonly parts: readonly (readonly Option[])[];
  readonly season: readonly VariantItem[];
  /** Parts that are cooked by themselves, as rice beside a curry is. */
  readonly aside: ReadonlySet<string>;
};

export function readOptions(kit: Kit, foodsById: ReadonlyMap<string, Food>): KitOptions {
  const limitOf = limitPlates(kit, foodsById);
  const { tied = [] } = kit;
  return {
    parts: kit.parts.map((part) => listOptions(part, { foodsById, limitOf, tied })),
    season: findItemFoods(kit.seasoning, { foodsById, limitOf }, { part: 'season', group: ({ foodId }) => findTie(tied, foodId) ?? null }),
    aside: new Set(kit.steps.flatMap((step) => Array.from(step.matchAll(/\{([a-z0-9-]+):start\}/g), ([, name = '']) => name))),
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

/**
 * All foods of a variant. What seasons moves with what it is for: twice the chicken with the garlic and the soy sauce of once tastes
 * of nothing.
 */
export function listItems(options: KitOptions, path: readonly Option[]): readonly VariantItem[] {
  const seasoned = findSeasoned(options, path);
  const items: VariantItem[] = [];
  for (const option of path) for (const item of option.items) items.push(seasonFor(item, seasoned));
  for (const item of options.season) items.push(seasonFor(item, seasoned));
  return items;
}

/** The foods of each part, and with those of the one that is seasoned all that moves with it; few lists, which many variants share. */
export function listMoving(options: KitOptions, path: readonly Option[]): readonly (readonly VariantItem[])[] {
  const seasoned = findSeasoned(options, path);
  if (!seasoned) return [...path.map(({ items }) => items), options.season];
  const lists = path.map((option) => withoutSeasoning(option));
  const host = path.findIndex(({ items }) => items.includes(seasoned));
  const known = joined.get(seasoned) ?? new Map<string, readonly VariantItem[]>();
  joined.set(seasoned, known);
  const key = path.map(({ choice, items }) => (items.some(isSeasoning) ? choice : '')).join();
  let all = known.get(key);
  if (!all) {
    const seasoning = [...path.flatMap(({ items }) => items.filter(isSeasoning)), ...options.season];
    all = [...lists[host]!, ...seasoning.map((item) => seasonFor(item, seasoned))];
    known.set(key, all);
  }
  return lists.with(host, all);
}

const joined = new WeakMap<VariantItem, Map<string, readonly VariantItem[]>>();

function withoutSeasoning(option: Option): readonly VariantItem[] {
  if (!option.items.some(isSeasoning)) return option.items;
  const known = bare.get(option);
  if (known) return known;
  const items = option.items.filter((item) => !isSeasoning(item));
  bare.set(option, items);
  return items;
}

const bare = new WeakMap<Option, readonly VariantItem[]>();

/** The heaviest food that moves and is not cooked by itself; fat apart, which brings the day to its numbers. */
function findSeasoned({ aside }: KitOptions, path: readonly Option[]): VariantItem | undefined {
  let heaviest: VariantItem | undefined;
  let most = 0;
  for (const { items } of path) {
    for (const entry of items) {
      if (entry.group === null || FATS.has(entry.food.kind)) continue;
      const isAside = aside.has(entry.part) || aside.has(entry.item.foodId);
      const weight = isAside ? ASIDE : MAINS.has(entry.food.kind) ? MAIN : 1;
      const grams = entry.item.quantity * (gramsPerUnit(entry.food, entry.item.unit) ?? 0) * weight;
      if (grams > most) {
        heaviest = entry;
        most = grams;
      }
    }
  }
  return heaviest;
}

const FATS: ReadonlySet<string> = new Set(['oil', 'animal-fat', 'butter']);
/** Only where there is nothing else: garlic and oil are for the spaghetti. */
const ASIDE = 0.01;
/** A marinade is measured by the meat, though there are more vegetables. */
const MAIN = 2;
const MAINS: ReadonlySet<string> = new Set(
  'beef lamb pork game poultry offal fish crustacean mollusc soy meat-substitute egg legume'.split(' ') satisfies readonly string[],
);

/** An item as it stands in a variant; the same object for the same seasoned food. */
function seasonFor(entry: VariantItem, seasoned: VariantItem | undefined): VariantItem {
  if (!seasoned || !isSeasoning(entry)) return entry;
  const known = followers.get(entry) ?? new WeakMap<VariantItem, VariantItem>();
  followers.set(entry, known);
  const moving = known.get(seasoned) ?? { ...entry, group: seasoned.group, seasons: true };
  known.set(seasoned, moving);
  return moving;
}

const followers = new WeakMap<VariantItem, WeakMap<VariantItem, VariantItem>>();

/** Of `season:` all, and of a part the sauce that was written without a range of its own. Salt has a ladder of its own. */
const isSeasoning = ({ group, part, food: { id, kind } }: VariantItem): boolean =>
  group === null && id !== 'salt' && (part === 'season' || SEASONING.has(kind));

const SEASONING: ReadonlySet<string> = new Set(
  'condiment sauce vinegar spice herb sweetener honey stock alcohol'.split(' ') satisfies readonly string[],
);

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

/** Of the items that move together the one whose amounts are chosen: never what seasons it, though the kit may name that first. */
export const findLeader = (items: readonly VariantItem[], wanted: string): VariantItem | undefined =>
  items.find(({ group, leads }) => leads && group === wanted) ?? items.find(({ group, seasons }) => !seasons && group === wanted);

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
