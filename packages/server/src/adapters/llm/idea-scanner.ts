/** More than any believable answer: a stream that never ends is cut here. */
const LONGEST_ANSWER = 200_000;

/**
 * Finds the complete objects of the array called "meals" in a text that comes in pieces, however cut and whatever stands
 * around it: fences, thoughts, an end that never comes. Reading as it comes is what makes the first meal early.
 */
export function makeIdeaScanner() {
  let text = '';
  let at = -1;
  let depth = 0;
  let start = -1;
  let isInString = false;
  let isOver = false;

  /** The objects that this piece completes. */
  function feed(piece: string): readonly string[] {
    if (isOver) return [];
    text += piece;
    if (at < 0) at = findArray(text);
    if (at < 0) return [];
    const found: string[] = [];
    for (; at < text.length && !isOver; at++) {
      const mark = text[at]!;
      if (isInString) {
        if (mark === '\\') at += 1;
        else if (mark === '"') isInString = false;
      } else if (mark === '"') isInString = true;
      else if (mark === '{' || mark === '[') {
        if (depth === 0) start = at;
        depth += 1;
      } else if (mark === '}' || mark === ']') {
        depth -= 1;
        if (depth < 0) isOver = true;
        else if (depth === 0) found.push(text.slice(start, at + 1));
      }
    }
    return found;
  }

  return { feed, isTooLong: (): boolean => text.length > LONGEST_ANSWER };
}

/** Where the array's content begins; -1 while it has not. A thinking model may write of "meals" before it answers. */
function findArray(text: string): number {
  const isThinking = /^\s*<think/i.test(text);
  const from = isThinking ? text.search(/<\/think(?:ing)?>/i) : 0;
  if (from < 0) return -1;
  const opening = /"meals"\s*:\s*\[/.exec(text.slice(from));
  return opening ? from + opening.index + opening[0].length : -1;
}
