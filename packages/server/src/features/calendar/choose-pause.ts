import type { Random } from '@larder/domain/base/random.ts';

/** From Google's own advice: doubling seconds with a chance part, so that many servers do not come back together. */
export function backoffSeconds(attempts: number, random: Random): number {
  return Math.min(2 ** Math.min(attempts, 16), LONGEST_SECONDS) + random();
}

/** An outage of a day is then asked about a hundred times, and noticed within a quarter of an hour to be over. */
const LONGEST_SECONDS = 15 * 60;

/** Limits that are counted in hours are not helped by asking every minute. */
export function quotaPauseSeconds(attempts: number, random: Random): number {
  return Math.min(2 ** attempts, 6) * 3600 + random() * 600;
}
