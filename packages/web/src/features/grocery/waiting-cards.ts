import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { showPending } from '@larder/domain/grocery/pending-op.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { type ItemOp, openItemOutbox } from './open-item-outbox.ts';
import { countChecked } from './model.ts';
import { keptListQuery, LISTS_KEY } from './queries.ts';
import { isBuyable, type Item, type ListCard, makeTypedItem } from './read-list.ts';

export type WaitingCard = { readonly card: ListCard; readonly waiting: number };

/** The lists as the person left them: what the server does not know yet is counted in, and how many changes that are. */
export function useWaitingCards(cards: readonly ListCard[], userId: string): readonly WaitingCard[] {
  const outbox = openItemOutbox(userId);
  const ops = useSyncExternalStore(outbox.subscribe, outbox.list);
  const isStuck = useSyncExternalStore(outbox.subscribe, outbox.isStuck);
  const isOnline = useIsOnline();
  useReadAnewOnceSent(ops.length);
  const ids = [...new Set(ops.map(({ listId }) => listId))];
  const kept = useQueries({ queries: ids.map((id) => keptListQuery(userId, id)) });
  const itemsOf = new Map(ids.map((id, at) => [id, kept[at]?.data?.items ?? []]));
  return cards.map((card) => {
    const ofList = ops.filter(({ listId }) => listId === card.id);
    if (ofList.length === 0) return { card, waiting: 0 };
    return { card: countIn(card, itemsOf.get(card.id) ?? [], ofList), waiting: isStuck || !isOnline ? ofList.length : 0 };
  });
}

/** By the difference they make, since the card may know more of the list than this device does. */
function countIn(card: ListCard, items: readonly Item[], ops: readonly ItemOp[]): ListCard {
  const left = showPending(items, ops, makeTypedItem);
  return {
    ...card,
    itemCount: card.itemCount + left.length - items.length,
    checkedCount: card.checkedCount + countChecked(left) - countChecked(items),
    toBuyCount: card.toBuyCount + left.filter(isBuyable).length - items.filter(isBuyable).length,
  };
}

function useReadAnewOnceSent(waiting: number): void {
  const queryClient = useQueryClient();
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current > 0 && waiting === 0) void queryClient.invalidateQueries({ queryKey: LISTS_KEY });
    before.current = waiting;
  }, [queryClient, waiting]);
}
