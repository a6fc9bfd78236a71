import { addressKey, type RateCounts } from '../http/rate-counts.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** NIST SP 800-63B allows a hundred failures in a row; a fifth of it in a quarter of an hour is plenty for forgetting. */
const FAILURES_PER_ACCOUNT = 20;
/** Higher: a school or an office is one address. */
const FAILURES_PER_ADDRESS = 60;
const SIGN_UPS_PER_ADDRESS = 300;

export type SignInThrottle = {
  /** Counts a try; when there is nothing to wait for, `succeed` is to be called if it was right. */
  readonly begin: (email: string, ip: string) => Promise<{ readonly waitSeconds: number; readonly succeed: () => Promise<void> }>;
  readonly countSignUp: (ip: string) => Promise<number>;
};

/** Counted before the password is looked at, not after: tries sent all at once must not all be let through. */
export function makeSignInThrottle(counts: RateCounts): SignInThrottle {
  const countTry = async (key: string, most: number): Promise<number> => {
    const { count, leftMs } = await counts.add(key, WINDOW_MS);
    return count > most ? Math.ceil(leftMs / 1000) : 0;
  };
  return {
    begin: async (email, ip) => {
      const account = `sign-in of ${email}`;
      const address = `sign-in from ${addressKey(ip)}`;
      const waitSeconds = Math.max(await countTry(account, FAILURES_PER_ACCOUNT), await countTry(address, FAILURES_PER_ADDRESS));
      return {
        waitSeconds,
        succeed: async () => {
          await counts.forget(account);
          await counts.takeBack(address);
        },
      };
    },
    countSignUp: (ip) => countTry(`sign-up from ${addressKey(ip)}`, SIGN_UPS_PER_ADDRESS),
  };
}
