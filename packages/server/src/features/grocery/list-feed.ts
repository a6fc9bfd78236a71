import { type Feed, makeFeed } from '../../turns/feed.ts';

/** By list. Watchers read for themselves what changed. */
export type ListFeed = Feed<undefined>;

export type ListFeedDeps = {
  readonly listen: (hear: (listId: string) => void) => Promise<() => Promise<void>>;
  readonly warn: (error: unknown) => void;
};

export const makeListFeed = ({ listen, warn }: ListFeedDeps): ListFeed =>
  makeFeed<undefined>({
    listen: async (tell, tellAll) => {
      const stop = await listen((listId) => tell(listId, undefined));
      // What changed between a watcher's first look and this moment was told to nobody.
      tellAll();
      return stop;
    },
    unheard: [undefined],
    warn,
  });
