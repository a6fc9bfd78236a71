import { randomUUID } from 'node:crypto';
import type { GroceryStatus } from '@larder/contract/grocery.ts';
import type { Brand } from '@larder/domain/base/brand.ts';
import { parsePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { prepareLookUp } from '../../db/look-up.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { GroceryListsTable } from '../../db/grocery-tables.ts';
import type { HouseholdId, HouseholdScope, Scope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { makeListTrash } from './list-trash-store.ts';
import { LIST_CHANNEL } from './revision-store.ts';

export type GroceryListId = Brand<string, 'GroceryListId'>;

export type IncludedPlan = { readonly mealPlanId: string; readonly mealPlanTitle: string; readonly date: string };

export type ListToCreate = {
  readonly name: string;
  readonly description: string;
  readonly dateRange: string;
  readonly mealPlansIncluded: readonly IncludedPlan[];
  readonly status: GroceryStatus;
};

export type StoredList = ListToCreate & {
  readonly id: GroceryListId;
  readonly createdAt: Date;
  /** It follows the plan of these, whatever was on them when it was made. */
  readonly days: readonly PlainDate[];
  readonly revision: number;
  /** Of the patch that was turned down. */
  readonly keptPatch: string | null;
  readonly itemCount: number;
  readonly checkedCount: number;
  readonly toBuyCount: number;
};

export type ListWords = { readonly name: string; readonly description?: string | null | undefined; readonly status?: GroceryStatus };

/** To its end: what is at home needs no buying. */
export const isBought = ({ status, checkedCount, toBuyCount }: StoredList): boolean => status === 'approved' && checkedCount === toBuyCount;

export type GroceryStore = ReturnType<typeof makeGroceryStore>;

/** Every statement names the account, so that a list of somebody else's is "no such list", whatever id is asked for. */
export function makeGroceryStore(db: DatabaseHandle) {
  const listsOf = (householdId: HouseholdId) =>
    db.kysely
      .selectFrom('grocery_lists as list')
      .innerJoinLateral(
        (query) =>
          query
            .selectFrom('grocery_items as item')
            .whereRef('item.household_id', '=', 'list.household_id')
            .whereRef('item.list_id', '=', 'list.id')
            .where('item.removed_at', 'is', null)
            .select(({ fn }) => [
              fn.countAll<string>().as('item_count'),
              fn.countAll<string>().filterWhere('item.checked', '=', true).as('checked_count'),
              fn
                .countAll<string>()
                .filterWhere((where) => where.or([where('item.at_home', '=', false), where('item.checked', '=', true)]))
                .as('to_buy_count'),
            ])
            .as('counts'),
        (join) => join.onTrue(),
      )
      .select(LIST_COLUMNS.map((column) => `list.${column}` as const))
      .select(['counts.item_count', 'counts.checked_count', 'counts.to_buy_count'])
      .where('list.household_id', '=', householdId);

  const byId = prepareLookUp<{ householdId: HouseholdId; listId: string }>()((value) =>
    listsOf(value('householdId')).where('list.id', '=', value('listId')),
  );
  const newestFirst = prepareLookUp<{ householdId: HouseholdId }>()((value) =>
    listsOf(value('householdId')).orderBy('list.created_at', 'desc').orderBy('list.id'),
  );
  const findList = async (scope: HouseholdScope, listId: string): Promise<StoredList | undefined> => {
    if (!isUuid(listId)) return undefined;
    const [row] = await db.lookUp(byId({ householdId: scope.householdId, listId }));
    return row && toList(row);
  };

  return {
    ...makeListTrash(db),
    findList,

    /** Newest first. */
    async listLists(scope: HouseholdScope): Promise<readonly StoredList[]> {
      return (await db.lookUp(newestFirst({ householdId: scope.householdId }))).map(toList);
    },

    /**
     * Under a repeat key it is made once, as it was sent last. One that has items or other words by now, or that is somebody else's,
     * stays as it is, and a new one is made.
     */
    async createList(scope: Scope, list: ListToCreate, repeatKey: string = randomUUID()): Promise<StoredList> {
      const columns = {
        name: storableText(list.name),
        description: storableText(list.description),
        date_range: storableText(list.dateRange),
        meal_plans_included: toJsonb(list.mealPlansIncluded),
        days: toJsonb(listDays(list.mealPlansIncluded)),
        status: list.status,
      };
      const make = (id: string) =>
        db.kysely
          .insertInto('grocery_lists')
          .values({ id, household_id: scope.householdId, created_by: scope.userId, ...columns })
          .onConflict((made) =>
            made
              .column('id')
              .doUpdateSet(columns)
              .where('grocery_lists.household_id', '=', scope.householdId)
              .where('grocery_lists.revision', '=', 0),
          )
          .returning(LIST_COLUMNS)
          .executeTakeFirst();
      const row = (await make(repeatKey)) ?? (await make(randomUUID()))!;
      return toList({ ...row, item_count: '0', checked_count: '0', to_buy_count: '0' });
    },

    /** What is left out stays as it is. Undefined when there is no such list. */
    async updateList(scope: HouseholdScope, listId: string, { name, description, status }: ListWords): Promise<StoredList | undefined> {
      if (!isUuid(listId)) return undefined;
      const { numUpdatedRows } = await db.kysely
        .updateTable('grocery_lists')
        .set({
          name: storableText(name),
          ...(description === undefined ? {} : { description: storableText(description ?? '') }),
          ...(status === undefined ? {} : { status }),
          revision: sql<number>`revision + 1`,
          updated_at: sql<Date>`now()`,
        })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', listId)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await db.notify(LIST_CHANNEL, listId);
      return findList(scope, listId);
    },

    /** This patch is not wanted. */
    async keepPatch(scope: HouseholdScope, listId: GroceryListId, patchId: string): Promise<void> {
      await db.kysely
        .updateTable('grocery_lists')
        .set({ kept_patch: patchId })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', listId)
        .execute();
    },
  };
}

const listDays = (plans: readonly IncludedPlan[]): readonly PlainDate[] =>
  plans.flatMap(({ date }) => {
    const day = parsePlainDate(date);
    return day.ok ? [day.value] : [];
  });

/** All but what the last patch changed, which only taking it back looks at. */
const LIST_COLUMNS = [
  'id',
  'name',
  'description',
  'status',
  'date_range',
  'meal_plans_included',
  'created_at',
  'days',
  'revision',
  'kept_patch',
] as const;

type ListRow = Pick<Selectable<GroceryListsTable>, (typeof LIST_COLUMNS)[number]> & {
  readonly item_count: string;
  readonly checked_count: string;
  readonly to_buy_count: string;
};

function toList(row: ListRow): StoredList {
  return {
    id: row.id as GroceryListId,
    name: row.name,
    description: row.description,
    status: row.status,
    dateRange: row.date_range,
    mealPlansIncluded: row.meal_plans_included as readonly IncludedPlan[],
    createdAt: row.created_at,
    days: row.days as readonly PlainDate[],
    revision: row.revision,
    keptPatch: row.kept_patch,
    itemCount: Number(row.item_count),
    checkedCount: Number(row.checked_count),
    toBuyCount: Number(row.to_buy_count),
  };
}
