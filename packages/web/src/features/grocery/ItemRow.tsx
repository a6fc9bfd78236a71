import { IconChevronDown, IconX } from '@tabler/icons-react';
import { memo, useContext, useId } from 'react';
import { isShopper } from '../../lib/household-role.ts';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import type { ItemActions } from './use-item-changes.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { describeSource } from './model.ts';
import type { Item } from './read-list.ts';
import { HasWeekdayTwice } from './shown-items.ts';
import { LIST_TEXTS } from './texts.ts';

/** All stay the same objects from one tick to the next, but the item that was ticked. */
export type ItemRowProps = {
  readonly item: Item;
  readonly isOpen: boolean;
  readonly actions: ItemActions;
  readonly onRemove: (item: Item) => void;
  readonly onToggle: (id: string) => void;
};

/** The whole row is the target: it is pressed with a thumb, while walking. A tick in a list of hundreds renders this row alone. */
export const ItemRow = memo(function ItemRow({ item, isOpen, actions, onRemove, onToggle }: ItemRowProps) {
  const detailsId = useId();
  const source = describeSource(item, { hasWeekdayTwice: useContext(HasWeekdayTwice) });

  return (
    <li
      className="grocery-row border-b border-line print:break-inside-avoid"
      data-item={item.id}
      data-checked={item.checked}
      data-at-home={item.atHome}
    >
      <div className="flex items-center">
        <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3.5 py-2 select-none print:min-h-0 print:items-baseline print:gap-1.5 print:py-px">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-primary print:size-2.5"
            checked={item.checked}
            onChange={(event) => actions.check([item.id], event.target.checked, 'one')}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline gap-x-2 print:gap-x-1">
              <span className={`grocery-name font-medium wrap-anywhere ${item.checked || item.atHome ? 'text-muted' : ''}`}>
                {item.ingredient}
              </span>{' '}
              {item.quantity !== '' && (
                <span className={`numbers ${item.checked || item.atHome ? 'text-muted' : 'text-primary'} print:text-ink`}>
                  {item.quantity}
                </span>
              )}
              {item.atHome && !item.checked && (
                <span className="rounded-full bg-butter px-2 text-xs font-medium text-ink print:bg-transparent print:px-0 print:text-[7pt]">
                  {LIST_TEXTS.atHomeBadge}
                </span>
              )}
            </span>
            {source !== '' && !item.checked && <span className="line-clamp-1 text-sm text-muted print:hidden">{source}</span>}
          </span>
        </label>
        <button
          type="button"
          aria-label={LIST_TEXTS.details(item.ingredient)}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          className={`${ICON_BUTTON_CLASS} size-12 print:hidden`}
          onClick={() => onToggle(item.id)}
        >
          <IconChevronDown className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        </button>
        {!isShopper() && (
          <button
            type="button"
            aria-label={LIST_TEXTS.remove(item.ingredient)}
            className={`${ICON_BUTTON_CLASS} size-12 print:hidden`}
            onClick={() => onRemove(item)}
          >
            <IconX className="size-5" aria-hidden />
          </button>
        )}
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <ItemDetails item={item} actions={actions} />}
      </div>
    </li>
  );
});
