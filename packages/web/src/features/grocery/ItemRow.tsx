import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import type { Item } from './read-list.ts';
import { LIST_TEXTS } from './texts.ts';

type Props = { readonly item: Item; readonly onCheck: (checked: boolean) => void; readonly onRemove: () => void };

/** The whole row is the target: it is pressed with a thumb, while walking. */
export function ItemRow({ item, onCheck, onRemove }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);

  // A checked row moves below the others, and a node that moves loses the keyboard's place.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  });

  return (
    <li className="grocery-row flex items-center border-b border-line print:break-inside-avoid" data-checked={item.checked}>
      <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3.5 py-2 select-none print:min-h-0 print:gap-1.5 print:py-0.5">
        <input
          ref={box}
          type="checkbox"
          className="size-6 shrink-0 accent-primary print:size-3"
          checked={item.checked}
          onChange={(event) => {
            hadFocus.current = document.activeElement === event.target;
            onCheck(event.target.checked);
          }}
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className={`grocery-name font-medium break-words ${item.checked ? 'text-muted' : ''}`}>{item.ingredient}</span>{' '}
            {item.quantity !== '' && (
              <span className={`numbers ${item.checked ? 'text-muted' : 'text-primary'} print:text-ink`}>{item.quantity}</span>
            )}
            {item.isStaple && !item.checked && (
              <span className="rounded-full bg-butter px-2 text-xs font-medium text-ink print:hidden">{LIST_TEXTS.staple}</span>
            )}
          </span>
          {item.source !== '' && !item.checked && <span className="line-clamp-2 text-sm text-muted print:hidden">{item.source}</span>}
        </span>
      </label>
      <button
        type="button"
        aria-label={LIST_TEXTS.remove(item.ingredient)}
        className={`${ICON_BUTTON_CLASS} size-12 print:hidden`}
        onClick={onRemove}
      >
        <IconX className="size-5" aria-hidden />
      </button>
    </li>
  );
}
