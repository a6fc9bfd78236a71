import type { generateGroceryList, GroceryItem, GroceryListCard } from '@larder/contract/grocery.ts';
import type { ListPatch } from '@larder/contract/grocery-patch.ts';
import type { ReplyOf } from '@larder/contract/endpoint.ts';
import type { HouseholdRole } from '@larder/contract/household.ts';
import { booleanText, isTrue } from '@larder/contract/wire.ts';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import type { ItemPart } from '@larder/domain/grocery/write-list.ts';
import type { GeneratedList } from './generate-list.ts';
import type { StoredList } from './grocery-store.ts';
import type { ItemCard } from './card-row.ts';
import type { ItemToAdd } from './item-row.ts';
import type { OfferedPatch } from './patch-list.ts';

/** To whoever shops alone a plan is a day: its name is what somebody searched for, at times an illness. */
export const formatListFor = (role: HouseholdRole, list: StoredList): GroceryListCard => {
  const card = formatList(list);
  if (role !== 'shopper') return card;
  return { ...card, mealPlansIncluded: card.mealPlansIncluded.map((plan) => ({ ...plan, mealPlanTitle: '' })) };
};

export const formatList = ({
  id,
  name,
  description,
  status,
  dateRange,
  createdAt,
  mealPlansIncluded,
  itemCount,
  checkedCount,
  toBuyCount,
  revision,
}: StoredList): GroceryListCard => ({
  id,
  name,
  description,
  status,
  dateRange,
  createdAt: createdAt.toISOString(),
  mealPlansIncluded: [...mealPlansIncluded],
  itemCount,
  checkedCount,
  toBuyCount,
  revision,
});

export const formatItem = ({
  id,
  planKey,
  ingredient,
  quantity,
  category,
  source,
  checked,
  isStaple,
  atHome,
  parts,
}: ItemCard): GroceryItem => ({
  id,
  key: planKey,
  ingredient,
  quantity,
  category,
  source,
  checked: booleanText(checked),
  isStaple: booleanText(isStaple),
  atHome: booleanText(atHome),
  parts: [...parts],
});

export const formatGenerated = ({
  dateRange,
  mealPlansIncluded,
  ingredients,
  left,
}: GeneratedList): ReplyOf<typeof generateGroceryList>['data'] => ({
  dateRange,
  mealPlansIncluded: [...mealPlansIncluded],
  ingredients: ingredients.map(({ isStaple, parts, ...item }) => ({ ...item, parts: [...parts], isStaple: booleanText(isStaple) })),
  left: [...left],
});

export const formatPatch = ({ id, entries }: OfferedPatch): ListPatch => ({
  id,
  entries: entries.map((entry) => {
    if (entry.type === 'added') {
      const { ingredient, quantity } = entry.item;
      return { type: 'added', ingredient, from: '', to: quantity, isKept: false, checked: false };
    }
    const { ingredient } = entry;
    if (entry.type === 'removed') return { type: 'removed', ingredient, from: entry.quantity, to: '', isKept: false, checked: false };
    const { from, to, isKept, checked, grown } = entry;
    const more = grown && !grown.isBought ? { more: grown.quantity } : {};
    return { type: 'changed', ingredient, from, to: to.quantity, isKept, checked: grown?.isBought ?? checked, ...more };
  }),
});

type SentItem = {
  readonly ingredient: string;
  readonly quantity: string;
  readonly category: ItemToAdd['category'];
  readonly source: string;
  readonly checked: 'true' | 'false';
  readonly isStaple: 'true' | 'false';
  readonly atHome: 'true' | 'false';
  readonly key?: string | undefined;
  readonly parts: readonly ItemPart[];
};

export const parseSentItem = ({ checked, isStaple, atHome, key, ...item }: SentItem): ItemToAdd => ({
  ...item,
  checked: isTrue(checked),
  isStaple: isTrue(isStaple),
  atHome: isTrue(atHome),
  planKey: key ?? null,
});

type SentChange = Omit<ItemChange, 'checked' | 'atHome'> & {
  readonly checked?: 'true' | 'false' | undefined;
  readonly atHome?: 'true' | 'false' | undefined;
};

export const readChange = ({ checked, atHome, ...change }: SentChange): ItemChange => ({
  ...change,
  ...(checked && { checked: isTrue(checked) }),
  ...(atHome && { atHome: isTrue(atHome) }),
});
