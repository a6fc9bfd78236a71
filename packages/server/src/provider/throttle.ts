import { addressKey, type RateCounts } from '../http/rate-counts.ts';

const WINDOW_MS = 15 * 60 * 1000;
/**
 * Of an account from one address: NIST SP 800-63B allows a hundred failures in a row; a fifth of it in a quarter of an hour is
 * plenty for forgetting. Not of the account alone: whoever knows an email could shut its owner out.
 */
const FAILURES_PER_ACCOUNT = 20;
/** Past so many from anywhere, each further try on the account takes longer, the right one too. */
const FAILURES_BEFORE_SLOW = 20;
const SLOWER_BY_MS = 250;
const SLOWEST_MS = 5000;
/** Higher: a school or an office is one address. */
const FAILURES_PER_ADDRESS = 60;
const SIGN_UPS_PER_ADDRESS = 300;

export type SignInThrottle = {
  /** Counts a try; when there is nothing to wait for, `succeed` is to be called if it was right. */
  readonly begin: (email: string, ip: string) => Promise<SignInTurn>;
  readonly countSignUp: (ip: string) => Promise<number>;
};

export type SignInTurn = {
  /** Until another try is looked at; 0 for this one. */
  readonly waitSeconds: number;
  /** To let pass before the password is looked at. */
  readonly slowMs: number;
  readonly succeed: () => Promise<void>;
};

/** Counted before the password is looked at, not after: tries sent all at once must not all be let through. */
export function makeSignInThrottle(counts: RateCounts): SignInThrottle {
  const countTry = async (key: string, most: number): Promise<number> => {
    const { count, leftMs } = await counts.add(key, WINDOW_MS);
    return count > most ? Math.ceil(leftMs / 1000) : 0;
  };
  const countSlowness = async (key: string): Promise<number> => {
    const { count } = await counts.add(key, WINDOW_MS);
    return Math.min(SLOWEST_MS, Math.max(0, count - FAILURES_BEFORE_SLOW) * SLOWER_BY_MS);
  };
  return {
    begin: async (email, ip) => {
      const from = addressKey(ip);
      const account = `sign-in of ${email}`;
      const accountFrom = `sign-in of ${email} from ${from}`;
      const address = `sign-in from ${from}`;
      const waitSeconds = Math.max(await countTry(accountFrom, FAILURES_PER_ACCOUNT), await countTry(address, FAILURES_PER_ADDRESS));
      const slowMs = waitSeconds > 0 ? 0 : await countSlowness(account);
      return {
        waitSeconds,
        slowMs,
        succeed: async () => {
          await counts.forget(account);
          await counts.forget(accountFrom);
          await counts.takeBack(address);
        },
      };
    },
    countSignUp: (ip) => countTry(`sign-up from ${addressKey(ip)}`, SIGN_UPS_PER_ADDRESS),
  };
}
