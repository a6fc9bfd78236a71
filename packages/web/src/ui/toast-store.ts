import { useSyncExternalStore } from 'react';

/** A step that the toast leads on to. */
export type ToastAction = { readonly label: string; readonly run: () => void };

export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: 'plain' | 'error';
  readonly action?: ToastAction | undefined;
  readonly durationMs: number;
};
type NewToast = Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'tone' | 'action' | 'durationMs'>>;

export const TOAST_MS = 4000;
/** Where there is something to press. */
const ACTION_MS = 6000;

let shown: Toast | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** One at a time: a new toast takes the place of the one shown. Its id. */
export function showToast({ title, description, tone = 'plain', action, durationMs = action ? ACTION_MS : TOAST_MS }: NewToast): number {
  lastId += 1;
  shown = { id: lastId, title, description, tone, action, durationMs };
  startTimer(durationMs);
  notify();
  return lastId;
}

export function dismissToast(): void {
  clearTimeout(timer);
  shown = undefined;
  notify();
}

/** What it tells of is true no more. Another one that is shown by now stays. */
export function endToast(id: number | undefined): void {
  if (id !== undefined && shown?.id === id) dismissToast();
}

/** What failed has been done since. */
export function dismissError(): void {
  if (shown?.tone === 'error') dismissToast();
}

/** While it is pointed at or focused, it stays: reading takes as long as it takes. */
export function holdToast(): void {
  clearTimeout(timer);
}

export function releaseToast(): void {
  if (shown) startTimer(shown.durationMs);
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(subscribe, currentToast);
}

export const currentToast = (): Toast | undefined => shown;

function startTimer(durationMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, durationMs);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
