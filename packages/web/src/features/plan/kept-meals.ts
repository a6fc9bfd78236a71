import { useLocation } from '@tanstack/react-router';
import type { Plan } from '../../lib/wire/plan-types.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Of the day that the page was opened from: the new one is made around them. */
    readonly keptMeals?: Plan['meals'];
  }
}

/** Kept with the entry of the history, so that a reload asks for the same. */
export const useKeptMeals = (): Plan['meals'] | undefined => useLocation({ select: ({ state }) => state.keptMeals });
