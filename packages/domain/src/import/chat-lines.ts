import { rateIngredientLine } from './ingredient-likeness.ts';

/** Lines of a text, and those that others wrote around it. */
type Conversation = { readonly own: readonly string[]; readonly besides: readonly string[] };

/**
 * Lines of a conversation without who said them and when ("[12/03/24, 18:22] Mum: 2 onions"), of whoever wrote most;
 * of a mail that was answered what it quotes, without the marks. Lines of anything else as they are.
 */
export function stripConversation(lines: readonly string[]): Conversation {
  const written = lines.filter((line) => line.trim() !== '').length;
  const [quotes, around] = partition(lines, (line) => QUOTED.test(line));
  const quoted = quotes.length;
  // Marks before the lines of a list alone are its bullets.
  const isList = quotes.filter((line) => rateIngredientLine(line.replace(QUOTED, '')) >= 1).length >= quoted * MOSTLY;
  if (quoted >= LEAST_LINES && quoted >= written / 2 && !isList) {
    const subject = lines.find((line) => SUBJECT.test(line));
    const answered = stripConversation(quotes.map((line) => line.replace(QUOTED, '')));
    const own = subject === undefined ? answered.own : [subject, '', ...answered.own];
    return { own, besides: [...around, ...answered.besides] };
  }
  const said = lines.map((line) => SAID.exec(line.trim())?.groups as Said | undefined);
  const count = said.filter(Boolean).length;
  if (count < LEAST_LINES || count < written / 2) return { own: lines, besides: [] };
  const speaker = findMainSpeaker(said);
  let at: string | undefined;
  const spoken = lines.map((line, index) => {
    at = said[index]?.who ?? at;
    return { who: at, words: said[index]?.words ?? line };
  });
  const [own, besides] = partition(spoken, ({ who }) => who === speaker);
  return { own: own.map(({ words }) => words), besides: besides.map(({ words }) => words.trim()) };
}

function partition<One>(all: readonly One[], isFirst: (one: One) => boolean): readonly [readonly One[], readonly One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

const LEAST_LINES = 3;
const MOSTLY = 0.7;
/** What the mail is about may be the dish. */
const SUBJECT = /^\s*(?:subject|betreff|objet|asunto|oggetto)\s?:/i;
const QUOTED = /^\s{0,3}(?:>\s?)+/;

type Said = { readonly who: string; readonly words: string };

/** As the common messengers export and copy: a date or a time, a name, a colon. */
const SAID =
  /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+(?:(?:at|um|à)\s+)?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?\s*(?:[-–]\s*)?(?<who>[^:]{1,40}):\s(?<words>.*)$/iu;

function findMainSpeaker(said: readonly (Said | undefined)[]): string | undefined {
  const letters = new Map<string, number>();
  for (const one of said) if (one) letters.set(one.who, (letters.get(one.who) ?? 0) + one.words.length);
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}
