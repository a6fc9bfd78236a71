import type { StampedItem } from '@larder/domain/grocery/grocery-op.ts';
import type { Written } from '@larder/domain/grocery/list-patch.ts';
import type { ItemPart } from '@larder/domain/grocery/write-list.ts';

/** Of a part: the line as it stood before it was split. A patch of the plan keeps it up to date. */
export type Whole = {
  readonly type: 'whole';
  readonly quantity: string;
  readonly written: Written | null;
  readonly parts: readonly ItemPart[];
};

/** Of a merged line: its first part as it stood, the parts that the merge took away, and those that a hand had removed before. */
export type Parts = {
  readonly type: 'parts';
  readonly first: LineState;
  readonly otherIds: readonly string[];
  readonly removedIds: readonly string[];
};

export type Counterpart = Whole | Parts;

/** What a split or a merge changes of an item. */
export type LineState = Pick<StampedItem, 'quantity' | 'checked' | 'atHome' | 'stamps'> & {
  readonly source: string;
  readonly parts: readonly ItemPart[];
  readonly written: Written | null;
  readonly counterpart: Counterpart | null;
};
