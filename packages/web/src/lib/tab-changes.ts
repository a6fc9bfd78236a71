import { HOUSEHOLD_THINGS, type HouseholdThing } from '@larder/contract/household-thing.ts';

const CHANNEL = 'larder-changes';

/** Says to the other tabs of this browser what was changed in this one: the server tells only the other people of a household. */
export function tellTabs(things: readonly HouseholdThing[]): void {
  if (things.length === 0) return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  channel.postMessage(things);
  channel.close();
}

/** Answers with how to stop. A tab of another release may speak of things that this one does not know. */
export function hearTabs(hear: (things: readonly HouseholdThing[]) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const things = HOUSEHOLD_THINGS.filter((thing) => Array.isArray(data) && data.includes(thing));
    if (things.length > 0) hear(things);
  });
  return () => channel.close();
}
