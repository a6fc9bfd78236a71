import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import { isShopper } from '../../lib/household-role.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { GroceryListCard } from './GroceryListCard.tsx';
import { ListsNotLoaded } from './ListsNotLoaded.tsx';
import { useDeleteList } from './mutations.ts';
import { listsQuery } from './queries.ts';
import type { ListCard } from './read-list.ts';
import { GROCERY_TEXTS } from './texts.ts';
import { useWaitingCards } from './waiting-cards.ts';

export function GroceryLists({ userId }: { readonly userId: string }) {
  const { data: lists, error, isPending, isFetching, refetch } = useQuery(listsQuery(userId));
  const [asked, setAsked] = useState<{ readonly list: ListCard; readonly index: number }>();
  const remove = useDeleteList();
  const cards = useWaitingCards(lists ?? [], userId);
  const isOnline = useIsOnline();

  if (error && !isFetching) return <ListsNotLoaded error={error} onRetry={() => void refetch()} />;
  if (isPending || error) return <ListsSkeleton />;
  if (lists.length === 0) {
    return (
      <PageMessage
        title={GROCERY_TEXTS.emptyTitle}
        text={isShopper() ? GROCERY_TEXTS.emptyForShopper : GROCERY_TEXTS.emptyText}
        picture={<StillLife />}
      >
        {!isShopper() && <CreateLink />}
      </PageMessage>
    );
  }
  return (
    <div className="page py-10 wrap-anywhere sm:py-14">
      <ListsHeading />
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ card, waiting }, index) => (
          <li key={card.id} className="grid">
            <GroceryListCard
              list={card}
              waiting={waiting}
              canDelete={isOnline}
              onDelete={isShopper() ? undefined : () => setAsked({ list: card, index })}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={GROCERY_TEXTS.confirmDelete.title}
          text={GROCERY_TEXTS.confirmDelete.text(asked.list.name)}
          confirmLabel={GROCERY_TEXTS.confirmDelete.confirm}
          tone="danger"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            remove.mutate(asked);
          }}
        />
      )}
    </div>
  );
}

function ListsHeading() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="display text-4xl sm:text-5xl">{GROCERY_TEXTS.title}</h1>
        <p className="mt-2 text-lg text-muted">{GROCERY_TEXTS.lead}</p>
      </div>
      {!isShopper() && <CreateLink />}
    </div>
  );
}

function CreateLink() {
  return (
    <Link to={PATHS.createGroceryList} className={buttonClass('primary')}>
      <IconPlus className="size-5" aria-hidden />
      {GROCERY_TEXTS.create}
    </Link>
  );
}

function ListsSkeleton() {
  return (
    <div className="page py-10 sm:py-14" aria-busy="true">
      <ListsHeading />
      <div aria-hidden="true" className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <div key={card} className="card h-56 p-5">
            <div className="skeleton h-6 w-2/3" />
            <div className="skeleton mt-4 h-4 w-1/2" />
            <div className="skeleton mt-8 h-2 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
