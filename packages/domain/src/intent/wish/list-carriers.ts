import { isFood, type Item } from '../language/read-items.ts';
import type { Modes } from './clause.ts';

/** "No mustard on the ham", "leave it out of her oatmeal": what something is left out of stays, unless it is the thing's own part. */
export function listCarriers(items: readonly Item[], modes: Modes): readonly number[] {
  return items.flatMap(({ words }, at) => {
    if (!DETERMINER.test(words) || !isFood(items[at + 1])) return [];
    const [front, before] = [items[at - 2], items[at - 1]];
    const isLeftOut = isFood(front) && LEFT_OUT.test(modes.get(at - 2) ?? '') && !PART.test(front?.words ?? '');
    return (ON.test(before?.words ?? '') && isLeftOut) || KEPT_OUT.test(textBefore(items, at)) ? [at + 1] : [];
  });
}

const textBefore = (items: readonly Item[], at: number): string =>
  items
    .slice(Math.max(0, at - 5), at)
    .map(({ words }) => words)
    .join(' ');

const DETERMINER = /^(?:the|my|his|her|our|their|your)$/u;
const ON = /^(?:on|in|into|onto|inside|off|from)$/u;
const PART = /^(?:lactose|gluten|casein|whey|seeds?|skins?|peels?|pits?|bones?|yolks?|whites?|shells?|flesh|juice)$/u;
const KEPT_OUT = /\b(?:keep|leave|left|kept|keeping|leaving)(?: \w+){1,3} out of$/u;
const LEFT_OUT = /^(?:exclude|allergy|doubt|denied)$/u;
