import type { CalendarDeletion } from '@larder/contract/account.ts';
import type { UserId } from '../../db/scope.ts';
import type { RemovalStore } from './removal-store.ts';

export type DeleteDeps = {
  readonly removal: RemovalStore;
  /**
   * Takes our events out of an outside calendar and gives its tokens back. Before the account goes, as the tokens go with it.
   * Undefined where no outside calendar was connected.
   */
  readonly forgetOutsideCalendar: (userId: UserId) => Promise<CalendarDeletion | undefined>;
};

/** An outside calendar that does not answer must not keep anybody here: the account goes, and the answer says what is left there. */
export async function deleteAccount({ removal, forgetOutsideCalendar }: DeleteDeps, userId: UserId): Promise<CalendarDeletion | undefined> {
  for (const duplicate of await removal.listDuplicates(userId)) await forgetOutsideCalendar(duplicate);
  const calendarDeletion = await forgetOutsideCalendar(userId);
  await removal.deleteAccount(userId);
  return calendarDeletion;
}
