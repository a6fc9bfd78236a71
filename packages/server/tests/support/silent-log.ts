import type { Log } from '../../src/db/log.ts';

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
