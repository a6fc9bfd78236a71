import type { ItemFields, StampedItem } from '@larder/domain/grocery/grocery-op.ts';
import type { ItemPart } from '@larder/domain/grocery/write-list.ts';
import type { HouseholdId } from '../../db/scope.ts';
import type { Written } from '@larder/domain/grocery/list-patch.ts';
import type { Counterpart } from './counterpart-row.ts';

export type ItemToAdd = ItemFields & {
  /** Made by the caller who may send it twice. */
  readonly id?: string | undefined;
  readonly source: string;
  readonly isStaple: boolean;
  readonly planKey: string | null;
  readonly parts: readonly ItemPart[];
};

export type StoredItem = StampedItem &
  Omit<ItemToAdd, 'id'> & {
    readonly id: string;
    readonly householdId: HouseholdId;
    readonly listId: string;
    readonly position: number;
    readonly written: Written | null;
    readonly counterpart: Counterpart | null;
    readonly isRemoved: boolean;
  };
