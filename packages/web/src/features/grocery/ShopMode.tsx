import { useCallback, useEffect, useRef, useState } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import { afterPaint } from '../../lib/after-paint.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { Button } from '../../ui/Button.tsx';
import { coverPage } from '../../ui/back-closes-dialogs.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AddItem } from './AddItem.tsx';
import type { ItemActions } from './use-item-changes.ts';
import { ListAgainst } from './ListAgainst.tsx';
import { ListActions } from './ListActions.tsx';
import { ListEnd } from './ListEnd.tsx';
import { groupByAisle } from './model.ts';
import type { Item, List } from './read-list.ts';
import { aisleId, ShopHead } from './ShopHead.tsx';
import { sortForShop } from './use-shop-mode.ts';
import { ShopRow } from './ShopRow.tsx';
import { AISLE_LABELS, LIST_TEXTS, SHOP_TEXTS } from './texts.ts';

type Props = {
  readonly list: List;
  readonly userId: string;
  readonly draftOf: string;
  readonly actions: ItemActions;
  /** Changes that wait for a connection, in words. */
  readonly notice: string | undefined;
  readonly onCheckAll: (checked: boolean) => void;
  readonly onLeave: () => void;
};

/** The list in a shop: what is to buy, in the order of the shelves, under one thumb. Everything else is one press away. */
export function ShopMode({ list, userId, draftOf, actions, notice, onCheckAll, onLeave }: Props) {
  const { toBuy, atHome, bought } = sortForShop(list.items);
  const aisles = groupByAisle(toBuy);
  const { newId, add } = useNewItem(list.items, actions.add);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const latestItems = useRef(list.items);
  useEffect(() => {
    latestItems.current = list.items;
  });
  const onRemove = useCallback(
    (item: Item) =>
      actions.remove(
        item,
        latestItems.current.findIndex(({ id }) => id === item.id),
      ),
    [actions],
  );
  useWakeLock(true);
  const latestLeave = useRef(onLeave);
  useEffect(() => {
    latestLeave.current = onLeave;
  });
  // Back leads to the whole list that lies beneath, as it does from a dialog.
  useEffect(() => coverPage({ close: () => latestLeave.current }), []);
  const row = (item: Item) => <ShopRow key={item.id} item={item} actions={actions} onRemove={onRemove} isNew={item.id === newId} />;

  return (
    <div className="page max-w-3xl pb-10 wrap-anywhere">
      <ShopHead name={list.name} bought={bought} all={toBuy.length} aisles={aisles} onMenu={() => setIsMenuOpen(true)} onLeave={onLeave} />
      <output className="contents">
        {notice !== undefined && <span className="mt-3 block rounded-xl bg-butter px-4 py-3 text-sm text-ink">{notice}</span>}
      </output>
      <ListAgainst list={list} userId={userId} />
      {toBuy.length > 0 && bought === toBuy.length && (
        <div className="rise grid justify-items-center gap-2 py-8 text-center">
          <StillLife className="w-44" />
          <p className="display text-2xl">{SHOP_TEXTS.done}</p>
          <p className="text-muted">{SHOP_TEXTS.doneText}</p>
        </div>
      )}
      {aisles.map(({ category, items }) => (
        <section key={category} id={aisleId(category)} aria-labelledby={`${aisleId(category)}-name`} className="shop-aisle pt-4">
          <h2 id={`${aisleId(category)}-name`} className="display border-b border-line pb-1 text-lg">
            {AISLE_LABELS[category]}
          </h2>
          <ul>{items.map(row)}</ul>
        </section>
      ))}
      {atHome.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-12 content-center font-semibold">{SHOP_TEXTS.atHome(atHome.length)}</summary>
          <ul>{atHome.map(row)}</ul>
        </details>
      )}
      <div className="shop-add foot-bar">
        <AddItem draftOf={draftOf} onAdd={add} />
      </div>
      {isMenuOpen && (
        <Dialog title={list.name} onClose={() => setIsMenuOpen(false)}>
          <ListActions
            list={list}
            onCheckAll={onCheckAll}
            // On paper the list is the whole one.
            onPrint={() => {
              onLeave();
              afterPaint(() => window.print());
            }}
          />
          <ListEnd list={list} />
          <div className="mt-6 flex flex-wrap justify-between gap-2">
            <Button look="quiet" className="-ml-5" onClick={onLeave}>
              {SHOP_TEXTS.leave}
            </Button>
            <Button look="secondary" onClick={() => setIsMenuOpen(false)}>
              {LIST_TEXTS.notConfigured.close}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The line that was added here last. Another's is not shown so: the list would move under the finger of who is ticking. */
function useNewItem(items: readonly Item[], onAdd: (line: string) => void) {
  const known = useRef<ReadonlySet<string>>(undefined);
  const isAwaited = useRef(false);
  const [newId, setNewId] = useState<string>();
  useEffect(() => {
    const before = known.current;
    known.current = new Set(items.map(({ id }) => id));
    const added = before && isAwaited.current && items.findLast(({ id, key }) => key === null && !before.has(id));
    if (!added) return;
    isAwaited.current = false;
    setNewId(added.id);
  }, [items]);
  const add = (line: string): void => {
    isAwaited.current = true;
    onAdd(line);
  };
  return { newId, add };
}
