/** A plan of the test: what it contains follows from these two. */
export type TestPlan = { readonly number: number; readonly version: number };

/** A server process that saves plans and can be killed. The real server over HTTP can be another one of these. */
export type Victim = {
  /** Resolves with the acknowledgement; rejects when the process ends before it. Version 1 saves, a later one updates. */
  readonly save: (plan: TestPlan) => Promise<void>;
  readonly list: () => Promise<{ readonly plans: readonly (TestPlan & { readonly isIntact: boolean })[]; readonly rowsInTable: number }>;
  /** kill -9, and wait until it is gone. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type StartVictim = () => { readonly ready: Promise<Victim>; readonly kill: () => Promise<void> };
