import { parsePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { GROCERY_CATEGORIES } from '@larder/domain/grocery/grocery-category.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BooleanText, success } from './wire.ts';

// oxlint-disable-next-line no-underscore-dangle -- zod/mini's own name, as "default" is a keyword
const withDefault = z._default;

const Id = z.string().check(z.maxLength(100));
const ById = z.object({ id: Id });
const Done = z.object({ success: z.literal(true) });

const Day = z.pipe(
  z.string().check(z.refine((text) => parsePlainDate(text).ok, 'not a day in the form yyyy-MM-dd')),
  z.transform((text) => text as PlainDate),
);

/** A missing category is the pantry, which is where a list puts the rest. */
const Category = z.pipe(
  z.optional(z.nullable(z.enum(GROCERY_CATEGORIES))),
  z.transform((category) => category ?? 'pantry'),
);

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const Description = z.string().check(z.maxLength(2000));
const DateRange = z.string().check(z.maxLength(200));

const ItemText = {
  ingredient: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  quantity: z.string().check(z.maxLength(200)),
  source: z.string().check(z.maxLength(10_000)),
};

const IncludedPlan = z.object({
  mealPlanId: z.string().check(z.maxLength(100)),
  mealPlanTitle: z.string().check(z.maxLength(200)),
  date: z.string().check(z.maxLength(40)),
});

export const GROCERY_STATUSES = ['draft', 'approved'] as const;
export type GroceryStatus = (typeof GROCERY_STATUSES)[number];

export const GroceryItem = z.object({
  id: z.string(),
  ingredient: z.string(),
  quantity: z.string(),
  category: z.enum(GROCERY_CATEGORIES),
  source: z.string(),
  checked: BooleanText,
  /** Oil, salt, spices: most kitchens have it. */
  isStaple: BooleanText,
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
};

/** A card of the overview: counts in place of items. */
export const GroceryListCard = z.object(listFields);
export type GroceryListCard = z.output<typeof GroceryListCard>;

export const GroceryList = z.object({ ...listFields, items: z.array(GroceryItem) });
export type GroceryList = z.output<typeof GroceryList>;

const WrittenItem = z.object({
  ingredient: z.string(),
  quantity: z.string(),
  category: z.enum(GROCERY_CATEGORIES),
  source: z.string(),
  isStaple: BooleanText,
});

export const listGroceryLists = endpoint({
  method: 'GET',
  path: '/api/grocery-lists',
  access: 'user',
  reply: success(z.array(GroceryListCard)),
});

export const readGroceryList = endpoint({
  method: 'GET',
  path: '/api/grocery-lists/:id',
  access: 'user',
  params: ById,
  reply: success(GroceryList),
  problems: ['list-not-found'],
});

export const deleteGroceryList = endpoint({
  method: 'DELETE',
  path: '/api/grocery-lists/:id',
  access: 'user',
  params: ById,
  reply: Done,
  problems: ['list-not-found'],
});

/** Writes nothing down: the list is made by the calls that follow. Days without a plan add nothing. */
export const generateGroceryList = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/generate',
  access: 'user',
  body: z.object({ dates: z.array(Day).check(z.minLength(1), z.maxLength(62)) }),
  reply: success(
    z.object({
      dateRange: z.string(),
      mealPlansIncluded: z.array(IncludedPlan),
      ingredients: z.array(WrittenItem),
    }),
  ),
});

export const createGroceryList = endpoint({
  method: 'POST',
  path: '/api/grocery-lists',
  access: 'user',
  body: z.object({
    name: Name,
    description: withDefault(z.nullable(Description), ''),
    dateRange: withDefault(DateRange, ''),
    mealPlansIncluded: withDefault(z.array(IncludedPlan).check(z.maxLength(200)), []),
    status: withDefault(z.enum(GROCERY_STATUSES), 'draft'),
  }),
  reply: success(GroceryListCard),
});

/** All of them or, on a failure, none. */
export const addGroceryItems = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/items/bulk',
  access: 'user',
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
        }),
      )
      .check(z.maxLength(1000)),
  }),
  reply: success(z.array(GroceryItem)),
  problems: ['list-not-found'],
});

const Rename = z.object({ name: Name, description: z.optional(z.nullable(Description)) });

export const renameGroceryList = endpoint({
  method: 'PUT',
  path: '/api/grocery-lists/:id',
  access: 'user',
  params: ById,
  body: Rename,
  reply: success(GroceryListCard),
  problems: ['list-not-found'],
});

export const approveGroceryList = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/approve',
  access: 'user',
  params: ById,
  body: Rename,
  reply: success(GroceryListCard),
  problems: ['list-not-found'],
});

const ItemUpdates = {
  checked: z.optional(BooleanText),
  ingredient: z.optional(ItemText.ingredient),
  quantity: z.optional(ItemText.quantity),
  category: z.optional(z.enum(GROCERY_CATEGORIES)),
};

/**
 * Sent beside a change of items by a phone that may send it twice or late: the same id counts once, and `age` is how many
 * milliseconds ago the change was made, so that no two clocks are compared. Headers, as the bodies are the specification's.
 */
export const OPERATION_HEADERS = { id: 'idempotency-key', age: 'larder-change-age' } as const;

export const updateGroceryItem = endpoint({
  method: 'PUT',
  path: '/api/grocery-list-items/:id',
  access: 'user',
  params: ById,
  body: z.object(ItemUpdates),
  reply: success(GroceryItem),
  problems: ['item-not-found'],
});

/** Items of other people and items that are gone are passed over. */
export const updateGroceryItems = endpoint({
  method: 'PUT',
  path: '/api/grocery-list-items/bulk',
  access: 'user',
  body: z.object({ itemIds: z.array(Id).check(z.maxLength(1000)), updates: z.object(ItemUpdates) }),
  reply: success(z.array(GroceryItem)),
});

export const deleteGroceryItem = endpoint({
  method: 'DELETE',
  path: '/api/grocery-list-items/:id',
  access: 'user',
  params: ById,
  reply: Done,
  problems: ['item-not-found'],
});

export const InstacartExport = z.object({
  id: z.string(),
  instacartUrl: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
});
export type InstacartExport = z.output<typeof InstacartExport>;

export const listInstacartExports = endpoint({
  method: 'GET',
  path: '/api/grocery-lists/:id/exports/instacart',
  access: 'user',
  params: ById,
  reply: success(z.array(InstacartExport)),
  problems: ['list-not-found'],
});

/** The items that are not checked. */
export const exportToInstacart = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/export/instacart',
  access: 'user',
  params: ById,
  reply: success(z.object({ products_link_url: z.string() })),
  problems: ['list-not-found', 'instacart-not-configured'],
});

export const deleteInstacartExport = endpoint({
  method: 'DELETE',
  path: '/api/instacart-exports/:id',
  access: 'user',
  params: ById,
  reply: Done,
  problems: ['export-not-found'],
});
