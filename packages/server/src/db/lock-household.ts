import type { DatabaseHandle } from './database.ts';
import type { HouseholdScope } from './scope.ts';

/** Until the transaction ends nobody else changes the household's calendar: storing a day takes a key-share lock of this row. */
export async function lockHousehold({ kysely }: DatabaseHandle, { householdId }: HouseholdScope): Promise<void> {
  await kysely.selectFrom('households').select('id').where('id', '=', householdId).forUpdate().execute();
}
