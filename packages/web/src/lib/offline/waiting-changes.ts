let count = (): number => 0;

/** Whoever queues changes says how many there are. There is one queue at a time: that of who is signed in. */
export function countWaitingBy(counter: () => number): void {
  count = counter;
}

/** How many changes nobody but this browser knows of. */
export const countWaiting = (): number => count();
