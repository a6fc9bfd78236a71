import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';

type Props = {
  readonly plans: readonly SavedPlan[];
  /** How many there will be when all are loaded. */
  readonly total: number;
  readonly renderCard: (plan: SavedPlan) => ReactNode;
  readonly onNearEnd: () => void;
};

/** Up to here every card is in the page, where the browser's own search and a printer find it. */
const ALL_IN_PAGE = 60;

export function PlanGrid(props: Props) {
  // A dialog that closes and a button that goes are drawn first: a card more or less moves all others.
  const plans = useDeferredValue(props.plans);
  return (
    <>
      <Cards {...props} plans={plans} />
      <NearEnd key={plans.length} onNearEnd={props.onNearEnd} />
    </>
  );
}

/** As the list's classes say; Tailwind's `sm` and `xl`. */
const COLUMNS = [
  { from: '(min-width: 80rem)', count: 3 },
  { from: '(min-width: 40rem)', count: 2 },
] as const;
const GAP_PX = 20;
/** A card as it is with the browser's own size of type; another is measured. */
const USUAL_ROW_PX = 492;
const ROWS_AROUND = 1;

/** Of many, only the rows near the screen are in the page. The cards are one list, so that one that moves to another row stays the same card. */
function Cards({ plans, total, renderCard }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [columns]);
  // oxlint-disable-next-line react/incompatible-library -- one changing object: the compiler leaves this component as it is, which is what it needs
  const rows = useWindowVirtualizer({
    count: Math.ceil(plans.length / columns),
    estimateSize: () => USUAL_ROW_PX,
    getItemKey: (row) => `${columns} ${row}`,
    overscan: total > ALL_IN_PAGE ? ROWS_AROUND : ALL_IN_PAGE,
    scrollMargin: top,
    gap: GAP_PX,
  });
  const [heightRef] = useState(() => makeHeightRef((row, px) => rows.resizeItem(row, px)));
  const shown = rows.getVirtualItems();
  const from = (shown[0]?.index ?? 0) * columns;
  const to = ((shown.at(-1)?.index ?? -1) + 1) * columns;
  return (
    <ul
      ref={list}
      className="grid content-start gap-5 sm:grid-cols-2 xl:grid-cols-3"
      style={{ height: rows.getTotalSize(), paddingTop: (shown[0]?.start ?? top) - top }}
    >
      {plans.slice(from, to).map((plan, at) => (
        <li
          key={plan.id}
          ref={heightRef}
          data-row={Math.floor((from + at) / columns)}
          aria-setsize={plans.length}
          aria-posinset={from + at + 1}
          // A card that offers days is taller than its neighbours, which are not to gape for it.
          className="grid items-start"
        >
          {renderCard(plan)}
        </li>
      ))}
    </ul>
  );
}

/** A ref that tells how tall a card is, and its row with it, when it comes and when it changes. */
const makeHeightRef = (tell: (row: number, px: number) => void) => (card: HTMLLIElement) => {
  const observer = new ResizeObserver(([entry]) => tell(Number(card.dataset['row']), entry?.borderBoxSize[0]?.blockSize ?? USUAL_ROW_PX));
  observer.observe(card);
  return () => observer.disconnect();
};

/** Early enough that the next page is there before the last card is. */
const AHEAD = { rootMargin: '1200px' } as const;

/** Mounted anew for each length: an end that stays in view asks again. */
function NearEnd({ onNearEnd }: { readonly onNearEnd: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    }, AHEAD);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} aria-hidden="true" />;
}

function useColumns(): number {
  return useSyncExternalStore(subscribeToWidth, readColumns);
}

const readColumns = (): number => COLUMNS.find(({ from }) => matchMedia(from).matches)?.count ?? 1;

function subscribeToWidth(listener: () => void): () => void {
  const widths = COLUMNS.map(({ from }) => matchMedia(from));
  for (const width of widths) width.addEventListener('change', listener);
  return () => {
    for (const width of widths) width.removeEventListener('change', listener);
  };
}
