import { useSyncExternalStore } from 'react';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { CalendarDay } from './model.ts';
import { CONFLICT_TEXTS } from './texts.ts';

/** A change that was not made, because somebody had changed the same days in another window: with what is there now, and a way on. */
export type CalendarConflict = {
  readonly days: readonly { readonly date: PlainDate; readonly now: CalendarDay | undefined }[];
  readonly question: string;
  readonly confirm: string;
  readonly tone: 'primary' | 'danger';
  readonly again: () => void;
};

/** A plan that is not put on its day yet, as something speaks against it under the rules that the table has today. */
export type AgainstPlan = { readonly against: string; readonly again: () => void };

type Asked = CalendarConflict | AgainstPlan;

let asked: Asked | undefined;
const listeners = new Set<() => void>();

/** Where the screen that changed the calendar has been left, there is nobody to answer: then it is only told. */
export function askAboutConflict(conflict: CalendarConflict): void {
  if (listeners.size === 0) {
    showToast({ ...CONFLICT_TEXTS.left, tone: 'error' });
    return;
  }
  set(conflict);
}

/** The same for whoever is to know something before. */
export function askAboutRules(question: AgainstPlan): void {
  if (listeners.size === 0) showToast({ title: CONFLICT_TEXTS.left.title, description: question.against, tone: 'error' });
  else set(question);
}

export const endConflict = (): void => set(undefined);

export const useConflict = (): Asked | undefined => useSyncExternalStore(subscribe, () => asked);

function set(question: Asked | undefined): void {
  asked = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) asked = undefined;
  };
}
