/** Tells who watches something that it changed, in whatever process. */
export type Feed<News> = {
  readonly watch: (key: string, hear: (news: News) => void) => () => void;
  /** Aborted when the server stops: streams must end, or it would wait for them. */
  readonly stopping: AbortSignal;
  readonly close: () => Promise<void>;
};

export type FeedDeps<News> = {
  /**
   * The database's notifications; at most once, so a watcher also looks by itself now and then. `tellAll`: something may have changed
   * that nobody heard of.
   */
  readonly listen: (tell: (key: string, news: News) => void, tellAll: () => void) => Promise<() => Promise<void>>;
  /** What everybody is told then. */
  readonly unheard: readonly News[];
  /** Told why listening failed. */
  readonly warn: (error: unknown) => void;
};

/** One subscription for all watchers of this process, made by the first of them. */
export function makeFeed<News>({ listen, unheard, warn }: FeedDeps<News>): Feed<News> {
  const hearersByKey = new Map<string, Set<(news: News) => void>>();
  const stop = new AbortController();
  let listening: Promise<() => Promise<void>> | undefined;

  const tell = (key: string, news: News): void => hearersByKey.get(key)?.forEach((hear) => hear(news));
  const tellAll = (): void => hearersByKey.forEach((hearers) => hearers.forEach((hear) => unheard.forEach(hear)));

  const startListening = (): void => {
    if (listening) return;
    listening = listen(tell, tellAll);
    listening.catch((error: unknown) => {
      warn(error);
      // The next watcher tries again; those who are there look by themselves.
      listening = undefined;
    });
  };

  return {
    watch(key, hear) {
      const hearers = hearersByKey.get(key) ?? new Set();
      hearersByKey.set(key, hearers.add(hear));
      startListening();
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) hearersByKey.delete(key);
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
