import { headsBadly, tellsHarm } from '../language/harm-words.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';
import type { Clause } from './clause.ts';

/** "Things that make me swell, in no particular order: crayfish, sesame. Bad memories (grandchild): cabbage": all behind the colon. */
export function listHeaded(items: readonly Item[], clauses: readonly Clause[]): readonly number[] {
  return items.flatMap(({ mark }, colon) => {
    if (mark !== ':') return [];
    const start = items.slice(0, colon).findLastIndex((item) => ENDS_SENTENCE.test(item.mark ?? '')) + 1;
    const end = items.findIndex((item, at) => at > colon && ENDS_SENTENCE.test(item.mark ?? ''));
    const heading = items.slice(start, colon);
    const text = showTyped(heading);
    if (heading.some(isFood) || !(tellsHarm(text) || headsBadly(text))) return [];
    return clauses.flatMap(({ foods }) => foods.filter((at) => at > colon && (end < 0 || at < end)));
  });
}

const ENDS_SENTENCE = /^[.;!?]$/u;
