import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportButton } from './ImportButton.tsx';
import { filterPlans, sortPlans } from './model.ts';
import { useDeletePlan, useFavoritePlan } from './mutations.ts';
import { PlanCard } from './PlanCard.tsx';
import { savedPlansQuery } from './queries.ts';
import { SHELF_TEXTS } from './texts.ts';

type Asked = { readonly about: 'unfavorite' | 'delete' | 'export'; readonly plan: SavedPlan };

type Props = {
  readonly highlightId: string | undefined;
  /** Absent until there is a calendar: then its control is not shown. */
  readonly onAddToCalendar?: (plan: SavedPlan) => void;
};

export function PlanShelf({ highlightId, onAddToCalendar }: Props) {
  const { data: plans, isError, isPending } = useQuery(savedPlansQuery);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const favorite = useFavoritePlan();
  const remove = useDeletePlan();
  const heading = useRef<HTMLHeadingElement>(null);

  // The card that was deleted took the keyboard's place with it.
  useEffect(() => {
    if (remove.isPending && document.activeElement === document.body) heading.current?.focus();
  }, [remove.isPending]);

  if (isPending) return <ShelfSkeleton />;
  if (isError) return <ShelfNotLoaded />;
  if (plans.length === 0) return <EmptyShelf />;

  const shown = sortPlans(filterPlans(plans, words), highlightId);
  return (
    <div className="page py-10 sm:py-14">
      <ShelfHeading headingRef={heading} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="field flex min-h-12 w-full items-center gap-3 px-4 focus-within:ring-2 focus-within:ring-primary sm:w-96">
          <span className="sr-only">{SHELF_TEXTS.search}</span>
          <IconSearch className="size-5 shrink-0 text-muted" aria-hidden />
          <input
            type="search"
            className="h-11 w-full min-w-0 bg-transparent outline-none"
            placeholder={SHELF_TEXTS.searchPlaceholder}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <output className="numbers text-muted">{SHELF_TEXTS.count(shown.length, plans.length)}</output>
      </div>

      {shown.length === 0 ? (
        <div className="grid justify-items-center gap-5 py-20 text-center">
          <p className="text-lg text-muted">{SHELF_TEXTS.noMatch(words.trim())}</p>
          <Button look="secondary" onClick={() => setWords('')}>
            {SHELF_TEXTS.clear}
          </Button>
        </div>
      ) : (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((plan) => (
            <li key={plan.id} className="grid">
              <PlanCard
                plan={plan}
                isNew={plan.id === highlightId}
                onFavorite={() =>
                  plan.isFavorite ? setAsked({ about: 'unfavorite', plan }) : favorite.mutate({ id: plan.id, isFavorite: true })
                }
                {...(onAddToCalendar && { onAddToCalendar: () => onAddToCalendar(plan) })}
                onDelete={() => setAsked({ about: 'delete', plan })}
                onExport={() => setAsked({ about: 'export', plan })}
              />
            </li>
          ))}
        </ul>
      )}

      {asked?.about === 'export' && <ExportDialog plan={asked.plan} onClose={() => setAsked(undefined)} />}
      {asked && asked.about !== 'export' && (
        <ShelfQuestion
          asked={asked}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            if (asked.about === 'delete') remove.mutate(asked.plan);
            else favorite.mutate({ id: asked.plan.id, isFavorite: false });
          }}
        />
      )}
    </div>
  );
}

type QuestionProps = { readonly asked: Asked; readonly onCancel: () => void; readonly onConfirm: () => void };

function ShelfQuestion({ asked: { about, plan }, onCancel, onConfirm }: QuestionProps) {
  const texts = about === 'delete' ? SHELF_TEXTS.confirmDelete : SHELF_TEXTS.confirmUnfavorite;
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(plan.title)}
      confirmLabel={texts.confirm}
      tone={about === 'delete' ? 'danger' : 'primary'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function ShelfHeading({ headingRef }: { readonly headingRef?: Ref<HTMLHeadingElement> }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
          {SHELF_TEXTS.title}
        </h1>
        <p className="mt-2 text-lg text-muted">{SHELF_TEXTS.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ImportButton />
        <Link to={PATHS.home} className={buttonClass('primary')}>
          <IconPlus className="size-5" aria-hidden />
          {SHELF_TEXTS.plan}
        </Link>
      </div>
    </div>
  );
}

function ShelfSkeleton() {
  return (
    <div className="page py-10 sm:py-14" aria-busy="true">
      <ShelfHeading />
      <div aria-hidden="true" className="skeleton mt-8 h-12 w-full sm:w-96" />
      <div aria-hidden="true" className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <div key={card} className="card h-[25rem] p-4">
            <div className="skeleton h-40" />
            <div className="skeleton mt-5 h-6 w-2/3" />
            <div className="skeleton mt-3 h-4 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

function EmptyShelf() {
  return (
    <PageMessage title={SHELF_TEXTS.emptyTitle} text={SHELF_TEXTS.emptyText} picture={<StillLife />}>
      <Link to={PATHS.home} className={buttonClass('primary')}>
        {SHELF_TEXTS.plan}
      </Link>
      <ImportButton />
    </PageMessage>
  );
}

function ShelfNotLoaded() {
  return (
    <PageMessage role="alert" title={SHELF_TEXTS.loadFailedTitle} text={SHELF_TEXTS.loadFailedText} picture={<StillLife />}>
      <Link to={PATHS.home} className={buttonClass('primary')}>
        {SHELF_TEXTS.returnHome}
      </Link>
    </PageMessage>
  );
}
