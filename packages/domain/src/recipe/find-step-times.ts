import { NUMBER_WORDS } from '../base/number-words.ts';

/** A stretch of a step that names how long something takes. */
export type StepTime = { readonly start: number; readonly end: number; readonly seconds: number };

/**
 * The times of a step a cook may want to be told the end of: "for 30 minutes", "two to three minutes", "half an hour", and as one
 * "1 hour and 15 minutes" or "1½ hours". Of a range the shorter one, as that is when to look. Not what takes a night.
 */
export function findStepTimes(step: string): readonly StepTime[] {
  const times: StepTime[] = [];
  let last: { readonly unit: number; readonly isLonger: boolean } | undefined;
  for (const part of step.matchAll(PART)) {
    const { unit, seconds } = readPart(part);
    const span = { start: part.index, end: part.index + part[0].length, seconds };
    const before = times.at(-1);
    const between = before && step.slice(before.end, span.start);
    if (before && last && unit < last.unit && AND.test(between!)) {
      // Of the longer end of a range only the words belong to it.
      times[times.length - 1] = { ...before, end: span.end, seconds: before.seconds + (last.isLonger ? 0 : seconds) };
      last = { unit, isLonger: last.isLonger };
    } else if (before && last && !last.isLonger && TO.test(between!)) {
      times[times.length - 1] = { ...before, end: span.end };
      last = { unit, isLonger: true };
    } else {
      times.push(span);
      last = { unit, isLonger: false };
    }
  }
  return times
    .map((time) => ({ ...time, seconds: Math.round(time.seconds) }))
    .filter(({ seconds }) => seconds >= SHORTEST && seconds <= LONGEST);
}

const WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, a: 1, an: 1, half: 1 / 2, quarter: 1 / 4 };
const listWords = (fits: (value: number) => boolean): string =>
  Object.keys(NUMBER_WORDS)
    .filter((word) => fits(NUMBER_WORDS[word]!))
    .join('|');

const SPELLED = `(?:${listWords((value) => value >= 20)})[ -](?:${listWords((value) => value < 10)})|${listWords(() => true)}|an?`;
const WRITTEN = String.raw`\d+[ -]\d/\d|\d/\d|\d+(?:\.\d+|,\d{1,2})?(?: ?[½⅓⅔¼¾])?|[½⅓⅔¼¾]`;
const COUNT = String.raw`(?:${SPELLED}|${WRITTEN})(?: and (?:an? )?(?:half|quarter|\d/\d))?`;
const SHARE = '(?:(?:three|3)[ -]quarters|(?:a )?(?:half|quarter))(?: of)?(?: an?)?';
const RANGE = '(?: to | or | ?[-–] ?)';
const UNIT = '(hours?|hrs?|h|minutes?|mins?|seconds?|secs?)';
const PART = new RegExp(
  String.raw`(?<![\w./½⅓⅔¼¾]|\d,)(?:(${SHARE})|(${COUNT})(?:${RANGE}(?:${COUNT}))?)[ -]?${UNIT}\b(?: and an? (half|quarter)\b)?`,
  'gi',
);
const AND = /^(?:,? and |,? plus | )$/i;
const TO = /^(?: to | ?[-–] ?)$/i;
const SECONDS_OF: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

function readPart([, share, count = '', unitWord = '', more]: RegExpExecArray) {
  const unit = SECONDS_OF[unitWord.charAt(0).toLowerCase()] ?? 0;
  const units = (share === undefined ? readCount(count) : readShare(share)) + (WORDS[more ?? ''] ?? 0);
  return { unit, seconds: units * unit };
}

const readShare = (share: string): number => (/half/i.test(share) ? 1 / 2 : /quarters/i.test(share) ? 3 / 4 : 1 / 4);

/** "1 1/2", "1½", "twenty-five", "two and a half": the sum of its pieces. */
const readCount = (text: string): number =>
  text
    .toLowerCase()
    .replace(/ and (?:an? )?/, ' ')
    .replace(/[½⅓⅔¼¾]/, (sign) => ` ${sign.normalize('NFKD')}`)
    .split(/[ -]/)
    .filter((piece) => piece !== '')
    .reduce((sum, piece) => sum + (WORDS[piece] ?? readNumber(piece)), 0);

function readNumber(piece: string): number {
  const [over, under = '1'] = piece.replace(',', '.').split(/[/⁄]/);
  return Number(over) / Number(under);
}

/** Below, nobody looks away from the pan; above, nobody waits beside it. */
const SHORTEST = 20;
const LONGEST = 6 * 3600;
