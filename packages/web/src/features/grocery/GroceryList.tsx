import { focusBeside } from '../../lib/focus-beside.ts';
import { hasWeekdayTwice } from '@larder/domain/grocery/format-sources.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconBasket } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import { afterPaint } from '../../lib/after-paint.ts';
import { isShopper } from '../../lib/household-role.ts';
import { keepForOffline } from '../../lib/offline/keep-for-offline.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AddItem } from './AddItem.tsx';
import { AisleSection } from './AisleSection.tsx';
import { ExportHistory } from './ExportHistory.tsx';
import { IncludedPlans } from './IncludedPlans.tsx';
import { useItemChanges } from './use-item-changes.ts';
import { useLiveList } from './live-list.ts';
import { ListAgainst } from './ListAgainst.tsx';
import { ListActions } from './ListActions.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ListHeading } from './ListHeading.tsx';
import { ListSummary } from './ListSummary.tsx';
import { ListsNotLoaded } from './ListsNotLoaded.tsx';
import { countChecked, groupByAisle } from './model.ts';
import { PatchBanner } from './PatchBanner.tsx';
import { listQuery } from './queries.ts';
import type { Item, List } from './read-list.ts';
import { HasWeekdayTwice, ShownItems } from './shown-items.ts';
import { ShopMode } from './ShopMode.tsx';
import { useShopMode } from './use-shop-mode.ts';
import { GROCERY_TEXTS, LIST_TEXTS, SHOP_TEXTS } from './texts.ts';

/** What fits on a page of either format in letters that are read at arm's length. */
const MOST_PRINTED_LARGE = 60;

type Props = {
  readonly listId: string;
  readonly userId: string;
  /** What else can be done with it, under the whole list, where there is one. */
  readonly children?: ReactNode;
};

export function GroceryList({ listId, userId, children }: Props) {
  const { data: list, error, isFetching, refetch } = useQuery(listQuery(userId, listId));
  if (list && !isGone(error)) {
    return (
      <>
        <PageTitle>{list.name}</PageTitle>
        <ShownList list={list} userId={userId}>
          {children}
        </ShownList>
      </>
    );
  }
  return (
    <>
      <PageTitle>{GROCERY_TEXTS.title}</PageTitle>
      {error && !isFetching ? <ListNotLoaded error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
    </>
  );
}

type ShownProps = Pick<Props, 'userId' | 'children'> & { readonly list: List };

function ShownList({ list: stored, userId, children }: ShownProps) {
  const { items, waiting, actions } = useItemChanges(stored, userId);
  useLiveList(stored.id, userId);
  const [asked, setAsked] = useState<Item>();
  const { isShopping, setShopping } = useShopMode();
  const isOnline = useIsOnline();
  const list = { ...stored, items };
  const draftOf = `${userId}.${stored.id}`;
  useEffect(keepForOffline, []);

  const checkAll = (checked: boolean): void =>
    actions.check(
      items.filter((item) => item.checked !== checked).map(({ id }) => id),
      checked,
      'bulk',
    );
  if (isShopping && items.length > 0) {
    const notice = !isOnline ? LIST_TEXTS.offline : waiting > 0 ? LIST_TEXTS.waiting(waiting) : undefined;
    return (
      <ShopMode
        list={list}
        userId={userId}
        draftOf={draftOf}
        actions={actions}
        notice={notice}
        onCheckAll={checkAll}
        onLeave={() => setShopping(false)}
      />
    );
  }
  return (
    <>
      <div className="page max-w-3xl py-6 wrap-anywhere sm:py-10 print:max-w-none print:p-0">
        <ListHeading list={list} />
        <ListSummary list={list} checked={countChecked(items)} waiting={waiting} isOnline={isOnline} />
        <ListAgainst list={list} userId={userId} />
        {!isShopper() && <PatchBanner listId={list.id} />}
        {items.length > 0 && (
          <Button className="mt-5 min-h-12 w-full sm:w-auto sm:px-10 print:hidden" onClick={() => setShopping(true)}>
            <IconBasket className="size-5" aria-hidden />
            {SHOP_TEXTS.start}
          </Button>
        )}
        <ListActions list={list} onCheckAll={checkAll} />
        <div className="mt-5">
          <AddItem draftOf={draftOf} onAdd={actions.add} isSaid />
        </div>
        {items.length === 0 ? (
          <div className="grid justify-items-center gap-3 py-16 text-center">
            <StillLife />
            <p className="display text-2xl">{LIST_TEXTS.empty}</p>
            <p className="max-w-md text-muted">{LIST_TEXTS.emptyText}</p>
          </div>
        ) : (
          <ShownItems value={items}>
            <HasWeekdayTwice value={hasWeekdayTwice(items.flatMap(({ parts }) => parts))}>
              <div className="grocery-sheet mt-6 grid gap-7" data-long={items.length > MOST_PRINTED_LARGE || undefined}>
                {groupByAisle(items).map((aisle) => (
                  <AisleSection key={aisle.category} aisle={aisle} actions={actions} onRemove={setAsked} />
                ))}
              </div>
            </HasWeekdayTwice>
          </ShownItems>
        )}
        <ListEnd list={list} />
        {!isShopper() && (
          <div className="mt-8 grid gap-4 print:hidden">
            <IncludedPlans plans={list.plans} />
            <ExportHistory listId={list.id} />
          </div>
        )}
        {asked && (
          <ConfirmDialog
            title={LIST_TEXTS.confirmRemove.title}
            text={LIST_TEXTS.confirmRemove.text(asked.ingredient)}
            confirmLabel={LIST_TEXTS.confirmRemove.confirm}
            tone="danger"
            onCancel={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined);
              // First the dialog gives the focus back to what goes with the row.
              afterPaint(() => {
                focusBeside(document.querySelectorAll('li[data-item]'), (row) => row.dataset['item'] === asked.id, 'input');
                actions.remove(
                  asked,
                  items.findIndex(({ id }) => id === asked.id),
                );
              });
            }}
          />
        )}
      </div>
      {children}
    </>
  );
}

function ListNotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isMissing = isGone(error);
  const back = (
    <Link to={PATHS.groceryLists} className={buttonClass(isMissing ? 'primary' : 'secondary')}>
      {GROCERY_TEXTS.title}
    </Link>
  );
  if (!isMissing) return <ListsNotLoaded {...{ error, onRetry }}>{back}</ListsNotLoaded>;
  return (
    <PageMessage role="alert" title={LIST_TEXTS.notFound} text={LIST_TEXTS.notFoundText} picture={<StillLife />}>
      {back}
    </PageMessage>
  );
}

function ListSkeleton() {
  return (
    <div className="page min-h-dvh max-w-3xl py-10" aria-busy="true">
      <div aria-hidden="true">
        <div className="skeleton h-10 w-2/3" />
        <div className="skeleton mt-6 h-16 w-full" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="skeleton mt-4 h-12 w-full" />
        ))}
      </div>
    </div>
  );
}
