import { useDeferredValue, useEffect, useReducer, useRef, useState } from 'react';
import { formatWish } from '@larder/contract/plan.ts';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { announce } from '../../lib/announce.ts';
import { formatKcal } from '../../lib/format/round.ts';
import { showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshOneMeal } from './mutations.ts';
import {
  applyPlanAction,
  editSession,
  isWaiting,
  lockedMeals,
  nextRefreshCount,
  type PlanSession,
  type StoredPlace,
} from './plan-session.ts';
import { previewPlan, withItsOwnWords } from './preview-plan.ts';
import { generate } from './queries.ts';
import { UNDO_MS } from './shelf-mutations.ts';
import { endReturn, keepSession, type SessionPlace } from './session-storage.ts';
import type { SwapWish } from './swap-options.ts';
import { PLAN_TEXTS } from './texts.ts';

/** From the specification. */
const SLIDER_PAUSE_MS = 1000;

type Options = {
  readonly initial: PlanSession;
  readonly place: SessionPlace;
  readonly planId: string | undefined;
  readonly isGuest: boolean;
};

/** Everything a person can do to the plan on the screen. */
export function usePlanSession({ initial, place, planId, isGuest }: Options) {
  const [session, dispatch] = useReducer(applyPlanAction, initial);
  const [refreshing, setRefreshing] = useState<readonly MealPlace[]>([]);
  const [isRegenerating, setIsRegenerating] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Raised by whatever makes an answer on its way out of date: a later move of a slider, or Reset.
  const round = useRef(0);
  const { subject, entryKey } = place;

  useEffect(() => {
    endReturn();
    // Writing a whole plan down takes as long as drawing what was pressed; it is done in any case, this screen or not.
    afterPaint(() => keepSession({ subject, entryKey }, session, isGuest));
  }, [session, subject, entryKey, isGuest]);
  useEffect(() => () => clearTimeout(pause.current), []);

  async function regenerate(wish: Macros): Promise<void> {
    const asked = ++round.current;
    setIsRegenerating(true);
    try {
      const locked = lockedMeals(session);
      const plan = await generate({
        query: formatWish({ words: wordsOf(session.plan), targets: wish }),
        ...(Object.keys(locked).length === 0 ? {} : { locked }),
        ...(session.plan.seed === undefined ? {} : { seed: session.plan.seed }),
        ...(session.isHereAlone ? { day: session.plan.meals } : {}),
        ...(session.people === undefined ? {} : { people: session.people }),
      });
      if (asked !== round.current) return;
      dispatch({ type: 'regenerated', plan, wish });
      announce(PLAN_TEXTS.updated(formatKcal(plan.totals.calories)));
    } catch (error) {
      if (asked !== round.current) return;
      dispatch({ type: 'regeneration-failed' });
      showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.regenerateFailed });
    } finally {
      if (asked === round.current) setIsRegenerating(false);
    }
  }

  /** The same dishes for so many. */
  async function layFor(people: number): Promise<void> {
    const asked = ++round.current;
    setIsRegenerating(true);
    try {
      const plan = await generate({
        query: formatWish({ words: wordsOf(session.plan), targets: session.wish }),
        ...(session.plan.seed === undefined ? {} : { seed: session.plan.seed }),
        day: session.plan.meals,
        people,
      });
      if (asked !== round.current) return;
      dispatch({ type: 'laid', plan, people });
      announce(PLAN_TEXTS.laidFor(people));
    } catch (error) {
      if (asked === round.current) showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.laidFailed });
    } finally {
      if (asked === round.current) setIsRegenerating(false);
    }
  }

  /** Where a meal's other dishes are looked for. */
  function wishFor(slot: MealPlace): SwapWish {
    const query = formatWish({ words: wordsOf(session.plan), targets: session.wish });
    // A day planned anew for the sliders is no longer the saved one: it is known by its words.
    const isFirst = refreshing.length === 0 && Object.keys(session.refreshCounts).length === 0;
    const isSaved = planId !== undefined && session.wish === null && session.people === undefined && session.stored !== 'gone';
    return { slot, query, saved: isSaved ? { planId, isFirst } : undefined, day: session.isHereAlone ? session.plan.meals : undefined };
  }

  /** Another dish: any, or the one that was chosen. Whether there is one now. */
  async function refresh(slot: MealPlace, chosen?: Meal): Promise<boolean> {
    const started = round.current;
    const label = SLOT_LABELS[slot];
    const wish = wishFor(slot);
    const refreshCount = nextRefreshCount(session, slot);
    setRefreshing((slots) => [...slots, slot]);
    if (!chosen) announce(PLAN_TEXTS.refreshing(label));
    try {
      await new Promise<void>(afterPaint);
      const { meal, words } = await refreshOneMeal({ ...wish, refreshCount, chosen });
      if (started !== round.current) return false;
      dispatch({ type: 'meal-refreshed', slot, meal, words, refreshCount });
      announce(PLAN_TEXTS.refreshed(label, meal.title));
      return true;
    } catch (error) {
      if (wish.saved && isGone(error)) {
        dispatch({ type: 'stored', stored: 'gone' });
        showFailure(error, PLAN_TEXTS.goneWhileEditing);
      } else showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.refreshFailed });
      return false;
    } finally {
      setRefreshing((slots) => slots.filter((other) => other !== slot));
    }
  }

  /** As it was before the swap. A meal from elsewhere is known to this screen alone. */
  function undoSwap(slot: MealPlace, before: Plan): void {
    const meal = before.meals[slot]!;
    if (meal.portions === undefined) {
      dispatch({ type: 'meal-refreshed', slot, meal, words: before, refreshCount: nextRefreshCount(session, slot) });
      announce(PLAN_TEXTS.refreshed(SLOT_LABELS[slot], meal.title));
    } else void latestRefresh.current(slot, meal);
  }

  async function swap(slot: MealPlace, chosen: Meal): Promise<void> {
    const before = session.plan;
    if (!(await refresh(slot, chosen))) return;
    showToast({ title: PLAN_TEXTS.refreshed(SLOT_LABELS[slot], chosen.title) });
    showOffer({ label: PLAN_TEXTS.undo, durationMs: UNDO_MS, run: () => undoSwap(slot, before) });
  }

  // The pause outlives renders: it must see the locks as they are when it ends.
  const latest = useRef(regenerate);
  // An undo is taken up later, and builds on what the day is by then.
  const latestRefresh = useRef(refresh);
  useEffect(() => {
    latest.current = regenerate;
    latestRefresh.current = refresh;
  });

  // The slider and the title answer first; the meals follow in the next free moment.
  const seen = useDeferredValue(session);
  return {
    session,
    shown: showSession(seen),
    /** The plan without the sliders' preview. */
    settled: seen.plan,
    /** What is saved, even when it is not drawn yet. */
    showNow: (): Plan => withItsOwnWords(session.plan, showSession(session)),
    refreshing,
    isRegenerating,
    editTitle: (title: string) => dispatch({ type: 'title-edited', title }),
    noteStored: (stored: StoredPlace | 'gone') => dispatch({ type: 'stored', stored }),
    beginAnew: (saved: SavedPlan) => dispatch({ type: 'begun-anew', session: editSession(saved) }),
    layFor: (people: number) => void layFor(people),
    toggleLock: (slot: MealPlace) => dispatch({ type: 'lock-toggled', slot }),
    refresh: (slot: MealPlace) => void refresh(slot),
    wishFor,
    swap: (slot: MealPlace, chosen: Meal) => void swap(slot, chosen),
    changeWish: (wish: Macros) => {
      dispatch({ type: 'wish-changed', wish });
      round.current += 1;
      setIsRegenerating(false);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void latest.current(wish), SLIDER_PAUSE_MS);
    },
    reset: () => {
      clearTimeout(pause.current);
      round.current += 1;
      setIsRegenerating(false);
      dispatch({ type: 'reset' });
      announce(PLAN_TEXTS.resetDone);
    },
  };
}

/** While a wish waits for its plan: the same dishes in other portions. */
function showSession(session: PlanSession): Plan {
  const { plan, wish, lockedSlots } = session;
  return wish !== null && isWaiting(session) ? previewPlan(plan, wish, lockedSlots) : plan;
}

/** A saved plan may have come without the words it was asked with. */
const wordsOf = ({ searchQuery, title }: Plan): string => (searchQuery.trim() === '' ? title : searchQuery);
