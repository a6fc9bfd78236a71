import { useState, type ReactNode } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { useHidesNumbers, withoutNumbers } from '../../components/hidden-numbers.ts';
import { LeaveWarning } from '../../components/LeaveWarning.tsx';
import { useUnsaved } from '../../lib/kept-drafts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { DayOverview } from './DayOverview.tsx';
import { GuestBar } from './GuestBar.tsx';
import { IntentChips } from './IntentChips.tsx';
import { MealCard } from './MealCard.tsx';
import { type SaveConflict, useSavePlan } from './mutations.ts';
import { isChanged, slotsOf, type PlanSession, type StoredPlace } from './plan-session.ts';
import { PlanTitle } from './PlanTitle.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveConflictDialog } from './SaveConflictDialog.tsx';
import { draftNameOf, type SessionPlace } from './session-storage.ts';
import { PLAN_TEXTS } from './texts.ts';
import { usePlanSession } from './use-plan-session.ts';
import { WhyThisPlan } from './WhyThisPlan.tsx';

type Props = {
  readonly initial: PlanSession;
  readonly place: SessionPlace;
  /** Present on the edit screen. */
  readonly planId?: string | undefined;
  /** What speaks against the saved plan under the profile as it is now. */
  readonly against?: string | undefined;
  /** Sees the day and reads its recipes; all else needs somebody to keep it for. */
  readonly isGuest: boolean;
  readonly onSaved: (id: string) => void;
  readonly renderRecipe: (meal: Meal) => ReactNode;
  readonly renderMealLink?: (meal: Meal, slot: MealSlot) => ReactNode;
};

/** The plan is kept while its recipe is read, and comes back as it was. */
const isRecipe = (pathname: string): boolean => pathname.startsWith('/recipe/');

export function PlanScreen({ initial, place, planId, against, isGuest, onSaved, renderRecipe, renderMealLink }: Props) {
  const { session, shown, settled, refreshing, isRegenerating, ...act } = usePlanSession({ initial, place, planId });
  const [isSaved, setIsSaved] = useState(false);
  const isUnsaved = !isSaved && (planId === undefined || isChanged(session));
  useUnsaved(draftNameOf(place), isUnsaved ? session : undefined);
  const description = useHidesNumbers() ? withoutNumbers(shown.description) : shown.description;
  const [conflict, setConflict] = useState<SaveConflict>();
  // A sitting kept by an older version of this page does not say where its plan is stored.
  const stored = session.stored ?? (planId === undefined ? undefined : { id: planId, revision: undefined });
  const save = useSavePlan({
    onSaved: (saved) => {
      setIsSaved(true);
      // A sitting at a saved plan ends here, and the next begins with what is saved.
      if (planId === undefined) act.noteStored(saved);
      onSaved(saved.id);
    },
    onConflict: (found) => {
      if (found.type === 'gone') act.noteStored('gone');
      setConflict(found);
    },
  });
  const saveIn = (where: StoredPlace | undefined): void => {
    setConflict(undefined);
    save.mutate({ plan: { ...act.showNow(), title: session.plan.title.trim() || session.original.title }, place: where });
  };

  return (
    <>
      <PageTitle>{shown.title}</PageTitle>
      <div className="page pt-8 pb-32 sm:pt-12 lg:pb-20">
        <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-10">
          <div className="min-w-0 flex-1">
            <PlanTitle title={session.plan.title} fallback={session.original.title} onChange={act.editTitle} />
            {/* Room for four lines, so that another day's words move nothing below them. */}
            {description !== '' && <p className="mt-3 max-w-2xl text-lg text-muted lg:min-h-28 lg:max-w-3xl">{description}</p>}
            {against !== undefined && <p className="mt-5 font-medium wrap-anywhere">{against}</p>}
            <IntentChips plan={shown} isSaved={planId !== undefined} />
          </div>
          {isGuest ? (
            <GuestBar query={place.subject} />
          ) : (
            <SaveBar
              isUpdate={stored !== undefined && stored !== 'gone'}
              isSaving={save.isPending}
              isDisabled={isRegenerating || refreshing.length > 0}
              onSave={() => saveIn(stored === 'gone' ? undefined : stored)}
            />
          )}
        </div>

        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start xl:gap-10">
          <aside className="lg:sticky lg:top-24 lg:order-2 lg:-m-3 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-3">
            <DayOverview
              totals={shown.totals}
              wish={session.wish}
              settledWish={session.settledWish}
              isRegenerating={isRegenerating}
              isChanged={isChanged(session)}
              onWish={isGuest ? undefined : act.changeWish}
              onReset={act.reset}
            />
          </aside>
          <div className="grid min-w-0 gap-5 wrap-anywhere">
            <section aria-labelledby="meals">
              <h2 id="meals" className="sr-only">
                {PLAN_TEXTS.mealsTitle}
              </h2>
              <div className={`grid gap-5 transition-opacity ${isRegenerating ? 'opacity-70' : ''}`} aria-busy={isRegenerating}>
                {slotsOf(shown).map((slot) => (
                  <MealCard
                    key={slot}
                    slot={slot}
                    meal={shown.meals[slot]!}
                    settledMeal={settled.meals[slot]!}
                    isRefreshing={refreshing.includes(slot)}
                    isLocked={session.lockedSlots.includes(slot)}
                    onRefresh={isGuest ? undefined : () => act.refresh(slot)}
                    onToggleLock={isGuest ? undefined : () => act.toggleLock(slot)}
                    renderRecipe={renderRecipe}
                    link={renderMealLink?.(settled.meals[slot]!, slot)}
                  />
                ))}
              </div>
            </section>
            <WhyThisPlan reasons={shown.reasons} notes={shown.notes} />
          </div>
        </div>
      </div>
      {conflict && (
        <SaveConflictDialog
          conflict={conflict}
          mine={act.showNow()}
          onSaveAsNew={() => saveIn(undefined)}
          onReplace={(theirs) => saveIn({ id: theirs.id, revision: theirs.revision })}
          onTake={(theirs) => {
            setConflict(undefined);
            act.beginAnew(theirs);
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
      {planId !== undefined && <LeaveWarning isUnsaved={isUnsaved} isVisit={isRecipe} texts={PLAN_TEXTS.leave} />}
    </>
  );
}
