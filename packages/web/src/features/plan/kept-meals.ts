import { useLocation } from '@tanstack/react-router';
import { createContext, useState } from 'react';
import type { Plan } from '../../lib/wire/plan-types.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Of the day that the page was opened from: the new one is made around them. */
    readonly keptMeals?: Plan['meals'];
  }
}

/** Kept with the entry of the history, so that a reload asks for the same. Read once: the location is the next one before this screen goes. */
export function useKeptMeals(): Plan['meals'] | undefined {
  const here = useLocation({ select: ({ state }) => state.keptMeals });
  const [kept] = useState(here);
  return kept;
}

/** The meals that new words leave as they are, wherever on the screen they are asked from. */
export const KeptMeals = createContext<Plan['meals'] | undefined>(undefined);

/** For the entry of the new words. */
export const stateOf = (kept: Plan['meals'] = {}) => (Object.keys(kept).length === 0 ? {} : { keptMeals: kept });
