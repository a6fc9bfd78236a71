import { forgetHandedOver } from '../handed-over.ts';
import { keepHere } from '../local-storage.ts';
import { noteMember, noteMemberHere, rememberMember } from '../member-hint.ts';
import { clearStored } from '../session-storage.ts';
import { forgetDevice } from './device.ts';

export const OFFLINE_DATABASE = 'larder-offline';
/** Lines that were typed and refused, until they are read. */
export const LOST_LINES_KEY = 'larder-lost-lines';
/** Kitchen timers that run, and the dishes they are for. */
export const TIMERS_KEY = 'larder-timers';

/**
 * At sign-out nothing of the person stays in this browser, for the next one to find: neither lists nor words, nor whose they
 * were: but for the note that they put a question away, which would else come back (never-eat.ts). The page that is left still holds the database open: it goes with the page.
 */
export function forgetPerson(): void {
  forgetDevice();
  forgetHandedOver();
  noteMember(false);
  rememberMember(null);
  clearStored();
  noteMemberHere();
  keepHere(LOST_LINES_KEY, undefined);
  keepHere(TIMERS_KEY, undefined);
  if ('indexedDB' in window) indexedDB.deleteDatabase(OFFLINE_DATABASE);
}
