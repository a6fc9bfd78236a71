import { useQueryClient } from '@tanstack/react-query';
import {
  adjustWeek,
  type ChangedWeek,
  eatOut,
  lockInWeek,
  moveInWeek,
  postponeMeal,
  refreshInWeek,
  seatInWeek,
  swapInWeek,
  undoInWeek,
} from '@larder/contract/week-changes.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { endOffer, showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { endToast, showToast } from '../../ui/toast-store.ts';
import { isSamePlace, listAlong, nameDay, type Place, placeKey } from './model.ts';
import { putWeek, weekKey } from './queries.ts';
import { readWeek, type WholeWeek } from './read-week.ts';
import { MEAL_TEXTS, WEEK_TEXTS } from './texts.ts';

type Change = {
  /** What is shown as on its way: places, or whole days. */
  readonly busy: readonly string[];
  readonly send: () => Promise<{ readonly data: ChangedWeek }>;
  /** Read out when it is done. */
  readonly say: (week: WholeWeek, changed: ChangedWeek) => string;
  /** Where another dish is what was asked for; absent where the whole week moves. */
  readonly isAsked?: (place: Place) => boolean;
  /** Whatever else it did, the toast begins with what is read out; else it is shown where other meals were changed, too. */
  readonly isTold?: boolean;
  /** A change that Undo takes back is offered to be. */
  readonly isUndone?: boolean;
};

/** Everything that a person can do to the meals of a week. One change after the other: each answers with the week as it then is. */
export function useWeekActions(week: WholeWeek, onGone: () => void) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const counts = useRef(new Map<string, number>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** The toast of the last change that was made here. */
  const told = useRef<{ readonly toast: number | undefined; readonly change: string | undefined }>(undefined);
  useEffect(() => {
    // Taken back, here or in another window.
    if (told.current && told.current.change !== week.lastChange) endToast(told.current.toast);
  }, [week.lastChange]);
  /** Other dishes by the last change, which was of another meal. */
  const [along, setAlong] = useState<readonly Place[]>([]);
  const { id } = week;
  const params = { id };
  const name = (date: PlainDate): string => nameDay(date, week);
  const weekNow = (): WholeWeek => queryClient.getQueryData<WholeWeek>(weekKey(id)) ?? week;

  async function make({ busy: keys, send, say, isAsked = () => true, isTold = false, isUndone = true }: Change): Promise<void> {
    // Pressed once more before the screen could say that it is on its way.
    if (keys.some((key) => underWay.current.has(key))) return;
    for (const key of keys) underWay.current.add(key);
    // Every meal of the board is drawn anew: the press is answered before.
    startTransition(() => setBusy((before) => [...before, ...keys]));
    const turn = last.current.then(send, send);
    last.current = turn;
    try {
      const { data } = await turn;
      const before = weekNow();
      const changed = putWeek(queryClient, readWeek(data.week));
      const others = listAlong(before, changed, isAsked);
      setAlong(others);
      const said = say(changed, data);
      announce(said);
      const telling = others.length > 0 || isTold ? { title: said, text: others.length > 0 ? sayAlong(others, name) : '' } : undefined;
      // It told of a week that is another one by now.
      endToast(told.current?.toast);
      const toast = tellOfList(data, {
        told: telling,
        takeBack: isUndone ? () => void undo(changed.lastChange) : undefined,
      });
      told.current = { toast, change: changed.lastChange };
    } catch (error) {
      // Deleted elsewhere: a toast would pass, and nothing here can be changed any more.
      if (error instanceof ApiError && error.code === 'week-not-found' && weekNow().revision !== undefined) onGone();
      else showFailure(error, { title: WEEK_TEXTS.error, otherwise: WEEK_TEXTS.failed });
      // It may be another one by now, as another window has left it.
      if (!isUndone) void queryClient.invalidateQueries({ queryKey: weekKey(id) });
    } finally {
      for (const key of keys) underWay.current.delete(key);
      setBusy((before) => before.filter((key) => !keys.includes(key)));
    }
  }

  const nextCount = (key: string): number => {
    const count = (counts.current.get(key) ?? 0) + 1;
    counts.current.set(key, count);
    return count;
  };
  /** `seen`: what is to be taken back, or else the last change when its turn comes; a later one of another window is not. */
  const undo = (seen?: string): Promise<void> => {
    // They were of the change that goes.
    endOffer();
    endToast(told.current?.toast);
    return make({
      busy: ['undo'],
      send: () => {
        const lastSeen = seen ?? weekNow().lastChange;
        return call(undoInWeek, { params, body: { ...(lastSeen !== undefined && { seen: lastSeen }) } });
      },
      say: sayUndone,
      isUndone: false,
    });
  };
  /** Told from the week as it is when its turn comes: another lock may be on its way. */
  const toggleLock = (places: readonly Place[], what: string, date: PlainDate) =>
    make({
      busy: [],
      send: () => call(lockInWeek, { params, body: { locked: withToggled(weekNow(), places) } }),
      say: ({ locked }) => (areLocked(locked, places) ? MEAL_TEXTS.kept : MEAL_TEXTS.freed)(what, name(date)),
      isUndone: false,
    });

  return {
    busy,
    isAlong: (place: Place): boolean => along.some((other) => isSamePlace(other, place)),
    undo: () => void undo(),
    refresh: ({ date, slot }: Place) => {
      announce(MEAL_TEXTS.refreshing(slot, name(date)));
      const key = placeKey({ date, slot });
      void make({
        busy: [key],
        isAsked: isAt({ date, slot }),
        send: () => call(refreshInWeek, { params, body: { date, slot, count: nextCount(key) } }),
        say: (changed) => MEAL_TEXTS.isNow(slot, name(date), titleOf(changed, { date, slot })),
      });
    },
    refreshDay: (date: PlainDate) => {
      announce(MEAL_TEXTS.refreshingDay(name(date)));
      void make({
        busy: [date],
        isAsked: (place) => place.date === date,
        send: () => call(refreshInWeek, { params, body: { date, count: nextCount(date) } }),
        say: () => MEAL_TEXTS.dayIsNew(name(date)),
      });
    },
    swap: ({ date, slot }: Place, dishId: string) =>
      make({
        busy: [placeKey({ date, slot })],
        isAsked: isAt({ date, slot }),
        send: () => call(swapInWeek, { params, body: { date, slot, dishId } }),
        say: (changed) => MEAL_TEXTS.isNow(slot, name(date), titleOf(changed, { date, slot })),
      }),
    toggleLock: (place: Place) => void toggleLock([place], place.slot, place.date),
    toggleDayLock: (date: PlainDate, places: readonly Place[]) => void toggleLock(places, 'meals', date),
    eatOut: ({ date, slot }: Place, isOut: boolean) =>
      void make({
        busy: [placeKey({ date, slot })],
        isAsked: isAt({ date, slot }),
        send: () => call(eatOut, { params, body: { date, slot, isOut } }),
        say: (changed) => (isOut ? MEAL_TEXTS.out(slot, name(date)) : MEAL_TEXTS.isNow(slot, name(date), titleOf(changed, { date, slot }))),
      }),
    seat: ({ date, slot }: Place, people: number) =>
      void make({
        busy: [placeKey({ date, slot })],
        isAsked: isAt({ date, slot }),
        send: () => call(seatInWeek, { params, body: { date, slot, people } }),
        say: () => MEAL_TEXTS.isFor(slot, name(date), people),
      }),
    postpone: ({ date, slot }: Place, title: string) =>
      void make({
        busy: [placeKey({ date, slot })],
        isAsked: isAt({ date, slot }),
        isTold: true,
        send: () => call(postponeMeal, { params, body: { date, slot } }),
        say: (changed) => MEAL_TEXTS.postponed(title, name(nextOf(changed, { date, slot }, title))),
      }),
    move: (title: string, from: Partial<Place> & Pick<Place, 'date'>, to: PlainDate) =>
      void make({
        busy: from.slot ? [placeKey({ date: from.date, slot: from.slot }), placeKey({ date: to, slot: from.slot })] : [from.date, to],
        send: () => call(moveInWeek, { params, body: { from: from.date, to, ...(from.slot && { slot: from.slot }) } }),
        say: () => MEAL_TEXTS.moved(title, name(to)),
      }),
    adjust: (wish: Macros, date?: PlainDate) =>
      void make({
        busy: date === undefined ? week.days.map((day) => day.date) : [date],
        send: () => call(adjustWeek, { params, body: { ...wish, ...(date && { date }) } }),
        say: ({ list }) => (date === undefined ? WEEK_TEXTS.ready(list?.things ?? 0) : MEAL_TEXTS.dayIsNew(name(date))),
      }),
  };
}

/** Where all that would come back may not be eaten any more, the week stays and the toast says why. */
const sayUndone = (_week: WholeWeek, { touched, notes }: ChangedWeek): string =>
  touched.length === 0 && notes.length > 0 ? MEAL_TEXTS.unchanged : WEEK_TEXTS.undone;

export type WeekActions = ReturnType<typeof useWeekActions>;

const areLocked = (locked: readonly Place[], places: readonly Place[]): boolean =>
  places.every((place) => locked.some((other) => isSamePlace(other, place)));

function withToggled(week: WholeWeek, places: readonly Place[]): Place[] {
  const own = places.flatMap((place) => together(week, place));
  const others = week.locked.filter((other) => !own.some((one) => isSamePlace(one, other)));
  return areLocked(week.locked, places) ? others : [...others, ...places];
}

/** A lock on one meal of a pot is a lock on all of it. */
const together = ({ cooks }: WholeWeek, place: Place): readonly Place[] =>
  cooks.find(({ meals }) => meals.some((meal) => isSamePlace(meal, place)))?.meals ?? [place];

const titleOf = ({ days }: WholeWeek, { date, slot }: Place): string =>
  days.find((day) => day.date === date)?.plan?.meals[slot]?.title ?? MEAL_TEXTS.keep;

/** The first later day that has the dish at this meal. */
const nextOf = ({ days }: WholeWeek, { date, slot }: Place, title: string): PlainDate =>
  days.find((day) => day.date > date && day.plan?.meals[slot]?.title === title)?.date ?? date;

const isAt =
  (place: Place) =>
  (other: Place): boolean =>
    isSamePlace(place, other);

const sayAlong = (places: readonly Place[], name: (date: PlainDate) => string): string =>
  MEAL_TEXTS.along(places.map(({ date, slot }) => MEAL_TEXTS.mealOf(slot, name(date))));

type Telling = {
  /** Of meals that nobody asked to change. */
  readonly told: { readonly title: string; readonly text: string } | undefined;
  readonly takeBack: (() => void) | undefined;
};

/** What a change did to other meals and to the list, and what hangs on it; said only where there is something to say, in which toast. */
function tellOfList({ touched, added, gone, notes }: ChangedWeek, { told, takeBack }: Telling): number | undefined {
  const text = [told?.text ?? '', ...notes, MEAL_TEXTS.listChanged(added, gone)].filter((part) => part !== '').join(' ');
  const title = told?.title ?? (touched.length === 0 ? MEAL_TEXTS.unchanged : MEAL_TEXTS.changed);
  const toast = text !== '' || told ? showToast({ title, ...(text !== '' && { description: text }) }) : undefined;
  if (takeBack) showOffer({ label: WEEK_TEXTS.undo, run: takeBack });
  // It would be of a change that is the last one no more.
  else endOffer();
  return toast;
}
