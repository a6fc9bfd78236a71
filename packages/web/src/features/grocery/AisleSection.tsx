import { useId } from 'react';
import { countChecked, type Aisle } from './model.ts';
import { ItemRow } from './ItemRow.tsx';
import type { Item } from './read-list.ts';
import { AISLE_LABELS, LIST_TEXTS } from './texts.ts';

type Props = {
  readonly aisle: Aisle;
  readonly onCheck: (ids: readonly string[], checked: boolean, how: 'one' | 'bulk') => void;
  readonly onRemove: (item: Item) => void;
};

const BULK =
  'min-h-11 rounded-full px-3 text-sm font-semibold text-primary hover:bg-primary-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60';

export function AisleSection({ aisle: { category, items }, onCheck, onRemove }: Props) {
  const id = useId();
  const unchecked = items.filter(({ checked }) => !checked).map((item) => item.id);
  const checked = items.filter((item) => item.checked).map((item) => item.id);
  return (
    <section aria-labelledby={id} data-category={category}>
      <div className="sticky top-16 z-10 -mx-2 flex items-center gap-1 border-b border-line bg-paper/95 px-2 py-1 backdrop-blur-sm lg:top-[4.5rem] print:static print:mx-0 print:break-after-avoid print:bg-transparent print:px-0">
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
            disabled={unchecked.length === 0}
            onClick={() => onCheck(unchecked, true, 'bulk')}
          >
            {LIST_TEXTS.checkAll}
          </button>
          <button
            type="button"
            aria-describedby={id}
            className={BULK}
            disabled={checked.length === 0}
            onClick={() => onCheck(checked, false, 'bulk')}
          >
            {LIST_TEXTS.uncheckAll}
          </button>
        </span>
      </div>
      <ul>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            onCheck={(isChecked) => onCheck([item.id], isChecked, 'one')}
            onRemove={() => onRemove(item)}
          />
        ))}
      </ul>
    </section>
  );
}
