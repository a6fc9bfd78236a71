import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { formatWish } from '@larder/contract/plan.ts';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { announce } from '../../lib/announce.ts';
import { formatKcal } from '../../lib/format/round.ts';
import { makeId } from '../../lib/make-id.ts';
import { showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshOneMeal } from './mutations.ts';
import {
  applyPlanAction,
  countPeople,
  editSitting,
  givenTitle,
  isOwnDay,
  isWaiting,
  lockedMeals,
  nextRefreshCount,
  type PlanAction,
  type PlanSitting,
  type StoredPlace,
} from './plan-sitting.ts';
import { previewPlan, withItsOwnWords } from './preview-plan.ts';
import { generate } from './queries.ts';
import { endReturn, keepSitting, type SittingPlace } from './kept-sitting.ts';
import { useGivenTitle } from './use-given-title.ts';
import type { SwapWish } from './use-swap-options.ts';
import { PLAN_TEXTS } from './texts.ts';
import { makeTurns, type TurnKind } from './take-turns.ts';

/** Said of a day that was begun without words. */
const WHOLE_DAY = 'breakfast, lunch, dinner and a snack';

/** From the specification. */
const SLIDER_PAUSE_MS = 1000;

type Options = {
  readonly initial: PlanSitting;
  readonly place: SittingPlace;
  readonly planId: string | undefined;
  readonly isGuest: boolean;
};

/** Everything a person can do to the plan on the screen. */
export function usePlanSitting({ initial, place, planId, isGuest }: Options) {
  const [sitting, setSitting] = useState(initial);
  // As it is by now: what waited for its turn builds on it, and not on what was drawn when it was asked for.
  const now = useRef(initial);
  const [turns] = useState(makeTurns);
  const [refreshing, setRefreshing] = useState<readonly MealPlace[]>([]);
  const [wholeDays, setWholeDays] = useState(0);
  const [peopleAsked, setPeopleAsked] = useState<number>();
  const [guestsAsked, setGuestsAsked] = useState<{ readonly [slot in MealPlace]?: number | undefined }>({});
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subject, entryKey } = place;
  const isLeft = !isGuest && planId === undefined && sitting.stored === undefined;
  useGivenTitle(isLeft ? queryOf(sitting) : undefined, givenTitle(sitting));

  function apply(action: PlanAction): void {
    now.current = applyPlanAction(now.current, action);
    setSitting(now.current);
  }

  useEffect(() => {
    endReturn();
    // Writing a whole plan down takes as long as drawing what was pressed; it is done in any case, this screen or not.
    afterPaint(() => keepSitting({ subject, entryKey }, sitting, isGuest));
  }, [sitting, subject, entryKey, isGuest]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      turns.callOff();
    },
    [turns],
  );

  /** The day as a whole, made anew; what fails is said by `fail`, unless it was called off. */
  async function makeDay(kind: TurnKind, turn: DayTurn) {
    setWholeDays((count) => count + 1);
    try {
      await turns.take(kind, turn);
    } catch (error) {
      turn.fail(error);
    } finally {
      setWholeDays((count) => count - 1);
    }
  }

  const regenerate = (wish: Macros) =>
    makeDay('wish', {
      ask: (signal) => {
        const locked = lockedMeals(now.current);
        return generate({ ...askAgain(now.current, wish), ...(Object.keys(locked).length > 0 && { locked }) }, signal);
      },
      apply: (plan) => {
        apply({ type: 'regenerated', plan, wish });
        announce(PLAN_TEXTS.updated(formatKcal(plan.totals.calories)));
      },
      fail: (error) => {
        apply({ type: 'regeneration-failed' });
        showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.regenerateFailed });
      },
    });

  /** A move of a slider that waits for the next one is asked for now: what comes after it builds on it. Over once it is answered. */
  async function endPause(): Promise<void> {
    if (pause.current === undefined) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    if (now.current.wish !== null) await regenerate(now.current.wish);
  }

  /** The same dishes for so many. Who presses once more means the last number. */
  function layFor(people: number): void {
    void endPause();
    turns.callOff('people');
    setPeopleAsked(people);
    const settle = () => setPeopleAsked((asked) => (asked === people ? undefined : asked));
    void makeDay('people', {
      ask: async (signal) => {
        const { plan, settledWish } = now.current;
        // One more and one less again is the day that is there.
        if (people === countPeople(plan)) return plan;
        return generate({ ...askAgain(now.current, settledWish), day: plan.meals, people }, signal);
      },
      apply: (plan) => {
        if (plan !== now.current.plan) apply({ type: 'laid', plan, people });
        announce(PLAN_TEXTS.laidFor(people));
        settle();
      },
      fail: (error) => {
        settle();
        showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.laidFailed });
      },
    });
  }

  /** The meals that the day lacks, around those that are there, which stay as they are. */
  function addRest(): void {
    void endPause();
    void makeDay('rest', {
      ask: (signal) => generate({ query: WHOLE_DAY, locked: now.current.plan.meals }, signal),
      apply: (plan) => {
        apply({ type: 'rest-added', plan });
        announce(PLAN_TEXTS.updated(formatKcal(plan.totals.calories)));
      },
      fail: (error) => showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.restFailed }),
    });
  }

  /** The same dish of one meal for so many; the other meals stay as they are. */
  async function layMealFor(slot: MealPlace, people: number): Promise<void> {
    void endPause();
    setGuestsAsked((asked) => ({ ...asked, [slot]: people }));
    setRefreshing((slots) => [...slots, slot]);
    try {
      await turns.take('meal', {
        ask: (signal) => {
          const { plan, settledWish } = now.current;
          return generate({ ...askAgain(now.current, settledWish), day: plan.meals, people, peopleAt: slot }, signal);
        },
        apply: (plan) => {
          apply({ type: 'meal-laid', plan });
          announce(PLAN_TEXTS.mealLaidFor(SLOT_LABELS[slot], people));
        },
      });
    } catch (error) {
      showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.laidFailed });
    } finally {
      // Who pressed once more means the last number.
      setGuestsAsked((asked) => (asked[slot] === people ? { ...asked, [slot]: undefined } : asked));
      setRefreshing((slots) => withoutOne(slots, slot));
    }
  }

  /** Where a meal's other dishes are looked for. */
  function wishFor(slot: MealPlace, of: PlanSitting): SwapWish {
    const { plan, settledWish, refreshCounts, people, stored, isHereAlone } = of;
    // A day planned anew for the sliders is no longer the saved one: it is known by its words.
    const isFirst = Object.keys(refreshCounts).length === 0;
    const isSaved = planId !== undefined && settledWish === null && people === undefined && !isHereAlone && stored !== 'gone';
    return { slot, query: queryOf(of), saved: isSaved ? { planId, isFirst } : undefined, day: isHereAlone ? plan.meals : undefined };
  }

  /** Another dish: any, or the one that was chosen. The day as it was before, where there is one now. */
  async function refresh(slot: MealPlace, chosen?: Meal): Promise<Plan | undefined> {
    const label = SLOT_LABELS[slot];
    let before = now.current;
    let wish = wishFor(slot, before);
    setRefreshing((slots) => [...slots, slot]);
    if (!chosen) announce(PLAN_TEXTS.refreshing(label));
    try {
      const isDone = await turns.take('meal', {
        ask: async (signal) => {
          await new Promise<void>(afterPaint);
          before = now.current;
          wish = wishFor(slot, before);
          return refreshOneMeal({ ...wish, refreshCount: nextRefreshCount(before, slot), chosen, shown: before.plan.meals }, signal);
        },
        apply: ({ meal, words }) => {
          apply({ type: 'meal-refreshed', slot, meal, words, refreshCount: nextRefreshCount(before, slot) });
          announce(PLAN_TEXTS.refreshed(label, meal.title));
        },
      });
      return isDone ? before.plan : undefined;
    } catch (error) {
      if (wish.saved && isGone(error)) {
        apply({ type: 'stored', stored: 'gone' });
        showFailure(error, PLAN_TEXTS.goneWhileEditing);
      } else if (chosen && isBarred(error)) showFailure(error, { title: PLAN_TEXTS.error, otherwise: PLAN_TEXTS.refreshFailed });
      else showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.refreshFailed });
      return undefined;
    } finally {
      setRefreshing((slots) => withoutOne(slots, slot));
    }
  }

  /** As it was before the swap. A meal from elsewhere is known to this screen alone. */
  function undoSwap(slot: MealPlace, before: Plan): void {
    const meal = before.meals[slot]!;
    if (meal.portions === undefined) {
      apply({ type: 'meal-refreshed', slot, meal, words: before, refreshCount: nextRefreshCount(now.current, slot) });
      announce(PLAN_TEXTS.refreshed(SLOT_LABELS[slot], meal.title));
    } else void refresh(slot, meal);
  }

  async function swap(slot: MealPlace, chosen: Meal): Promise<void> {
    const before = await refresh(slot, chosen);
    if (!before) return;
    showToast({ title: PLAN_TEXTS.refreshed(SLOT_LABELS[slot], chosen.title) });
    showOffer({ label: PLAN_TEXTS.undo, run: () => undoSwap(slot, before) });
  }

  /** What is on its way is for a day that goes. */
  function stop(): void {
    clearTimeout(pause.current);
    pause.current = undefined;
    turns.callOff();
    setPeopleAsked(undefined);
    setGuestsAsked({});
  }

  // The slider and the title answer first; the meals follow in the next free moment.
  const seen = useDeferredValue(sitting);
  return {
    sitting,
    shown: showSitting(seen),
    /** The plan without the sliders' preview. */
    settled: seen.plan,
    /** What is saved, even when it is not drawn yet. */
    showNow: (): Plan => {
      const { plan, original } = now.current;
      return { ...withItsOwnWords(plan, showSitting(now.current)), title: plan.title.trim() || original.title };
    },
    endPause,
    refreshing,
    isRegenerating: wholeDays > 0,
    /** While their plates are on their way. */
    peopleAsked,
    /** The same at one meal alone. */
    guestsAsked,
    editTitle: (title: string) => apply({ type: 'title-edited', title }),
    noteStored: (stored: StoredPlace | 'gone') => apply({ type: 'stored', stored }),
    /** By which a new plan is known when it is sent to be saved once more. */
    beginSaving: (): string => {
      const key = now.current.savingAs ?? makeId();
      if (key !== now.current.savingAs) apply({ type: 'saving', key });
      return key;
    },
    beginAnew: (saved: SavedPlan) => {
      stop();
      apply({ type: 'begun-anew', sitting: editSitting(saved) });
    },
    layFor,
    addRest,
    layMealFor: (slot: MealPlace, people: number) => void layMealFor(slot, people),
    togglePot: (slot: MealPlace) => apply({ type: 'pot-toggled', slot }),
    toggleLock: (slot: MealPlace) => apply({ type: 'lock-toggled', slot }),
    refresh: (slot: MealPlace) => void refresh(slot),
    wishFor: (slot: MealPlace) => wishFor(slot, sitting),
    swap: (slot: MealPlace, chosen: Meal) => void swap(slot, chosen),
    changeWish: (wish: Macros) => {
      apply({ type: 'wish-changed', wish });
      // An answer for where the slider stood before is out of date.
      turns.callOff('wish');
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void endPause(), SLIDER_PAUSE_MS);
    },
    reset: () => {
      stop();
      apply({ type: 'reset' });
      announce(PLAN_TEXTS.resetDone);
    },
  };
}

type DayTurn = {
  readonly ask: (signal: AbortSignal) => Promise<Plan>;
  readonly apply: (plan: Plan) => void;
  readonly fail: (error: unknown) => void;
};

/** By a rule that is newer than the dish: the server says so. */
const isBarred = (error: unknown): boolean => error instanceof ApiError && error.code === 'no-dish-fits';

/** Two of one slot may wait at once. */
function withoutOne(slots: readonly MealPlace[], slot: MealPlace): readonly MealPlace[] {
  const at = slots.indexOf(slot);
  return slots.filter((_slot, place) => place !== at);
}

/**
 * For this very day in other amounts. A day that holds a meal from elsewhere is not told to who can do nothing with that meal,
 * unless nobody else knows of it.
 */
function askAgain({ plan, people, isHereAlone }: PlanSitting, targets: Macros | null) {
  return {
    query: formatWish({ words: wordsOf(plan), targets }),
    ...(plan.seed !== undefined && { seed: plan.seed }),
    ...((isHereAlone || isOwnDay(plan)) && { day: plan.meals }),
    ...(people !== undefined && { people }),
  };
}

/** While a wish waits for its plan: the same dishes in other portions. */
function showSitting(sitting: PlanSitting): Plan {
  const { plan, wish, lockedSlots } = sitting;
  return wish !== null && isWaiting(sitting) ? previewPlan(plan, wish, lockedSlots) : plan;
}

/** A saved plan may have come without the words it was asked with. */
const queryOf = ({ plan, settledWish }: PlanSitting): string => formatWish({ words: wordsOf(plan), targets: settledWish });

const wordsOf = ({ searchQuery, title }: Plan): string => (searchQuery.trim() === '' ? title : searchQuery);
