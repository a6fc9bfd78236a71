import { HOUSEHOLD_THINGS, type HouseholdThing } from '@larder/contract/household-thing.ts';
import { hearOnChannel, tellOnChannel } from './tab-channel.ts';

const CHANNEL = 'larder-changes';

/** Says to the other tabs of this browser what was changed in this one: the server tells only the other people of a household. */
export function tellTabs(things: readonly HouseholdThing[]): void {
  if (things.length > 0) tellOnChannel(CHANNEL, things);
}

/** Answers with how to stop. A tab of another release may speak of things that this one does not know. */
export const hearTabs = (hear: (things: readonly HouseholdThing[]) => void): (() => void) =>
  hearOnChannel(CHANNEL, (said) => {
    const things = HOUSEHOLD_THINGS.filter((thing) => Array.isArray(said) && said.includes(thing));
    if (things.length > 0) hear(things);
  });
