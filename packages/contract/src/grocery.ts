import { GROCERY_CATEGORIES } from '@larder/domain/grocery/grocery-category.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './endpoint.ts';
import type { EventOf } from './event-stream.ts';
import { ProblemReply } from './problem.ts';
import { BooleanText, success } from './wire.ts';

// oxlint-disable-next-line no-underscore-dangle -- zod/mini's own name, as "default" is a keyword
const withDefault = z._default;

const Id = z.string().check(z.maxLength(100));
const ById = z.object({ id: Id });
const Done = z.object({ success: z.literal(true) });

/** A missing category is the pantry, which is where a list puts the rest. */
const Category = z.pipe(
  z.optional(z.nullable(z.enum(GROCERY_CATEGORIES))),
  z.transform((category) => category ?? 'pantry'),
);

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const Description = z.string().check(z.maxLength(2000));

const ItemText = {
  ingredient: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  quantity: z.string().check(z.maxLength(200)),
  source: z.string().check(z.maxLength(10_000)),
};

const IncludedPlan = z.object({
  mealPlanId: z.string().check(z.maxLength(100)),
  /** Empty for a shopper. */
  mealPlanTitle: z.string().check(z.maxLength(200)),
  date: z.string().check(z.maxLength(40)),
});

export const GROCERY_STATUSES = ['draft', 'approved'] as const;
export type GroceryStatus = (typeof GROCERY_STATUSES)[number];

/** What one meal needs of an item, by itself. */
const ItemPart = z.object({
  day: z.string().check(z.maxLength(40)),
  slot: z.enum(MEAL_SLOTS),
  title: z.string().check(z.maxLength(300)),
  quantity: ItemText.quantity,
});

export const GroceryItem = z.object({
  id: z.string(),
  /** Of the plan's line it is, or is a part of; null for what a person added. */
  key: z.nullable(z.string()),
  ingredient: z.string(),
  quantity: z.string(),
  category: z.enum(GROCERY_CATEGORIES),
  source: z.string(),
  checked: BooleanText,
  /** Oil, salt, spices: most kitchens have it. */
  isStaple: BooleanText,
  /** In the kitchen already: shown, not ordered. */
  atHome: BooleanText,
  /** By meal; empty for what nobody's plan asks for. */
  parts: z.array(ItemPart),
});
export type GroceryItem = z.output<typeof GroceryItem>;

const listFields = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(GROCERY_STATUSES),
  dateRange: z.string(),
  createdAt: z.string(),
  mealPlansIncluded: z.array(IncludedPlan),
  itemCount: z.int(),
  checkedCount: z.int(),
  /** Without what is at home already and was not bought all the same. */
  toBuyCount: z.int(),
  /** Counts up with every change on whatever device. */
  revision: z.int(),
};

/** A card of the overview: counts in place of items. */
export const GroceryListCard = z.object(listFields);
export type GroceryListCard = z.output<typeof GroceryListCard>;

export const GroceryList = z.object({
  ...listFields,
  items: z.array(GroceryItem),
  /** False where this server can order nothing. Only where the list is read. */
  canOrder: z.optional(z.boolean()),
});
export type GroceryList = z.output<typeof GroceryList>;

const WrittenItem = z.object({
  /** By which the list follows its plan. Give it back with the item. */
  key: z.string(),
  ingredient: z.string(),
  quantity: z.string(),
  category: z.enum(GROCERY_CATEGORIES),
  source: z.string(),
  parts: z.array(ItemPart),
  isStaple: BooleanText,
});
export type WrittenItem = z.output<typeof WrittenItem>;

const GeneratedList = z.object({
  dateRange: z.string(),
  mealPlansIncluded: z.array(IncludedPlan),
  ingredients: z.array(WrittenItem),
  /** Meals that are left of a pot which none of these days cooks: what goes into them is bought for the day that does. */
  left: z.array(z.object({ day: z.string(), slot: z.enum(MEAL_SLOTS), title: z.string(), boughtOn: z.string() })),
});

/** Everybody in a household, who only shops for it too. */
const FOR_ALL = { access: 'user', forShoppers: true } as const;
export const CHANGES_LISTS = { access: 'user', changes: 'lists' } as const;

export const listGroceryLists = endpoint({
  method: 'GET',
  path: '/api/grocery-lists',
  ...FOR_ALL,
  reply: success(z.array(GroceryListCard)),
});

export const readGroceryList = endpoint({
  method: 'GET',
  path: '/api/grocery-lists/:id',
  ...FOR_ALL,
  params: ById,
  reply: success(GroceryList),
  problems: ['list-not-found'],
});

export const deleteGroceryList = endpoint({
  method: 'DELETE',
  path: '/api/grocery-lists/:id',
  ...CHANGES_LISTS,
  params: ById,
  reply: Done,
  problems: ['list-not-found'],
});

/** The list that was deleted, for as long as Undo is offered. */
export const restoreGroceryList = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/restore',
  ...CHANGES_LISTS,
  params: ById,
  reply: Done,
  problems: ['list-not-found'],
});

/** Writes nothing down: the list is made by the calls that follow. Days without a plan add nothing. */
export const generateGroceryList = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/generate',
  takesLong: true,
  access: 'user',
  rate: 'lists',
  body: z.object({ dates: z.array(Day).check(z.minLength(1), z.maxLength(62)) }),
  reply: success(GeneratedList),
  problems: ['list-too-long'],
});

/** The same, for a look before anything is made: days that are no days are passed over. */
export const previewGroceryList = endpoint({
  method: 'GET',
  path: '/api/grocery-preview',
  takesLong: true,
  access: 'user',
  rate: 'lists',
  /** `dates`: yyyy-MM-dd, parted by commas. */
  query: z.object({ dates: z.string().check(z.maxLength(700)) }),
  reply: success(GeneratedList),
  problems: ['list-too-long'],
});

export const createGroceryList = endpoint({
  method: 'POST',
  path: '/api/grocery-lists',
  ...CHANGES_LISTS,
  body: z.object({
    name: Name,
    description: withDefault(z.nullable(Description), ''),
    dateRange: withDefault(z.string().check(z.maxLength(200)), ''),
    mealPlansIncluded: withDefault(z.array(IncludedPlan).check(z.maxLength(200)), []),
    status: withDefault(z.enum(GROCERY_STATUSES), 'draft'),
  }),
  reply: success(GroceryListCard),
  problems: ['account-full'],
});

/** All of them or, on a failure, none. */
export const addGroceryItems = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/items/bulk',
  ...CHANGES_LISTS,
  params: ById,
  body: z.object({
    items: z
      .array(
        z.object({
          ingredient: ItemText.ingredient,
          quantity: withDefault(ItemText.quantity, ''),
          category: Category,
          source: withDefault(ItemText.source, ''),
          checked: withDefault(BooleanText, 'false'),
          isStaple: withDefault(BooleanText, 'false'),
          atHome: withDefault(BooleanText, 'false'),
          key: z.optional(z.string().check(z.maxLength(300))),
          parts: withDefault(z.array(ItemPart).check(z.maxLength(500)), []),
        }),
      )
      .check(z.maxLength(1000)),
  }),
  reply: success(z.array(GroceryItem)),
  problems: ['list-not-found', 'account-full'],
});

const Rename = z.object({ name: Name, description: z.optional(z.nullable(Description)) });

export const renameGroceryList = endpoint({
  method: 'PUT',
  path: '/api/grocery-lists/:id',
  ...CHANGES_LISTS,
  params: ById,
  body: Rename,
  reply: success(GroceryListCard),
  problems: ['list-not-found'],
});

export const approveGroceryList = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/approve',
  ...CHANGES_LISTS,
  params: ById,
  body: Rename,
  reply: success(GroceryListCard),
  problems: ['list-not-found'],
});

const ItemUpdates = {
  checked: z.optional(BooleanText),
  atHome: z.optional(BooleanText),
  ingredient: z.optional(ItemText.ingredient),
  quantity: z.optional(ItemText.quantity),
  category: z.optional(z.enum(GROCERY_CATEGORIES)),
};

/**
 * `revision`: of the list, once this change and nothing else was added to the revision before. Whoever has that one need not be
 * told of the change again; it is absent where nothing changed.
 */
const changedItems = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), data, revision: z.optional(z.int()) });

/**
 * Sent beside a change of items by a phone that may send it twice or late: the same id counts once, and `age` is how many
 * milliseconds ago the change was made, so that no two clocks are compared. `undoes` is the id of an earlier change that this one
 * takes back: items that somebody has changed since stay as they are. Headers, as the bodies are the specification's.
 */
export const OPERATION_HEADERS = { id: 'idempotency-key', age: 'larder-change-age', undoes: 'larder-change-undoes' } as const;

export const updateGroceryItem = endpoint({
  method: 'PUT',
  path: '/api/grocery-list-items/:id',
  ...CHANGES_LISTS,
  forShoppers: z.strictObject({ checked: ItemUpdates.checked }),
  params: ById,
  body: z.object(ItemUpdates),
  reply: changedItems(GroceryItem),
  problems: ['item-not-found'],
});

/** Items of other people and items that are gone are passed over. */
export const updateGroceryItems = endpoint({
  method: 'PUT',
  path: '/api/grocery-list-items/bulk',
  ...CHANGES_LISTS,
  forShoppers: z.strictObject({ itemIds: z.array(z.string()), updates: z.strictObject({ checked: ItemUpdates.checked }) }),
  body: z.object({ itemIds: z.array(Id).check(z.maxLength(1000)), updates: z.object(ItemUpdates) }),
  reply: changedItems(z.array(GroceryItem)),
});

export const deleteGroceryItem = endpoint({
  method: 'DELETE',
  path: '/api/grocery-list-items/:id',
  ...CHANGES_LISTS,
  params: ById,
  reply: Done,
  problems: ['item-not-found'],
});

/** An item of one's own, as it is typed. The same id twice is the same item. */
export const addGroceryLine = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/lines',
  ...FOR_ALL,
  changes: 'lists',
  params: ById,
  body: z.object({ id: z.uuid(), line: ItemText.ingredient }),
  reply: changedItems(GroceryItem),
  problems: ['list-not-found', 'account-full'],
});

/** Undoes a removal. */
export const restoreGroceryItem = endpoint({
  method: 'POST',
  path: '/api/grocery-list-items/:id/restore',
  ...CHANGES_LISTS,
  params: ById,
  reply: success(GroceryItem),
  problems: ['item-not-found'],
});

/**
 * Into an item for each of its meals; answers with all of them. What the parts after the first are called follows from the item
 * and the meals, so that a phone that is offline can go on with them; the names that a merge took away bring these very items back.
 */
export const splitGroceryItem = endpoint({
  method: 'POST',
  path: '/api/grocery-list-items/:id/split',
  ...CHANGES_LISTS,
  params: ById,
  body: z.object({ otherIds: withDefault(z.array(z.uuid()).check(z.maxLength(500)), []) }),
  reply: changedItems(z.array(GroceryItem)),
  problems: ['item-not-found', 'nothing-to-split'],
});

/** The parts of a line that was split are one item again: the first of them, with which it answers. */
export const mergeGroceryItem = endpoint({
  method: 'POST',
  path: '/api/grocery-list-items/:id/merge',
  ...CHANGES_LISTS,
  params: ById,
  reply: changedItems(GroceryItem),
  problems: ['item-not-found', 'nothing-to-merge'],
});

export const ListChanges = z.object({ list: GroceryListCard, items: z.array(GroceryItem), removedIds: z.array(z.string()) });
export type ListChanges = z.output<typeof ListChanges>;

/**
 * The id of `changes` is the list's revision: who comes back names it as `Last-Event-ID` and misses nothing. `gone`: the list was
 * deleted. After a `problem` the stream ends.
 */
export const LIST_EVENTS = { changes: ListChanges, gone: z.object({}), problem: ProblemReply } as const;
export type ListEvent = EventOf<typeof LIST_EVENTS>;

/** `LIST_EVENTS` as the list changes, on whatever device. Without a revision to start from, all that is on it comes first. */
export const watchGroceryList = endpoint({
  method: 'GET',
  path: '/api/grocery-lists/:id/events',
  ...FOR_ALL,
  staysOpen: true,
  params: ById,
  query: z.object({ since: z.optional(z.string().check(z.maxLength(20))) }),
  reply: z.unknown(),
  problems: ['list-not-found'],
});
