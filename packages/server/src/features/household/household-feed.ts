import { HOUSEHOLD_THINGS, type HouseholdThing } from '@larder/contract/household-thing.ts';
import type { HouseholdId } from '../../db/scope.ts';
import { type Feed, makeFeed } from '../../turns/feed.ts';

/** Something that others changed; `by` is the session that did, which knows. Undefined where nobody's did. */
export type HouseholdChange = { readonly thing: HouseholdThing; readonly by: string | undefined };

/** By household. */
export type HouseholdFeed = Feed<HouseholdChange>;

type Deps = {
  /** Told whether it hears: what was said in a gap was told to nobody. */
  readonly listen: (hear: (payload: string) => void, watch: (isHearing: boolean) => void) => Promise<() => Promise<void>>;
  readonly warn: (error: unknown) => void;
};

/** What is notified: the household, the thing and, of a change somebody made here, their session. The triggers write it too. */
export const formatChange = (householdId: HouseholdId, { thing, by }: HouseholdChange): string =>
  [householdId, thing, ...(by === undefined ? [] : [by])].join(' ');

export const makeHouseholdFeed = ({ listen, warn }: Deps): HouseholdFeed =>
  makeFeed<HouseholdChange>({
    listen: async (tell, tellAll) =>
      listen(
        (payload) => {
          const [householdId = '', word, by] = payload.split(' ');
          const thing = HOUSEHOLD_THINGS.find((known) => known === word);
          if (thing) tell(householdId, { thing, by });
        },
        (isHearing) => isHearing && tellAll(),
      ),
    unheard: HOUSEHOLD_THINGS.map((thing) => ({ thing, by: undefined })),
    warn,
  });
