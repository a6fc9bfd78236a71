export type Point = { readonly clientX: number; readonly clientY: number };

/** Shorter, or more down than across, it is a tap that slipped or the page being pushed. */
const SWIPE_PX = 60;

/** A finger's way across turns the page: to the left goes on (1), to the right goes back (-1). */
export function readSwipe(from: Point | undefined, to: Point | undefined): -1 | 0 | 1 {
  if (!from || !to) return 0;
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
