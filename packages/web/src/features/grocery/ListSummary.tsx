import { formatDate } from './model.ts';
import { Progress } from './Progress.tsx';
import type { List } from './read-list.ts';
import { sortForShop } from './use-shop-mode.ts';
import { GROCERY_TEXTS, LIST_TEXTS } from './texts.ts';

type Props = { readonly list: List; readonly checked: number; readonly waiting: number; readonly isOnline: boolean };

export function ListSummary({ list, checked, waiting, isOnline }: Props) {
  const all = list.items.length;
  // What is at home needs no buying: with all else in the cart, the ring is full.
  const { toBuy, atHome, bought } = sortForShop(list.items);
  return (
    <section aria-label={LIST_TEXTS.summary} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Progress look="ring" checked={bought} all={toBuy.length} className="size-16 shrink-0 print:hidden" />
      <div className="min-w-0 flex-1">
        {/* Its own live region: the counts are read out as they change. */}
        <p className="numbers text-lg font-semibold" aria-live="polite">
          {GROCERY_TEXTS.items(all)}, {GROCERY_TEXTS.checked(checked)}
        </p>
        {atHome.length > 0 && <p className="numbers text-sm">{GROCERY_TEXTS.toBuy({ toBuy: toBuy.length, atHome: atHome.length })}</p>}
        <p className="numbers flex flex-wrap gap-x-3 text-sm text-muted">
          {list.dateRange !== '' && <span>{list.dateRange}</span>}{' '}
          {list.createdAt !== '' && <span>{GROCERY_TEXTS.created(formatDate(list.createdAt))}</span>}
        </p>
      </div>
      <output className="contents print:hidden">
        {(!isOnline || waiting > 0) && (
          <span className="block w-full rounded-xl bg-butter px-4 py-3 text-sm text-ink print:hidden">
            {isOnline ? LIST_TEXTS.waiting(waiting) : LIST_TEXTS.offline}
          </span>
        )}
      </output>
    </section>
  );
}
