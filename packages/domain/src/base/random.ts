/** Uniform in [0, 1). Passed in wherever chance is needed, so that the same seed gives the same plan. */
export type Random = () => number;

/**
 * What is added to a seed for a further choice from the same one. Primes, far apart: counting from one seed never comes to where
 * another choice counts.
 */
export const SEEDS = {
  /** Another idea for a meal, each time from elsewhere. */
  refresh: 7919,
  /** Another day in the place of one that failed its check, and another week. */
  nextDay: 104_729,
  nextWeek: 49_979_687,
  /** Which of the household's own recipes are taken, and whether it is the day for one. */
  ownRecipe: 15_485_863,
  ownDay: 32_452_843,
} as const;

/** FNV-1a, 32 bit: stable over platforms and releases, which a saved seed relies on. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: 32 bits of state are enough for choosing dishes; it is not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
