import { Link } from '@tanstack/react-router';
import { IconBook, IconPlus } from '@tabler/icons-react';
import { StillLife } from '../../components/StillLife.tsx';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { Button } from '../../ui/Button.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { ImportButton } from './ImportButton.tsx';
import { SHELF_TEXTS } from './texts.ts';

export function ShelfHeading() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="display text-4xl sm:text-5xl">{SHELF_TEXTS.title}</h1>
        <p className="mt-2 text-lg text-muted">{SHELF_TEXTS.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <RecipesLink />
        <ImportButton />
        <Link to={PATHS.home} className={buttonClass('primary')}>
          <IconPlus className="size-5" aria-hidden />
          {SHELF_TEXTS.plan}
        </Link>
      </div>
    </div>
  );
}

/** Single dishes are beside the days. */
const RecipesLink = () => (
  <Link to={PATHS.recipes} className={buttonClass('secondary')}>
    <IconBook className="size-5" aria-hidden />
    {SHELF_TEXTS.recipes}
  </Link>
);

export function ShelfSkeleton() {
  return (
    <div aria-busy="true">
      <div aria-hidden="true" className="skeleton mt-8 h-12 w-full sm:w-96" />
      <SkeletonCards count={6} />
    </div>
  );
}

export function SkeletonCards({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="card h-[30.75rem] overflow-hidden">
          <div className="skeleton h-44 rounded-none" />
          <div className="p-5">
            <div className="skeleton h-6 w-2/3" />
            <div className="skeleton mt-3 h-4 w-full" />
            <div className="skeleton mt-2 h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function EmptyShelf() {
  return (
    <PageMessage title={SHELF_TEXTS.emptyTitle} text={SHELF_TEXTS.emptyText} picture={<StillLife />}>
      <Link to={PATHS.home} className={buttonClass('primary')}>
        {SHELF_TEXTS.plan}
      </Link>
      <RecipesLink />
      <ImportButton />
    </PageMessage>
  );
}

export function ShelfNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageMessage role="alert" title={SHELF_TEXTS.loadFailedTitle} text={SHELF_TEXTS.loadFailedText} picture={<StillLife />}>
      <Link to={PATHS.home} className={buttonClass('primary')}>
        {SHELF_TEXTS.returnHome}
      </Link>
      <Button look="secondary" onClick={onRetry}>
        {SHELF_TEXTS.tryAgain}
      </Button>
    </PageMessage>
  );
}
