import { HOUSEHOLD_THINGS, type HouseholdThing } from '@larder/contract/household.ts';
import type { HouseholdId } from '../../db/scope.ts';

/** Something that others changed; `by` is the session that did, which knows. Undefined where nobody's did. */
export type HouseholdChange = { readonly thing: HouseholdThing; readonly by: string | undefined };

/** Tells who watches a household that something in it changed, in whatever process. */
export type HouseholdFeed = {
  readonly watch: (householdId: HouseholdId, hear: (change: HouseholdChange) => void) => () => void;
  /** Aborted when the server stops: streams must end, or it would wait for them. */
  readonly stopping: AbortSignal;
  readonly close: () => Promise<void>;
};

type Deps = {
  /** The database's notifications. Told whether it hears: what was said in a gap was told to nobody. */
  readonly listen: (hear: (payload: string) => void, watch: (isHearing: boolean) => void) => Promise<() => Promise<void>>;
  /** Told why that failed. */
  readonly warn: (error: unknown) => void;
};

/** What is notified: the household, the thing and, of a change somebody made here, their session. The triggers write it too. */
export const formatChange = (householdId: HouseholdId, { thing, by }: HouseholdChange): string =>
  [householdId, thing, ...(by === undefined ? [] : [by])].join(' ');

export function makeHouseholdFeed({ listen, warn }: Deps): HouseholdFeed {
  const hearersByHousehold = new Map<string, Set<(change: HouseholdChange) => void>>();
  const stop = new AbortController();
  let listening: Promise<() => Promise<void>> | undefined;

  const hearPayload = (payload: string): void => {
    const [householdId = '', word, by] = payload.split(' ');
    const thing = HOUSEHOLD_THINGS.find((known) => known === word);
    if (thing) hearersByHousehold.get(householdId)?.forEach((hear) => hear({ thing, by }));
  };
  /** Whatever it was that nobody heard of. */
  const tellAll = (): void =>
    hearersByHousehold.forEach((hearers) => hearers.forEach((hear) => HOUSEHOLD_THINGS.forEach((thing) => hear({ thing, by: undefined }))));

  const startListening = (): void => {
    if (listening) return;
    listening = listen(hearPayload, (isHearing) => isHearing && tellAll());
    listening.catch((error: unknown) => {
      warn(error);
      // The next watcher tries again; those who are there look by themselves.
      listening = undefined;
    });
  };

  return {
    watch(householdId, hear) {
      const hearers = hearersByHousehold.get(householdId) ?? new Set();
      hearersByHousehold.set(householdId, hearers.add(hear));
      startListening();
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) hearersByHousehold.delete(householdId);
      };
    },
    stopping: stop.signal,
    async close() {
      stop.abort();
      const unlisten = await listening?.catch(() => undefined);
      await unlisten?.();
    },
  };
}
