import { useQueryClient } from '@tanstack/react-query';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { WeekShape } from '@larder/domain/week/shape-week.ts';
import { useEffect, useRef, useState } from 'react';
import { showFailure } from '../../ui/show-failure.ts';
import type { ArrivingWeek } from './arriving-week.ts';
import { putWeek } from './queries.ts';
import type { WholeWeek } from './read-week.ts';
import { streamWeek } from './stream-week.ts';
import { WEEK_TEXTS } from './texts.ts';

/** What a week is made from, as far as it is the person's to choose. */
export type WeekChoices = {
  readonly query: string;
  readonly start: PlainDate;
  readonly length: number;
  readonly slots: readonly MealSlot[];
  readonly shape: WeekShape;
};

export const choicesOf = ({ searchQuery, start, length, slots, shape }: WholeWeek): WeekChoices => ({
  query: searchQuery,
  start,
  length,
  slots,
  shape,
});

type Remake = { readonly choices: WeekChoices; readonly replan?: readonly PlainDate[] };

/** The same week made again: its locked meals stay, all else may be another. While it comes, it is shown as it comes. */
export function useRemakeWeek(week: WholeWeek, onMade: (week: WholeWeek) => void) {
  const queryClient = useQueryClient();
  const [arriving, setArriving] = useState<ArrivingWeek>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function remake({ choices: { query, start, length, slots, shape }, replan }: Remake): Promise<void> {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    try {
      const body = {
        query,
        start,
        days: length,
        slots: [...slots],
        shape,
        weekId: week.id,
        anew: true,
        ...(replan && { replan: [...replan] }),
      };
      onMade(putWeek(queryClient, await streamWeek(body, { signal, onArriving: setArriving })));
    } catch (error) {
      if (signal.aborted) return;
      showFailure(error, { title: WEEK_TEXTS.error, otherwise: WEEK_TEXTS.failed });
    } finally {
      if (!signal.aborted) setArriving(undefined);
    }
  }

  return { arriving, remake: (wanted: Remake) => void remake(wanted) };
}
