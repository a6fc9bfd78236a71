import type { ItemPart } from '@larder/domain/grocery/write-list.ts';
import type { ColumnType, Generated } from 'kysely';
import type { JsonbWithDefault } from './jsonb.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type TouchedAt = ColumnType<Date, Date | undefined, Date>;

export type GroceryListsTable = {
  readonly id: string;
  readonly household_id: string;
  readonly created_by: string | null;
  readonly name: string;
  readonly description: Generated<string>;
  readonly status: Generated<'draft' | 'approved'>;
  readonly date_range: Generated<string>;
  readonly meal_plans_included: JsonbWithDefault;
  readonly days: JsonbWithDefault;
  readonly revision: Generated<number>;
  readonly kept_patch: string | null;
  readonly last_patch: ColumnType<unknown, string | null | undefined, string | null>;
  readonly created_at: CreatedAt;
  readonly updated_at: TouchedAt;
};

export type GroceryItemsTable = {
  readonly id: string;
  readonly household_id: string;
  readonly list_id: string;
  readonly position: number;
  readonly ingredient: string;
  readonly quantity: Generated<string>;
  readonly category: Generated<'produce' | 'meat' | 'dairy' | 'pantry'>;
  readonly source: Generated<string>;
  readonly checked: Generated<boolean>;
  readonly is_staple: Generated<boolean>;
  readonly at_home: Generated<boolean>;
  readonly plan_key: string | null;
  readonly parts: JsonbWithDefault<readonly ItemPart[]>;
  readonly written: ColumnType<unknown, string | null, string | null>;
  readonly counterpart: ColumnType<unknown, string | null | undefined, string | null>;
  readonly revision: Generated<number>;
  readonly removed_at: Date | null;
  readonly stamps: JsonbWithDefault;
  readonly created_at: CreatedAt;
  readonly updated_at: TouchedAt;
};

export type GroceryOpsTable = {
  readonly household_id: string;
  readonly op_id: string;
  readonly received_at: CreatedAt;
};

export type GroceryPlacesTable = {
  readonly household_id: string;
  readonly key: string;
  readonly category: 'produce' | 'meat' | 'dairy' | 'pantry';
};

export type GroceryTicksTable = {
  readonly household_id: string;
  readonly list_id: string;
  readonly key: string;
  readonly ticked_at: Date;
};

export type InstacartExportsTable = {
  readonly id: string;
  readonly household_id: string;
  readonly list_id: string;
  readonly instacart_url: string;
  readonly content_hash: string | null;
  readonly created_at: CreatedAt;
  readonly expires_at: Date | null;
};
