import { makePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useSyncExternalStore } from 'react';

/** The day it is where the person is. The only place that reads the clock for a day; from here on a day has no zone. */
export function readToday(): PlainDate {
  const now = new Date();
  return makePlainDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Turns at midnight, so that a calendar left open does not go on showing yesterday as today. */
export function useToday(): PlainDate {
  return useSyncExternalStore(subscribe, readToday);
}

const LOOK_EVERY_MS = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  // A sleeping tab has no timers.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
