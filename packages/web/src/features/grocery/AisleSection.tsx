import { type ChangeEvent, memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Aisle, countChecked, isSameAisle } from './model.ts';
import { ItemRow, type ItemRowProps } from './ItemRow.tsx';
import type { Item } from './read-list.ts';
import { AISLE_LABELS, LIST_TEXTS } from './texts.ts';

type Props = { readonly aisle: Aisle } & Pick<ItemRowProps, 'actions' | 'onRemove'>;

const BULK =
  'min-h-12 rounded-full px-2 text-sm sm:px-3 font-semibold text-primary hover:bg-primary-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60';

/** Drawn again only where something on it has changed: a tick concerns one aisle of four. */
export const AisleSection = memo(function AisleSection({ aisle: { category, items }, actions, onRemove }: Props) {
  const id = useId();
  const { listRef, keepFocus } = useFocusThatMoves();
  const open = items.filter((item) => !item.checked);
  const checked = items.filter((item) => item.checked);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = useCallback((itemId: string) => {
    setOpened((before) => (before.includes(itemId) ? before.filter((other) => other !== itemId) : [...before, itemId]));
  }, []);
  const row = (item: Item) => (
    <ItemRow key={item.id} item={item} isOpen={opened.includes(item.id)} actions={actions} onRemove={onRemove} onToggle={toggle} />
  );
  return (
    <section aria-labelledby={id} data-category={category}>
      <div className="grocery-aisle sticky top-(--header-height) z-10 -mx-2 flex items-center gap-1 border-b tight:flex-wrap border-line bg-paper px-2 py-1 print:static print:mx-0 print:bg-transparent print:px-0">
        <h2 id={id} className="display flex-1 text-xl print:text-base">
          {AISLE_LABELS[category]}
          <span className="numbers ml-2 font-sans text-sm font-normal text-muted print:hidden" aria-hidden>
            {countChecked(items)}/{items.length}
          </span>
        </h2>
        <span className="flex shrink-0 print:hidden">
          <button
            type="button"
            aria-describedby={id}
            className={BULK}
            disabled={open.length === 0}
            onClick={() => actions.check(idsOf(open), true, 'bulk')}
          >
            {LIST_TEXTS.checkAll}
          </button>
          <button
            type="button"
            aria-describedby={id}
            className={BULK}
            disabled={checked.length === 0}
            onClick={() => actions.check(idsOf(checked), false, 'bulk')}
          >
            {LIST_TEXTS.uncheckAll}
          </button>
        </span>
      </div>
      {/* Two arrays and not one: React moves a row that goes up in an array by moving every row behind it. */}
      <ul ref={listRef} onChange={keepFocus}>
        {open.map(row)}
        {checked.map(row)}
      </ul>
    </section>
  );
}, isSameSection);

function isSameSection(before: Props, after: Props): boolean {
  return before.actions === after.actions && before.onRemove === after.onRemove && isSameAisle(before.aisle, after.aisle);
}

const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id);

/** A row that is ticked or taken back is made anew in the other half. Whoever ticks by keyboard goes along with it. */
function useFocusThatMoves() {
  const listRef = useRef<HTMLUListElement>(null);
  const ticked = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (ticked.current === undefined) return;
    listRef.current?.querySelector<HTMLElement>(`[data-item="${ticked.current}"] input`)?.focus();
    ticked.current = undefined;
  });
  const keepFocus = ({ target }: ChangeEvent<HTMLElement>): void => {
    if (target.matches('[type=checkbox]:focus-visible')) ticked.current = target.closest('li')?.dataset['item'];
  };
  return { listRef, keepFocus };
}
