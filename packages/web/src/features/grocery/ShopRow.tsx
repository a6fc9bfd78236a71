import { memo } from 'react';
import { isShopper } from '../../lib/household-role.ts';
import type { ItemActions } from './use-item-changes.ts';
import type { Item } from './read-list.ts';
import { useSwipeAway } from './use-swipe-away.ts';

type Props = {
  readonly item: Item;
  readonly actions: ItemActions;
  readonly onRemove: (item: Item) => void;
  /** Just added: it is shown where it went. */
  readonly isNew: boolean;
};

/** The whole row is the tick, and there is nothing else on it to hit. */
export const ShopRow = memo(function ShopRow({ item, actions, onRemove, isNew }: Props) {
  const { by, handlers } = useSwipeAway(() => onRemove(item));
  const isQuiet = item.checked || item.atHome;
  return (
    <li
      ref={isNew ? showNew : undefined}
      className={`grocery-row shop-row border-b border-line ${isNew ? 'shop-row-new' : ''}`}
      data-item={item.id}
      data-checked={item.checked}
    >
      <label
        className="flex min-h-14 cursor-pointer touch-pan-y items-center gap-3.5 py-2 select-none"
        style={{ translate: `${by}px`, opacity: by === 0 ? 1 : 0.6 }}
        {...(!isShopper() && handlers)}
      >
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-primary"
          checked={item.checked}
          onChange={(event) => actions.check([item.id], event.target.checked, 'one')}
        />
        <span className={`grocery-name min-w-0 font-medium wrap-anywhere ${isQuiet ? 'text-muted' : ''}`}>{item.ingredient}</span>
        <span className={`numbers ml-auto max-w-[45%] pl-3 text-right wrap-anywhere ${isQuiet ? 'text-muted' : 'text-primary'}`}>
          {item.quantity}
        </span>
      </label>
    </li>
  );
});

const showNew = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: 'center', behavior: 'smooth' });
