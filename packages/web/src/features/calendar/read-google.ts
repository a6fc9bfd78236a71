import type { CalendarSync } from '@larder/contract/calendar.ts';
import type { GoogleStatus } from '@larder/contract/google.ts';

export type GoogleConnection = Omit<GoogleStatus, 'success'>;

type Loose<Value> = { readonly [Key in keyof Value]?: Value[Key] | undefined } & { readonly data?: Partial<Value> | null | undefined };

/** Answers carry their fields at the top or under `data` (AMB-46). A bare `connected` is an answer too. */
export function readConnection(answer: Loose<GoogleStatus>): GoogleConnection {
  const given = { ...answer, ...answer.data };
  const connected = given.connected === true;
  return {
    connected,
    configured: given.configured !== false,
    state: given.state ?? (connected ? 'connected' : given.configured === false ? 'not-configured' : 'disconnected'),
    problem: given.problem ?? null,
    waiting: given.waiting ?? 0,
    refused: given.refused ?? 0,
    syncedAt: given.syncedAt ?? null,
  };
}

/** An empty answer has none: what is not read further may be empty. */
export const readField = <Value, Key extends keyof Value>(answer: Loose<Value> | undefined, key: Key): Value[Key] | undefined =>
  (answer?.[key] ?? answer?.data?.[key]) as Value[Key] | undefined;

const WEIGHTS = { error: 3, warning: 2, synced: 1 } as const;

/** An action of several calls says one thing: the worst of them. */
export function pickSync(syncs: readonly (CalendarSync | undefined)[]): CalendarSync | undefined {
  const weigh = (sync: CalendarSync) => (sync.severity ? WEIGHTS[sync.severity] : sync.synced ? WEIGHTS.synced : 0);
  return syncs
    .flatMap((sync) => (sync?.showToUser ? [sync] : []))
    .reduce<CalendarSync | undefined>((worst, sync) => (worst && weigh(worst) > weigh(sync) ? worst : sync), undefined);
}
