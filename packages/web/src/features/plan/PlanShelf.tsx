import { focusBeside } from '../../lib/focus-beside.ts';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { useQuestion } from '../../lib/use-question.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportPlace } from './ImportButton.tsx';
import { sortPlans } from './model.ts';
import { PlanCard, type PlanAct } from './PlanCard.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { useDeletePlan, useFavoritePlan } from './shelf-mutations.ts';
import { TYPING_PAUSE_MS, useShelf } from './shelf-queries.ts';
import { EmptyShelf, ShelfHeading, ShelfNotLoaded, ShelfSkeleton, SkeletonCards } from './ShelfStates.tsx';
import { SHELF_TEXTS } from './texts.ts';

type Asked = { readonly about: 'unfavorite' | 'delete' | 'export'; readonly plan: SavedPlan };

type Props = {
  readonly highlightId: string | undefined;
  /** What was searched for when it was left. */
  readonly sought: string;
  readonly onSought: (words: string) => void;
  /** Absent until there is a calendar: then its control is not shown. */
  readonly onAddToCalendar?: (plan: SavedPlan) => void;
  readonly onRestored: () => void;
  readonly renderNext?: (plan: SavedPlan) => ReactNode;
  /** What other days were to eat of one that is deleted. */
  readonly renderLeftovers?: ((plan: SavedPlan) => ReactNode) | undefined;
  /** Whether weeks are kept here, too: then the shelf is not empty. Undefined while nobody knows. */
  readonly hasWeeks?: boolean | undefined;
  /** What else is kept here, under the page's heading. */
  readonly children?: ReactNode;
};

export function PlanShelf(props: Props) {
  return (
    <ImportPlace>
      <Shelf {...props} />
    </ImportPlace>
  );
}

function Shelf({ highlightId, sought, onSought, onAddToCalendar, onRestored, renderNext, renderLeftovers, hasWeeks, children }: Props) {
  const [words, setWords] = useState(sought);
  const told = useRef(sought);
  const settled = useSettled(words.trim(), TYPING_PAUSE_MS);
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    onSought(settled);
  }, [settled, onSought]);
  // The field answers before the cards do.
  const shelf = useShelf(useDeferredValue(words), highlightId);
  const [asked, ask] = useQuestion<Asked>();
  const { mutate: setFavorite } = useFavoritePlan();
  const [restoredId, setRestoredId] = useState<string>();
  const remove = useDeletePlan({ onRestore: setRestoredId, onRestored });

  const act = useCallback(
    (what: PlanAct, plan: SavedPlan) => {
      if (what === 'add-to-calendar') onAddToCalendar?.(plan);
      else if (what !== 'favorite') ask({ about: what, plan });
      else if (plan.isFavorite) ask({ about: 'unfavorite', plan });
      else setFavorite({ id: plan.id, isFavorite: true });
    },
    [onAddToCalendar, setFavorite, ask],
  );

  const hasNone = !shelf.isPending && (shelf.isError || shelf.total === 0);
  const isBare = hasNone && (shelf.isError || hasWeeks === false);
  const shown = sortPlans(shelf.plans, highlightId);
  const isEmpty = shown.length === 0 && !shelf.isSearching && !shelf.hasMoreFailed;
  return (
    // As tall as the window at least: the footer does not jump while a search shortens the shelf. What stands beside the plans stays
    // itself while they arrive.
    <div className={isBare ? '' : 'page min-h-dvh py-10 sm:py-14'}>
      {isBare ? shelf.isError ? <ShelfNotLoaded onRetry={shelf.retry} /> : <EmptyShelf /> : <ShelfHeading />}
      <div className={isBare ? 'page pb-10' : 'contents'}>{children}</div>
      {shelf.isPending ? (
        <ShelfSkeleton />
      ) : hasNone ? null : (
        <>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
            <label className="field flex min-h-12 w-full items-center gap-3 px-4 focus-within:ring-2 focus-within:ring-primary sm:w-96">
              <span className="sr-only">{SHELF_TEXTS.search}</span>
              <IconSearch className="size-5 shrink-0 text-muted" aria-hidden />
              <input
                type="search"
                maxLength={200}
                className="h-11 w-full min-w-0 bg-transparent outline-none"
                placeholder={SHELF_TEXTS.searchPlaceholder}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </label>
            <output className="numbers text-muted">{SHELF_TEXTS.count(shelf.matching, shelf.total)}</output>
          </div>

          {isEmpty ? (
            <div className="grid justify-items-center gap-5 py-20 text-center">
              <p className="text-lg text-muted">{SHELF_TEXTS.noMatch(words.trim())}</p>
              <Button look="secondary" onClick={() => setWords('')}>
                {SHELF_TEXTS.clear}
              </Button>
            </div>
          ) : (
            <div className="mt-8">
              <PlanGrid
                plans={shown}
                total={shelf.matching ?? shelf.total}
                onNearEnd={() => !shelf.hasMoreFailed && shelf.loadMore()}
                renderCard={(plan) => (
                  <PlanCard
                    plan={plan}
                    isNew={plan.id === highlightId}
                    isRestored={plan.id === restoredId}
                    canAddToCalendar={onAddToCalendar !== undefined}
                    onAct={act}
                    renderNext={renderNext}
                  />
                )}
              />
            </div>
          )}
          <ShelfEnd hasMore={shelf.hasMore} hasFailed={shelf.hasMoreFailed} onTryAgain={shelf.loadMore} />
        </>
      )}

      {asked?.about === 'export' && <ExportDialog plan={asked.plan} onClose={() => ask(undefined)} />}
      {asked && asked.about !== 'export' && (
        <ShelfQuestion
          asked={asked}
          renderLeftovers={renderLeftovers}
          onCancel={() => ask(undefined)}
          onConfirm={() => {
            ask(undefined);
            // The whole page is styled anew when a dialog goes; what it asked about follows.
            afterPaint(() => {
              if (asked.about === 'unfavorite') return setFavorite({ id: asked.plan.id, isFavorite: false });
              focusBeside(document.querySelectorAll('article[data-plan-id]'), (card) => card.dataset['planId'] === asked.plan.id);
              return remove(asked.plan);
            });
          }}
        />
      )}
    </div>
  );
}

type EndProps = { readonly hasMore: boolean; readonly hasFailed: boolean; readonly onTryAgain: () => void };

function ShelfEnd({ hasMore, hasFailed, onTryAgain }: EndProps) {
  if (hasFailed) {
    return (
      <div role="alert" className="mt-8 flex flex-wrap items-center justify-center gap-4">
        <p>{SHELF_TEXTS.moreFailed}</p>
        <Button look="secondary" onClick={onTryAgain}>
          {SHELF_TEXTS.tryAgain}
        </Button>
      </div>
    );
  }
  if (!hasMore) return null;
  return (
    <>
      <output className="sr-only">{SHELF_TEXTS.loadingMore}</output>
      <SkeletonCards count={3} />
    </>
  );
}

type QuestionProps = Pick<Props, 'renderLeftovers'> & {
  readonly asked: Asked;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

function ShelfQuestion({ asked: { about, plan }, renderLeftovers, onCancel, onConfirm }: QuestionProps) {
  const texts = about === 'delete' ? SHELF_TEXTS.confirmDelete : SHELF_TEXTS.confirmUnfavorite;
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(plan.title)}
      confirmLabel={texts.confirm}
      tone={about === 'delete' ? 'danger' : 'primary'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {about === 'delete' && renderLeftovers?.(plan)}
    </ConfirmDialog>
  );
}
