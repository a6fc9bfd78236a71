import { forgetHandedOver } from '../handed-over.ts';
import { forgetDevice } from './device.ts';

export const OFFLINE_DATABASE = 'larder-offline';

/** At sign-out nothing of the account stays in this browser. The page that is left still holds it open: it goes with the page. */
export function forgetOffline(): void {
  forgetDevice();
  forgetHandedOver();
  if ('indexedDB' in window) indexedDB.deleteDatabase(OFFLINE_DATABASE);
}
