/** Of one process. Each is a process of its own beside this one, of about 100 MB. */
const MOST_READ_AT_ONCE = 4;
/** What they keep on the disk is bounded besides (`disk-room.ts`). */
const MOST_UNDER_WAY = 16;

export type ImportTurns = {
  /** One import of an account at a time, some accounts at once: otherwise why not. */
  readonly begin: (account: string) => 'under-way' | 'busy' | (() => void);
  /** Runs `read` as soon as fewer than `mostAtOnce` others are. */
  readonly read: <Value>(read: () => Promise<Value>) => Promise<Value>;
};

export function makeImportTurns(mostAtOnce = MOST_READ_AT_ONCE, mostUnderWay = MOST_UNDER_WAY): ImportTurns {
  const underWay = new Set<string>();
  const waiting: (() => void)[] = [];
  let reading = 0;
  return {
    begin: (account) => {
      if (underWay.has(account)) return 'under-way';
      if (underWay.size >= mostUnderWay) return 'busy';
      underWay.add(account);
      return () => void underWay.delete(account);
    },
    read: async (read) => {
      if (reading >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else reading += 1;
      try {
        return await read();
      } finally {
        // Handed on, so that nobody comes in between.
        const next = waiting.shift();
        if (next) next();
        else reading -= 1;
      }
    },
  };
}
