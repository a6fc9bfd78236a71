import type { CalendarSync } from '@larder/contract/calendar.ts';
import { readCalendarSync } from '@larder/contract/google.ts';
import { call } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toast-store.ts';
import { pickSync, readField } from './read-google.ts';
import { SYNC_TOASTS } from './google-texts.ts';

/** From the specification: the action's own toast is read first. */
const DELAY_MS = 1500;
const SYNCED_MS = 3000;
const FAILED_MS = 5000;
const WARNING_MS = 8000;
/** The server does not wait for Google, so neither outcome may be known yet: then it is asked. */
const ASK_AGAIN_MS = [2000, 4000, 8000] as const;

let timer: ReturnType<typeof setTimeout> | undefined;
let awaited: CalendarSync | undefined;

/** Tells how the copy in Google Calendar fared, a moment after the action. Several actions in a row are told of once. */
export function announceSync(sync: CalendarSync | undefined, onFailed: () => void): void {
  const worst = pickSync([awaited, sync]);
  if (!worst) return;
  awaited = worst;
  clearTimeout(timer);
  timer = setTimeout(() => {
    awaited = undefined;
    void tell(worst, ASK_AGAIN_MS, onFailed);
  }, DELAY_MS);
}

async function tell(sync: CalendarSync, pausesMs: readonly number[], onFailed: () => void): Promise<void> {
  if (sync.synced || sync.severity) {
    showOutcome(sync);
    if (sync.severity === 'error') onFailed();
    return undefined;
  }
  // Asked even at the first time: 1.5 s have passed since the answer.
  const current = await call(readCalendarSync).then(
    (answer) => readField<{ calendarSync: CalendarSync }, 'calendarSync'>(answer, 'calendarSync'),
    () => undefined,
  );
  if (!current?.showToUser) return undefined;
  if (current.synced || current.severity) return tell(current, [], onFailed);
  const [pauseMs, ...rest] = pausesMs;
  // Newer changes have their own telling.
  if (awaited) return undefined;
  if (pauseMs === undefined) showOutcome({ showToUser: true, synced: false, severity: 'warning', message: SYNC_TOASTS.slow });
  else timer = setTimeout(() => void tell(current, rest, onFailed), pauseMs);
  return undefined;
}

function showOutcome({ severity, message }: CalendarSync): void {
  if (severity === undefined) showToast({ title: SYNC_TOASTS.synced, durationMs: SYNCED_MS });
  else if (severity === 'error') showToast({ title: SYNC_TOASTS.failed, description: message, tone: 'error', durationMs: FAILED_MS });
  else showToast({ title: SYNC_TOASTS.warning, description: message, tone: 'error', durationMs: WARNING_MS });
}
