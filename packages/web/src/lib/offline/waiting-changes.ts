type Waiting = { readonly count: () => number; readonly words: () => readonly string[] };

let waiting: Waiting = { count: () => 0, words: () => [] };

/** Whoever queues changes says what they are. There is one queue at a time: that of who is signed in. */
export function tellWaitingBy(teller: Waiting): void {
  waiting = teller;
}

/** How many changes nobody but this browser knows of. */
export const countWaiting = (): number => waiting.count();

/** What was typed in them. */
export const listWaitingWords = (): readonly string[] => waiting.words();
