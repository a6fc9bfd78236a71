import { memo, useId } from 'react';
import { type Aisle, countChecked, isSameAisle } from './model.ts';
import { ItemRow, type ItemRowProps } from './ItemRow.tsx';
import { AISLE_LABELS, LIST_TEXTS } from './texts.ts';

type Props = { readonly aisle: Aisle } & Pick<ItemRowProps, 'actions' | 'onRemove'>;

const BULK =
  'min-h-12 rounded-full px-3 text-sm font-semibold text-primary hover:bg-primary-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60';

/** Drawn again only where something on it has changed: a tick concerns one aisle of four. */
export const AisleSection = memo(function AisleSection({ aisle: { category, items }, actions, onRemove }: Props) {
  const id = useId();
  const unchecked = items.filter(({ checked }) => !checked).map((item) => item.id);
  const checked = items.filter((item) => item.checked).map((item) => item.id);
  return (
    <section aria-labelledby={id} data-category={category}>
      <div className="grocery-aisle sticky top-16 z-10 -mx-2 flex items-center gap-1 border-b border-line bg-paper px-2 py-1 lg:top-[4.5rem] print:static print:mx-0 print:bg-transparent print:px-0">
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
            onClick={() => actions.check(unchecked, true, 'bulk')}
          >
            {LIST_TEXTS.checkAll}
          </button>
          <button
            type="button"
            aria-describedby={id}
            className={BULK}
            disabled={checked.length === 0}
            onClick={() => actions.check(checked, false, 'bulk')}
          >
            {LIST_TEXTS.uncheckAll}
          </button>
        </span>
      </div>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} actions={actions} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}, isSameSection);

function isSameSection(before: Props, after: Props): boolean {
  return before.actions === after.actions && before.onRemove === after.onRemove && isSameAisle(before.aisle, after.aisle);
}
