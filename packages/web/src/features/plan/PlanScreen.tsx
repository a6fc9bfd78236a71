import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { useState, type ReactNode } from 'react';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import type { AtTable } from '../../components/read-table-change.ts';
import { LeaveWarning } from '../../components/LeaveWarning.tsx';
import { useStillHere } from '../../lib/use-still-here.ts';
import { useUnsaved } from '../../lib/kept-drafts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AskedFor, SUGGESTION } from './AskedFor.tsx';
import { AddRest } from './AddRest.tsx';
import { DayOverview } from './DayOverview.tsx';
import { GuestSignIn } from './GuestSignIn.tsx';
import { KeptMeals } from './kept-meals.ts';
import { MealCard } from './MealCard.tsx';
import { MealTable, placeOf } from './MealTable.tsx';
import { isSamePlan, type SaveConflict, useSavePlan } from './mutations.ts';
import { useOpenRecipes } from './open-recipes.ts';
import { isChanged, isSameWish, lacksMeals, lockedMeals, slotsOf, type PlanSitting, type StoredPlace } from './plan-sitting.ts';
import { GuestsField, PeopleField, PeopleNote } from './PeopleField.tsx';
import { PlanTableNote } from './PlanTableNote.tsx';
import { PlanTitle } from './PlanTitle.tsx';
import { PotQuestion } from './PotQuestion.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SaveConflictDialog } from './SaveConflictDialog.tsx';
import { draftNameOf, noteKeptStored, type SittingPlace } from './kept-sitting.ts';
import { showToast } from '../../ui/toast-store.ts';
import { SwapDialog } from './SwapDialog.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import type { SwapWish } from './use-swap-options.ts';
import { PLAN_TEXTS } from './texts.ts';
import { useAgainst } from './queries.ts';
import { usePlanSitting } from './use-plan-sitting.ts';

/** Asks what could stand in for an ingredient, by its place and name. */
export type SwapPart = (at: number, name: string) => void;

type Props = {
  readonly initial: PlanSitting;
  readonly place: SittingPlace;
  /** Present on the edit screen. */
  readonly planId?: string | undefined;
  /** As it is kept; changes can be given up for it. */
  readonly kept?: SavedPlan | undefined;
  /** Who is at the table now, for a plan that is kept. */
  readonly eaters?: readonly AtTable[] | undefined;
  /** What speaks against the saved plan under the profile as it is now. */
  readonly against?: string | undefined;
  /** Somebody else deleted it while it was open: what is here is the only copy of what was changed. */
  readonly isGone?: boolean;
  /** Does everything with the day but keep it. */
  readonly isGuest: boolean;
  readonly onSaved: (id: string) => void;
  readonly renderRecipe: (meal: Meal, place: MealPlace, onSwapPart: SwapPart) => ReactNode;
  /** Who was told apart in the words and is nobody of the household yet. */
  readonly renderNewcomers?: (newcomers: NonNullable<PlanSitting['plan']['newcomers']>) => ReactNode;
  /** Its title, leading to its own page. */
  readonly renderMealLink?: (meal: Meal, place: MealPlace) => ReactNode;
  /** What is true of a meal by now, in the place of its description. */
  readonly tellMeal?: (meal: Meal, place: MealPlace) => string | undefined;
  /** What other meals were to eat of the pot that a meal of the saved plan is cooked in. */
  readonly tellEaten?: (place: MealPlace) => string | undefined;
  /** What else can be done with the plan, under it; `isUnsaved`: the screen shows it otherwise than it is saved. */
  readonly renderActions?: (isUnsaved: boolean) => ReactNode;
};

/** The plan is kept while its recipe is read, and comes back as it was. */
const isRecipe = (pathname: string): boolean => pathname.startsWith('/recipe/');

const GoneNotice = ({ isGone }: { readonly isGone: boolean }) =>
  isGone && (
    <p role="alert" className="mb-3 rounded-xl bg-butter p-4">
      {PLAN_TEXTS.conflict.goneText}
    </p>
  );

/** A sitting kept by an older version of this page does not say where its plan is stored. */
const storedPlaceOf = ({ stored }: PlanSitting, planId: string | undefined): PlanSitting['stored'] =>
  stored ?? (planId === undefined ? undefined : { id: planId, revision: undefined });

const unlessGone = (stored: PlanSitting['stored']): StoredPlace | undefined => (stored === 'gone' ? undefined : stored);

type Standing = { readonly isUnsaved: boolean; readonly storedAt: StoredPlace | undefined };

const unlessAsSaved = (kept: SavedPlan | undefined, { isUnsaved, storedAt }: Standing): SavedPlan | undefined =>
  isUnsaved && storedAt ? kept : undefined;

/** What is saved is not what is shown, or nothing is saved. */
const isOtherThanSaved = (sitting: PlanSitting, { planId, stored }: Pick<Props, 'planId'> & Pick<PlanSitting, 'stored'>): boolean =>
  planId === undefined || stored === 'gone' || isChanged(sitting);

/** What the day comes to since its sliders were moved. */
const movedOf = ({ settledWish, plan }: PlanSitting) => (settledWish === null ? undefined : plan.totals);

export function PlanScreen(props: Props) {
  const {
    initial,
    place,
    planId,
    kept,
    eaters,
    against,
    isGone = false,
    isGuest,
    onSaved,
    renderRecipe,
    renderNewcomers,
    renderMealLink,
    tellMeal,
    tellEaten,
    renderActions,
  } = props;
  const { sitting, shown, settled, refreshing, isRegenerating, peopleAsked, guestsAsked, ...act } = usePlanSitting({
    initial,
    place,
    planId: isGone ? undefined : planId,
    isGuest,
  });
  const [isSaved, setIsSaved] = useState(false);
  const [refreshed, setRefreshed] = useState<MealPlace>();
  const [swapping, setSwapping] = useState<Pick<SwapWish, 'slot' | 'part'>>();
  const stored = isGone ? 'gone' : storedPlaceOf(sitting, planId);
  const storedAt = unlessGone(stored);
  const isUnsaved = !isSaved && isOtherThanSaved(sitting, { planId, stored });
  useUnsaved(draftNameOf(place), isUnsaved ? sitting : undefined, isUnsaved && isChangedHere(sitting, initial));
  const [conflict, setConflict] = useState<SaveConflict>();
  const isHere = useStillHere();
  const save = useSavePlan({
    onSaved: (saved, plan) => {
      // Wherever the person is by now, they stay there.
      if (!isHere()) {
        noteKeptStored(place, saved);
        showToast({ title: PLAN_TEXTS.savedAfterLeaving(plan.title) });
        return;
      }
      if (!isSamePlan(plan, act.showNow())) {
        act.noteStored(saved);
        showToast(PLAN_TEXTS.savedAsItWas);
        return;
      }
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
  const saveIn = async (where: StoredPlace | undefined): Promise<void> => {
    setConflict(undefined);
    // The day that the sliders stand for, also where they have only just been moved.
    await act.endPause();
    save.mutate({ plan: act.showNow(), place: where ?? { key: act.beginSaving() } });
  };

  const stillAgainst = useAgainst(sitting.plan, {
    said: planId === undefined ? undefined : { of: sitting.original, against },
    isEnabled: !isGuest,
  });
  const slots = slotsOf(shown);
  // Of a meal that is another by now nothing was to be left.
  const eatenOf = (slot: MealPlace) => (shown.meals[slot]?.pot ? tellEaten?.(slot) : undefined);
  const recipes = useOpenRecipes();
  // In the line that stays where it has room, else in the one that is pushed along: there it takes no height from the food.
  const people = <PeopleField plan={sitting.plan} asked={peopleAsked} isBusy={isRegenerating} onChange={act.layFor} />;

  return (
    <>
      <PageTitle>{shown.title}</PageTitle>
      <div className="page pt-1 pb-16 lg:pt-3">
        <div className="plan-head">
          <PlanTitle title={sitting.plan.title} fallback={sitting.original.title} onChange={act.editTitle} />
          <div className="ml-auto shrink-0 max-md:hidden">{people}</div>
          {isGuest ? (
            <GuestSignIn query={place.subject} />
          ) : (
            <SaveButton
              isUpdate={storedAt !== undefined}
              isSaving={save.isPending}
              isDisabled={isRegenerating || refreshing.length > 0}
              onSave={() => void saveIn(storedAt)}
            />
          )}
        </div>
        <GoneNotice isGone={isGone} />
        {stillAgainst !== undefined && <p className="mb-3 font-medium wrap-anywhere">{stillAgainst}</p>}
        <PlanTableNote plan={sitting.plan} eaters={eaters} isBusy={isRegenerating} onLay={act.layFor} />
        <KeptMeals value={lockedMeals(sitting)}>
          <AskedFor
            plan={shown}
            isSaved={planId !== undefined}
            moved={movedOf(sitting)}
            onSwap={(slot) => setSwapping({ slot })}
            newcomers={shown.newcomers && renderNewcomers?.(shown.newcomers)}
            people={
              <>
                <div className="shrink-0 md:hidden">{people}</div>
                <UnsavedNote kept={unlessAsSaved(kept, { isUnsaved, storedAt })} isBusy={isRegenerating} onDiscard={act.beginAnew} />
              </>
            }
          >
            <Suggestions plan={shown} isSaved={planId !== undefined} isBusy={isRegenerating} onAddRest={act.addRest} onSwap={setSwapping} />
          </AskedFor>
        </KeptMeals>
        <section aria-labelledby="meals">
          <h2 id="meals" className="sr-only">
            {PLAN_TEXTS.mealsTitle}
          </h2>
          <MealTable
            slots={slots}
            isBusy={isRegenerating}
            isFaded={isRegenerating}
            isBeside={slots.some((slot) => recipes.open.includes(slot))}
            renderMeal={(slot) => (
              <MealCard
                key={slot}
                slot={slot}
                place={placeOf(slot, slots)}
                meal={shown.meals[slot]!}
                settledMeal={settled.meals[slot]!}
                isRefreshing={refreshing.includes(slot)}
                isLocked={sitting.lockedSlots.includes(slot)}
                isOpen={recipes.open.includes(slot)}
                onRefresh={() => (eatenOf(slot) === undefined ? act.refresh(slot) : setRefreshed(slot))}
                onSwap={() => setSwapping({ slot })}
                onToggleLock={() => act.toggleLock(slot)}
                onTogglePot={() => act.togglePot(slot)}
                onToggleRecipe={() => recipes.toggle(slot)}
                renderRecipe={(meal) => renderRecipe(meal, slot, (at, name) => setSwapping({ slot, part: { at, name } }))}
                guests={
                  <GuestsField
                    plan={sitting.plan}
                    slot={slot}
                    asked={guestsAsked[slot]}
                    isBusy={refreshing.includes(slot)}
                    onChange={(guests) => act.layMealFor(slot, guests)}
                  />
                }
                about={tellMeal?.(settled.meals[slot]!, slot)}
                title={renderMealLink?.(settled.meals[slot]!, slot) ?? shown.meals[slot]!.title}
              />
            )}
          />
          <PeopleNote plan={sitting.plan} />
        </section>
        <DayOverview
          plan={shown}
          original={sitting.original}
          wish={sitting.wish}
          settledWish={sitting.settledWish}
          isRegenerating={isRegenerating}
          isChanged={isChanged(sitting)}
          isGuest={isGuest}
          onWish={act.changeWish}
          onReset={act.reset}
        />
      </div>
      {renderActions?.(isUnsaved)}
      {swapping && shown.meals[swapping.slot] && (
        <SwapDialog
          wish={{ ...act.wishFor(swapping.slot), part: swapping.part }}
          meal={shown.meals[swapping.slot]!}
          eaten={eatenOf(swapping.slot)}
          onChoose={(meal) => {
            setSwapping(undefined);
            act.swap(swapping.slot, meal);
          }}
          onClose={() => setSwapping(undefined)}
        />
      )}
      <PotQuestion
        slot={refreshed}
        eaten={refreshed && eatenOf(refreshed)}
        onRefresh={act.refresh}
        onClose={() => setRefreshed(undefined)}
      />
      {conflict && (
        <SaveConflictDialog
          conflict={conflict}
          mine={act.showNow()}
          onSaveAsNew={() => void saveIn(undefined)}
          onReplace={(theirs) => void saveIn({ id: theirs.id, revision: theirs.revision })}
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

/** Come back to once it was saved, a plan is what was saved until it is changed again. */
const isChangedHere = (sitting: PlanSitting, initial: PlanSitting): boolean =>
  initial.stored === undefined || initial.stored === 'gone'
    ? isChanged(sitting)
    : sitting.plan !== initial.plan || !isSameWish(sitting.wish, initial.wish);

type SuggestionsProps = {
  readonly plan: Plan;
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  readonly onAddRest: () => void;
  readonly onSwap: (wish: Pick<SwapWish, 'slot'>) => void;
};

/** What can be changed of the day with one press, beside its words. */
function Suggestions({ plan, isSaved, isBusy, onAddRest, onSwap }: SuggestionsProps) {
  return (
    <>
      {!isSaved && plan.isPart && <AddRest plan={plan} />}
      {isSaved && lacksMeals(plan) && (
        <button type="button" className={SUGGESTION} disabled={isBusy} onClick={onAddRest}>
          {PLAN_TEXTS.addRest}
        </button>
      )}
      {plan.meals.dinner && (
        <button type="button" className={SUGGESTION} onClick={() => onSwap({ slot: 'dinner' })}>
          {PLAN_TEXTS.swapDinner}
        </button>
      )}
    </>
  );
}
