import { ALLERGENS, type Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { foodBreaksAllergy } from '../diet/check-allergen.ts';
import { foodBreaksDiet } from '../diet/check-diet.ts';
import { DIETS } from '../diet/diet.ts';
import { compileKit } from './compile-kit.ts';
import type { CompiledKit, Dish } from './dish.ts';
import { EXCHANGES } from './exchange.table.ts';
import type { Kit, KitItem } from './kit.ts';
import { mapKit } from './map-kit.ts';
import { UNRESOLVED } from './render-template.ts';
import { findTechnique } from './technique.ts';
import { indexOfVariant, nameVariant, pickOptions, type VariantItem } from './variant.ts';

/** What is taken, by the id of the food that the kit names. */
export type Exchange = ReadonlyMap<string, string>;

/** For each food of a dish those that a cook would take in its place there, where there are any. */
export function listExchanges(dish: Dish, foodsById: ReadonlyMap<string, Food>): ReadonlyMap<string, readonly string[]> {
  const known = remembered.get(dish);
  if (known) return known;
  const found = new Map<string, readonly string[]>();
  for (const entry of dish.items) {
    const others = (partnersOf.get(entry.food.id) ?? []).filter(
      ({ foodId, cuisines }) =>
        (cuisines === undefined || cuisines.includes(dish.cuisine)) && canTake(dish, { entry, other: foodsById.get(foodId) }),
    );
    if (others.length > 0)
      found.set(
        entry.food.id,
        others.map(({ foodId }) => foodId),
      );
  }
  remembered.set(dish, found);
  return found;
}

const remembered = new WeakMap<Dish, ReadonlyMap<string, readonly string[]>>();

/** The dish with other foods in the place of its own, under its own name; undefined where that takes longer or reads wrong. */
export function exchangeFoods(dish: Dish, exchange: Exchange, foodsById: ReadonlyMap<string, Food>): Dish | undefined {
  const from = origins.get(dish);
  const base = from?.base ?? dish;
  const whole = new Map(from?.exchange);
  for (const [food, other] of exchange) {
    const written = [...whole].find(([, now]) => now === food)?.[0] ?? food;
    if (written === other) whole.delete(written);
    else whole.set(written, other);
  }
  if (whole.size === 0) return base;
  if (!canStandTogether(base, whole)) return undefined;
  const exchanged = listExchanged(base.compiled, whole, foodsById)[indexOfVariant(base.compiled.options, base.path)];
  if (!exchanged || exchanged.time.totalMinutes > base.time.totalMinutes || exchanged.title.includes(UNRESOLVED)) return undefined;
  origins.set(exchanged, { base, exchange: whole });
  return exchanged;
}

/** Each may be taken by itself; no food is taken for two, nor for one beside itself. */
function canStandTogether({ foodIds }: Dish, exchange: Exchange): boolean {
  const taken = [...exchange.values()];
  return new Set(taken).size === taken.length && !taken.some((other) => foodIds.has(other));
}

/** What an exchanged dish is made from. */
const origins = new WeakMap<Dish, { readonly base: Dish; readonly exchange: Exchange }>();

/** The dish as its kit has it: one food taken for another leaves it what it is. */
export const writtenOf = (dish: Dish): Dish => origins.get(dish)?.base ?? dish;

/** The written dish and what is taken for its foods, as the id of a dish says: `kit~choice~red-onion.onion`. */
export function readExchangedId(dishId: string): { readonly baseId: string; readonly exchange: Exchange } | undefined {
  const parts = dishId.split('~');
  const at = parts.findIndex((part) => part.includes('.'));
  if (at < 1) return undefined;
  const pairs = parts.slice(at).map((part) => part.split('.'));
  if (!pairs.every((pair): pair is [string, string] => pair.length === 2)) return undefined;
  return { baseId: parts.slice(0, at).join('~'), exchange: new Map(pairs) };
}

function listExchanged(compiled: CompiledKit, exchange: Exchange, foodsById: ReadonlyMap<string, Food>): readonly Dish[] {
  const byKey = exchangedKits.get(compiled) ?? new Map<string, readonly Dish[]>();
  exchangedKits.set(compiled, byKey);
  const suffix = [...exchange]
    .map(([food, other]) => `~${food}.${other}`)
    .toSorted()
    .join('');
  const known = byKey.get(suffix);
  if (known) {
    // The one that was asked for longest ago goes first.
    inUse.delete(known);
    inUse.set(known, () => byKey.delete(suffix));
    return known;
  }
  const { kit, options } = compiled;
  const nameOf = (index: number): string => nameVariant(kit, options, pickOptions(options, index)) + suffix;
  const dishes = compileKit(exchangeInKit(kit, exchange, foodsById), foodsById, nameOf);
  byKey.set(suffix, dishes);
  inUse.set(dishes, () => byKey.delete(suffix));
  for (const [longest, forget] of inUse) {
    if (inUse.size <= MOST_EXCHANGED) break;
    inUse.delete(longest);
    forget();
  }
  return dishes;
}

/** Exchanged kits that are held at once: an id from outside may name any, and each is all dishes of a kit again. */
const MOST_EXCHANGED = 600;
const inUse = new Map<readonly Dish[], () => void>();

const exchangedKits = new WeakMap<CompiledKit, Map<string, readonly Dish[]>>();

function exchangeInKit(kit: Kit, exchange: Exchange, foodsById: ReadonlyMap<string, Food>): Kit {
  const item = (own: KitItem): KitItem => {
    const other = foodsById.get(exchange.get(own.foodId) ?? '');
    const food = foodsById.get(own.foodId);
    return other && food ? { ...own, foodId: other.id, shownAs: isTrueOfBoth(own.shownAs, food, other) ? own.shownAs : null } : own;
  };
  const parts = new Set(kit.parts.map(({ name }) => name));
  const text = (own: string): string =>
    own.replace(PLACEHOLDER, (whole, name: string) => (parts.has(name) ? whole : `{${exchange.get(name) ?? name}`));
  return mapKit(kit, { item, text });
}

const PLACEHOLDER = /\{([a-z0-9-]+)(?=[:*}])/g;

type Taking = { readonly entry: VariantItem; readonly other: Food | undefined };

/** A gram of one for a gram of the other, by the same measure: more would be another dish. */
const MOST_HEAVIER = 1.6;

function canTake({ foodIds, compiled: { kit } }: Dish, { entry: { food, item }, other }: Taking): boolean {
  if (!other || foodIds.has(other.id)) return false;
  const [own, others] = [gramsPerUnit(food, item.unit), gramsPerUnit(other, item.unit)];
  if (own === undefined || others === undefined || Math.max(own / others, others / own) > MOST_HEAVIER) return false;
  const [asWritten, instead] = [findTechnique(food.id), findTechnique(other.id)];
  if (asWritten ? !instead || instead.minutes > asWritten.minutes : instead) return false;
  return isNamedWhole(item, food) && standsIn(kit, food, other) && !bringsIn(food, other);
}

/** "the {bread} bread" names the rest of it in the step: another's name would not fit there. */
const isNamedWhole = ({ shownAs }: KitItem, { names: { noun } }: Food): boolean =>
  shownAs === null || singulars(shownAs).includes(singulars(noun).at(-1) ?? '');

/** Whether nothing but placeholders tells the food from the other, so that all that is read of it stays true. */
function standsIn(kit: Kit, food: Food, other: Food): boolean {
  const { names, literal } = readText(kit);
  if (names.has(food.id) || names.has(other.id)) return false;
  return ![...wordsOf(food)].some((word) => !wordsOf(other).has(word) && literal.has(word));
}

type KitText = {
  /** Parts, and foods that a condition asks for. */
  readonly names: ReadonlySet<string>;
  /** Words outside of placeholders, in small letters and the singular. */
  readonly literal: ReadonlySet<string>;
};

function readText(kit: Kit): KitText {
  const known = textByKit.get(kit);
  if (known) return known;
  const text = [kit.title, kit.description, ...kit.steps, ...kit.tips].join('\n');
  const conditions = [...text.matchAll(/\[([^:\]]*):/g)].flatMap(([, head = '']) => head.split(/[^a-z0-9-]+/));
  const literal = text.replaceAll(/\[[^:\]]*:/g, ' ').replaceAll(/\{[^}]*\}/g, ' ');
  const read = { names: new Set([...kit.parts.map(({ name }) => name), ...conditions]), literal: new Set(singulars(literal)) };
  textByKit.set(kit, read);
  return read;
}

const textByKit = new WeakMap<Kit, KitText>();

const singulars = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ves|[^s]s)$/u, (end) => (end === 'ves' ? 'f' : end.slice(0, 1))));

function wordsOf(food: Food): ReadonlySet<string> {
  const known = wordsByFood.get(food);
  if (known) return known;
  const words = new Set(singulars(`${food.names.noun} ${food.id}`));
  wordsByFood.set(food, words);
  return words;
}

const wordsByFood = new WeakMap<Food, ReadonlySet<string>>();

const isTrueOfBoth = (shown: string | null, food: Food, other: Food): boolean =>
  shown !== null && singulars(shown).every((word) => wordsOf(food).has(word) && wordsOf(other).has(word));

/** Whether some diet or allergy that the one is within would be broken by the other. */
function bringsIn(food: Food, other: Food): boolean {
  const key = `${food.id} ${other.id}`;
  const known = broughtIn.get(key);
  if (known !== undefined) return known;
  const breaks =
    DIETS.some((diet) => foodBreaksDiet(other, diet) && !foodBreaksDiet(food, diet)) ||
    ALLERGENS.some((allergen) => foodBreaksAllergy(other, allergen) && !foodBreaksAllergy(food, allergen));
  broughtIn.set(key, breaks);
  return breaks;
}

const broughtIn = new Map<string, boolean>();

type Partner = { readonly foodId: string; readonly cuisines: (typeof EXCHANGES)[number]['cuisines'] };

const partnersOf: ReadonlyMap<string, readonly Partner[]> = listPartners();

/** Every food that some dish may have in the place of another. */
export const EXCHANGED_FOODS: readonly string[] = [...partnersOf.keys()];

function listPartners(): ReadonlyMap<string, readonly Partner[]> {
  const partners = new Map<string, readonly Partner[]>();
  for (const { foods, cuisines } of EXCHANGES) {
    const ids = foods.split(' ');
    for (const id of ids)
      partners.set(id, [...(partners.get(id) ?? []), ...ids.filter((other) => other !== id).map((foodId) => ({ foodId, cuisines }))]);
  }
  return partners;
}
