import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import { deleteWeek, dropWeekChanges, getWeek, restoreWeek, saveWeek, shopForWeek } from '@larder/contract/week-calls.ts';
import { duplicateMadeWeek } from '@larder/contract/week-changes.ts';
import { type HouseholdWeekRules, saveWeekRules } from '@larder/contract/week-rules.ts';
import type { TakenDay } from '@larder/contract/week.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isGone, unlessGone } from '../../lib/unless-gone.ts';
import { forgive } from '../../lib/unreached.ts';
import { showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { putWeek, weekKey, weekRulesQuery, WEEKS_KEY } from './queries.ts';
import { readWeek, type WholeWeek } from './read-week.ts';
import { readTakenDays } from './read-taken-days.ts';
import { RULES_TEXTS } from './rules-texts.ts';
import { SHELF_TEXTS, UNSAVED_TEXTS, WEEK_TEXTS } from './texts.ts';

/** What stands in the way of saving: days that have other plans, or the week itself, saved elsewhere meanwhile or deleted. */
export type SaveObstacle =
  | { readonly type: 'taken'; readonly days: readonly TakenDay[]; readonly isAskedAgain: boolean }
  | { readonly type: 'changed'; readonly theirs: WholeWeek }
  | { readonly type: 'gone' };

/** What is asked of the server. Whoever answers an obstacle asks the same again, with the answer in it. */
export type Saving = {
  readonly week: WholeWeek;
  readonly taken?: { readonly answer: 'keep' | 'replace'; readonly days: readonly TakenDay[] };
  readonly putBack?: readonly PlainDate[];
};

type SaveOptions = {
  readonly onSaved: (week: WholeWeek, hasKeptDays: boolean) => void;
  readonly onObstacle: (obstacle: SaveObstacle, asked: Saving) => void;
};

export function useSaveWeek({ onSaved, onObstacle }: SaveOptions) {
  const queryClient = useQueryClient();
  const succeed = (saved: WholeWeek, { taken }: Saving): void => {
    putWeek(queryClient, saved);
    void queryClient.invalidateQueries({ queryKey: ['calendar'] });
    void queryClient.invalidateQueries({ queryKey: WEEKS_KEY });
    // Its days are read anew where they are opened by themselves.
    for (const { planId } of saved.days) queryClient.removeQueries({ queryKey: ['saved-plan', planId] });
    onSaved(saved, taken?.answer === 'keep');
  };
  return useMutation({
    mutationFn: async ({ week: { id, revision }, taken, putBack }: Saving): Promise<WholeWeek> => {
      const body = { ...(taken && { taken: { answer: taken.answer, days: [...taken.days] } }), ...(putBack && { putBack: [...putBack] }) };
      // What was seen as never saved is not written over what somebody has saved in its place since.
      const headers = sayWhatWasSeen(revision === undefined ? [] : [revision]);
      return readWeek((await call(saveWeek, { params: { id }, body, headers })).data.week);
    },
    onSuccess: succeed,
    onError: async (error, asked) => {
      const obstacle = await explainObstacle(error, { id: asked.week.id, isAskedAgain: asked.taken !== undefined });
      if (obstacle?.type === 'changed' && isDone(obstacle.theirs, asked)) succeed(obstacle.theirs, asked);
      else if (obstacle) onObstacle(obstacle, asked);
      else
        showFailure(error, {
          title: WEEK_TEXTS.error,
          description: error instanceof ApiError ? WEEK_TEXTS.saveFailed : WEEK_TEXTS.saveUnanswered,
        });
    },
  });
}

/** The very same was saved in the other window, or here and its answer was lost. */
function isDone(theirs: WholeWeek, { week, taken, putBack = [] }: Saving): boolean {
  const wanted: readonly string[] = [...putBack, ...(taken?.answer === 'replace' ? taken.days.map(({ date }) => date) : [])];
  const isThere = theirs.days.every(({ date, isOnCalendar }) => isOnCalendar || !wanted.includes(date));
  return isThere && hashKey([mealsOf(theirs)]) === hashKey([mealsOf(week)]);
}
const mealsOf = ({ days }: WholeWeek) => days.map(({ plan }) => plan?.meals);

type Asked = { readonly id: string; readonly isAskedAgain: boolean };

async function explainObstacle(error: Error, { id, isAskedAgain }: Asked): Promise<SaveObstacle | undefined> {
  if (!(error instanceof ApiError)) return undefined;
  if (isGone(error)) return { type: 'gone' };
  if (error.code === 'days-taken') return { type: 'taken', days: readTakenDays(error), isAskedAgain };
  if (error.code !== 'week-changed') return undefined;
  try {
    return { type: 'changed', theirs: readWeek((await call(getWeek, { params: { id }, query: { as: 'saved' } })).data) };
  } catch (later) {
    return isGone(later) ? { type: 'gone' } : forgive(later);
  }
}

/** What was changed here is let go, and the week is as it was saved, here or elsewhere. */
export function useTakeSavedWeek({ done, failed }: { readonly done: string; readonly failed: string }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => readWeek((await call(dropWeekChanges, { params: { id } })).data),
    onSuccess: (week) => {
      putWeek(queryClient, week);
      showToast({ title: done });
    },
    onError: (error) => showFailure(error, { title: WEEK_TEXTS.error, otherwise: failed }),
  });
}

/** One tap: the lists of a saved week, made or there already. */
export function useShopForWeek(onLists: (ids: readonly string[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(shopForWeek, { params: { id }, body: {} })).data.lists.map((list) => list.id),
    onSuccess: (ids) => {
      void queryClient.invalidateQueries({ queryKey: ['grocery-lists'] });
      onLists(ids);
    },
    onError: (error) => showFailure(error, { title: WEEK_TEXTS.error, otherwise: WEEK_TEXTS.shopFailed }),
  });
}

export function useDeleteWeek(onDeleted?: () => void) {
  const queryClient = useQueryClient();
  const readAnew = (): void => {
    void queryClient.invalidateQueries({ queryKey: ['calendar'] });
    void queryClient.invalidateQueries({ queryKey: ['saved-plans'] });
    void queryClient.invalidateQueries({ queryKey: WEEKS_KEY });
  };
  const { mutate: restore } = useMutation({
    mutationFn: async (id: string) => call(restoreWeek, { params: { id } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: weekKey(id) });
      readAnew();
      announce(SHELF_TEXTS.restored);
    },
    onError: (error, id) => {
      showFailure(error, { title: WEEK_TEXTS.error, description: SHELF_TEXTS.restoreFailed });
      if (!isGone(error)) offerUndo(id);
    },
  });
  function offerUndo(id: string): void {
    showOffer({ label: WEEK_TEXTS.undo, run: () => restore(id) });
    announce(SHELF_TEXTS.undoHint);
  }
  return useMutation({
    mutationFn: ({ id, days }: { readonly id: string; readonly days: 'keep' | 'clear' }) =>
      unlessGone(call(deleteWeek, { params: { id }, query: { days } })),
    onSuccess: (_answer, { id }) => {
      queryClient.removeQueries({ queryKey: weekKey(id) });
      readAnew();
      showToast({ title: SHELF_TEXTS.deleted });
      offerUndo(id);
      onDeleted?.();
    },
    onError: (error) => showFailure(error, { title: WEEK_TEXTS.error, description: SHELF_TEXTS.deleteFailed }),
  });
}

/** A week that was never saved; one that has been since, in another window, stays. */
export function useDropUnsavedWeek() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unlessGone(call(deleteWeek, { params: { id }, query: { days: 'keep' }, headers: { ...sayWhatWasSeen([]) } })),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: weekKey(id) });
      showToast({ title: UNSAVED_TEXTS.dropped });
    },
    onError: (error) => showFailure(error, { title: WEEK_TEXTS.error, description: UNSAVED_TEXTS.failed }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: WEEKS_KEY }),
  });
}

/** The same dishes from another day on, as a week that is not saved. */
export function useDuplicateWeek(onMade: (week: WholeWeek) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, start }: { readonly id: string; readonly start: PlainDate }) =>
      readWeek((await call(duplicateMadeWeek, { params: { id }, body: { start } })).data.week),
    onSuccess: (week) => onMade(putWeek(queryClient, week)),
    onError: (error) => showFailure(error, { title: WEEK_TEXTS.error, otherwise: WEEK_TEXTS.failed }),
  });
}

type EditedRules = { readonly edited: HouseholdWeekRules; readonly opened: HouseholdWeekRules };

export function useSaveWeekRules(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ edited, opened }: EditedRules) => (await call(saveWeekRules, { body: { ...edited, opened } })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(weekRulesQuery.queryKey, saved);
      onSaved();
    },
    onError: (error) => showFailure(error, { title: WEEK_TEXTS.error, description: RULES_TEXTS.failed }),
  });
}
