/** Counts failures by key and says how long a key has to wait. In memory: a restart forgives, several processes count each for itself. */
export type Throttle = {
  /** Seconds until the next try is let through; 0 when it is. */
  readonly waitSeconds: (key: string) => number;
  /** Called before the check, not after: tries sent all at once must not all be let through. */
  readonly countTry: (key: string) => void;
  /** The try was right after all. */
  readonly takeBack: (key: string) => void;
  readonly forgive: (key: string) => void;
};

export type ThrottleLimits = {
  readonly failures: number;
  readonly windowMs: number;
  readonly now: () => number;
};

/** Bounds the memory an attacker can make us use; the oldest windows are forgotten first. */
const MAX_KEYS = 20_000;

export function makeThrottle({ failures, windowMs, now }: ThrottleLimits): Throttle {
  const windows = new Map<string, { count: number; endsMs: number }>();
  const find = (key: string) => {
    const window = windows.get(key);
    if (window && window.endsMs <= now()) windows.delete(key);
    return windows.get(key);
  };
  return {
    waitSeconds: (key) => {
      const window = find(key);
      return window && window.count >= failures ? Math.ceil((window.endsMs - now()) / 1000) : 0;
    },
    countTry: (key) => {
      const window = find(key);
      if (window) {
        window.count += 1;
        return;
      }
      if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
      windows.set(key, { count: 1, endsMs: now() + windowMs });
    },
    takeBack: (key) => {
      const window = find(key);
      if (window) window.count -= 1;
    },
    forgive: (key) => {
      windows.delete(key);
    },
  };
}

/** One household's line is one address: IPv6 hands out a whole /64. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const groups = ip.includes('::') ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back] : front;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const WINDOW_MS = 15 * 60 * 1000;
/** NIST SP 800-63B allows a hundred failures in a row; a fifth of it in a quarter of an hour is plenty for forgetting. */
const FAILURES_PER_ACCOUNT = 20;
/** Higher: a school or an office is one address. */
const FAILURES_PER_ADDRESS = 60;
const SIGN_UPS_PER_ADDRESS = 300;

export type SignInThrottle = {
  /** Counts a try; when there is nothing to wait for, `succeed` is to be called if it was right. */
  readonly begin: (email: string, ip: string) => { readonly waitSeconds: number; readonly succeed: () => void };
  readonly countSignUp: (ip: string) => number;
};

export function makeSignInThrottle(now: () => number): SignInThrottle {
  const byAccount = makeThrottle({ failures: FAILURES_PER_ACCOUNT, windowMs: WINDOW_MS, now });
  const byAddress = makeThrottle({ failures: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS, now });
  const signUps = makeThrottle({ failures: SIGN_UPS_PER_ADDRESS, windowMs: WINDOW_MS, now });
  return {
    begin: (email, ip) => {
      const address = addressKey(ip);
      const waitSeconds = Math.max(byAccount.waitSeconds(email), byAddress.waitSeconds(address));
      if (waitSeconds === 0) {
        byAccount.countTry(email);
        byAddress.countTry(address);
      }
      return {
        waitSeconds,
        succeed: () => {
          byAccount.forgive(email);
          byAddress.takeBack(address);
        },
      };
    },
    countSignUp: (ip) => {
      const address = addressKey(ip);
      const waitSeconds = signUps.waitSeconds(address);
      if (waitSeconds === 0) signUps.countTry(address);
      return waitSeconds;
    },
  };
}
