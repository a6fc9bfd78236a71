import { NUMBER_WORDS } from '../quantity/number-words.ts';

/** A stretch of a step that names how long something takes. */
export type StepTime = { readonly start: number; readonly end: number; readonly seconds: number };

/**
 * The times of a step a cook may want to be told the end of: "for 30 minutes", "two to three minutes", "half an hour". Of a
 * range the shorter one, as that is when to look. Not what takes a night.
 */
export function findStepTimes(step: string): readonly StepTime[] {
  return [...step.matchAll(TIME)].flatMap((found) => {
    const [text, half, low, unit = ''] = found;
    const count = half ? 0.5 : readCount(low ?? '');
    const seconds = Math.round(count * (SECONDS[unit.slice(0, 3).toLowerCase()] ?? 0));
    return seconds < SHORTEST || seconds > LONGEST ? [] : [{ start: found.index, end: found.index + text.length, seconds }];
  });
}

const WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, a: 1, an: 1 };
const COUNT = String.raw`(?:\d+(?:\.\d+)?|${Object.keys(WORDS).join('|')})`;
const TIME = new RegExp(String.raw`\b(?:(half an?)|(${COUNT})(?:(?: to | or |-|–)${COUNT})?)[ -](seconds?|minutes?|mins?|hours?)\b`, 'gi');
const SECONDS: Readonly<Record<string, number>> = { sec: 1, min: 60, hou: 3600 };

const readCount = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text);

/** Below, nobody looks away from the pan; above, nobody waits beside it. */
const SHORTEST = 20;
const LONGEST = 6 * 3600;
