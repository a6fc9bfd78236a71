import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';

type Props = { readonly plans: readonly SavedPlan[]; readonly renderCard: (plan: SavedPlan) => ReactNode; readonly onNearEnd: () => void };

/** Up to here every card is in the page, where the browser's own search and a printer find it. */
const ALL_IN_PAGE = 60;

export function PlanGrid(props: Props) {
  return (
    <>
      {props.plans.length > ALL_IN_PAGE ? <LongGrid {...props} /> : <WholeGrid {...props} />}
      <NearEnd key={props.plans.length} onNearEnd={props.onNearEnd} />
    </>
  );
}

function WholeGrid({ plans, renderCard }: Props) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          {renderCard(plan)}
        </li>
      ))}
    </ul>
  );
}

/** As the classes of the grid above say; Tailwind's `sm` and `xl`. */
const COLUMNS = [
  { from: '(min-width: 80rem)', count: 3 },
  { from: '(min-width: 40rem)', count: 2 },
] as const;
const USUAL_ROW_PX = 400;
const ROWS_AROUND = 3;

/** Only the rows near the screen are in the page. */
function LongGrid({ plans, renderCard }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [columns]);
  // oxlint-disable-next-line react/incompatible-library -- one changing object: the compiler leaves this component as it is, which is what it needs
  const rows = useWindowVirtualizer({
    count: Math.ceil(plans.length / columns),
    estimateSize: () => USUAL_ROW_PX,
    getItemKey: (row) => `${columns} ${plans[row * columns]?.id}`,
    overscan: ROWS_AROUND,
    scrollMargin: top,
    gap: 20,
  });
  return (
    <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          // Each row is a list item of its own kind: the cards in it are the items.
          role="presentation"
          className="absolute inset-x-0 top-0 grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {plans.slice(index * columns, (index + 1) * columns).map((plan, column) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of the grid stands between the list and its items
            <div key={plan.id} role="listitem" aria-setsize={plans.length} aria-posinset={index * columns + column + 1} className="grid">
              {renderCard(plan)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

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
