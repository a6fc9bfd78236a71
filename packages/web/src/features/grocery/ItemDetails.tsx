import { type KeyboardEvent, useContext, useState } from 'react';
import { formatMeal } from '@larder/domain/grocery/format-sources.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from '@larder/domain/grocery/grocery-category.ts';
import { isShopper } from '../../lib/household-role.ts';
import { Button } from '../../ui/Button.tsx';
import type { ItemActions } from './use-item-changes.ts';
import type { Item } from './read-list.ts';
import { ShownItems } from './shown-items.ts';
import { AISLE_LABELS, LIST_TEXTS } from './texts.ts';

const FIELD = 'field min-h-12 w-full px-3';

/** Which meals it is for, and what can be said differently about it. */
export function ItemDetails({ item, actions }: { readonly item: Item; readonly actions: ItemActions }) {
  const items = useContext(ShownItems);
  const parts = item.key === null ? [] : items.filter(({ key }) => key === item.key);
  return (
    <div className="mb-4 ml-9.5 grid gap-4 rounded-xl bg-paper-deep p-4 text-sm print:hidden">
      {item.parts.length > 0 ? (
        <ul className="divide-y divide-line">
          {item.parts.map((part) => (
            <li key={`${part.day} ${part.slot} ${part.title}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                <span className="numbers font-medium">{formatMeal(part)}</span> <span className="text-muted">{part.title}</span>
              </span>
              <span className="numbers text-muted">{part.quantity}</span>
            </li>
          ))}
        </ul>
      ) : (
        item.source !== '' && <p>{item.source}</p>
      )}
      {!isShopper() && <ItemChanges item={item} parts={parts} actions={actions} />}
    </div>
  );
}

type ChangesProps = { readonly item: Item; readonly parts: readonly Item[]; readonly actions: ItemActions };

function ItemChanges({ item, parts, actions }: ChangesProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField key={item.quantity} quantity={item.quantity} onSave={(quantity) => actions.edit(item.id, { quantity })} />
        <label className="grid content-start gap-1 font-medium">
          {LIST_TEXTS.aisle}
          <select
            className={FIELD}
            value={item.category}
            onChange={(event) => actions.edit(item.id, { category: event.target.value as GroceryCategory })}
          >
            {GROCERY_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {AISLE_LABELS[category]}
              </option>
            ))}
          </select>
          <span className="font-normal text-muted">{LIST_TEXTS.aisleHint}</span>
        </label>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-12 cursor-pointer items-center gap-2.5 font-medium">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={item.atHome}
            onChange={(event) => actions.edit(item.id, { atHome: event.target.checked })}
          />
          {LIST_TEXTS.atHome}
        </label>
        {item.parts.length > 1 && (
          <Button look="secondary" className="min-h-12" onClick={() => actions.split(item)}>
            {LIST_TEXTS.split}
          </Button>
        )}
        {parts.length > 1 && (
          <Button look="secondary" className="min-h-12" onClick={() => actions.merge(parts)}>
            {LIST_TEXTS.merge}
          </Button>
        )}
      </div>
    </>
  );
}

/** Enter and leaving it save, Escape does not. It may be empty: "as much as it takes". */
function AmountField({ quantity, onSave }: { readonly quantity: string; readonly onSave: (quantity: string) => void }) {
  const [draft, setDraft] = useState(quantity);
  const save = () => {
    if (draft.trim() !== quantity) onSave(draft.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDraft(quantity);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
  };
  return (
    <label className="grid content-start gap-1 font-medium">
      {LIST_TEXTS.amount}
      <input
        className={`${FIELD} numbers`}
        maxLength={200}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </label>
  );
}
