import { HOUSEHOLD_ROLE_HEADER } from '@larder/contract/endpoint.ts';
import { readRememberedHousehold, readRememberedRole } from './member-hint.ts';

// As public/start.js has heard with the answer to who is there; whoever joins or leaves loads the page anew.
const heard = (): DOMStringMap => document.documentElement.dataset;

/** Without a network, the one that was heard last; where none is known, what is open to everybody. */
export const isShopper = (): boolean => (heard()['role'] ?? readRememberedRole() ?? 'shopper') === 'shopper';

/** As the server has said it. */
export const heardRole = (): string | undefined => heard()['role'];

/** Of a later answer, where the first one was not reached. */
export function hearRole(headers: Headers): void {
  heard()['role'] ??= headers.get(HOUSEHOLD_ROLE_HEADER) ?? '';
}

/** Whose household the screens of this window show: without a network, the one that was heard of last. */
export const householdAtStart = (): string | undefined => heard()['household'] || readRememberedHousehold();

/** Whether something is to be told of who came and went. */
export const hasNews = (): boolean => heard()['news'] === 'true';

/** Whether others are in the household, or may come by a link that is open: they are to be heard of. */
export const isShared = (): boolean => heard()['shared'] === 'true';

const listeners = new Set<() => void>();

/** A link was made, by which somebody may come. */
export function noteShared(): void {
  heard()['shared'] = 'true';
  for (const listener of listeners) listener();
}

export function subscribeShared(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
