/** Tells who watches a list that it changed, in whatever process. */
export type ListFeed = {
  readonly watch: (listId: string, hear: () => void) => () => void;
  /** Aborted when the server stops: streams must end, or it would wait for them. */
  readonly stopping: AbortSignal;
  readonly close: () => Promise<void>;
};

export type ListFeedDeps = {
  /** The database's notifications; at most once, so a watcher also looks by itself now and then. */
  readonly listen: (hear: (listId: string) => void) => Promise<() => Promise<void>>;
  /** Told why that failed. */
  readonly warn: (error: unknown) => void;
};

/** One subscription for all watchers of this process, made by the first of them. */
export function makeListFeed({ listen, warn }: ListFeedDeps): ListFeed {
  const hearersByList = new Map<string, Set<() => void>>();
  const stop = new AbortController();
  let listening: Promise<() => Promise<void>> | undefined;

  const startListening = (): void => {
    if (listening) return;
    listening = listen((listId) => hearersByList.get(listId)?.forEach((hear) => hear()));
    listening.then(
      // What changed between a watcher's first look and this moment was told to nobody.
      () => hearersByList.forEach((hearers) => hearers.forEach((hear) => hear())),
      (error: unknown) => {
        warn(error);
        // The next watcher tries again; those who are there look by themselves.
        listening = undefined;
      },
    );
  };

  return {
    watch(listId, hear) {
      const hearers = hearersByList.get(listId) ?? new Set();
      hearersByList.set(listId, hearers.add(hear));
      startListening();
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) hearersByList.delete(listId);
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
