/** Known words by length, so that a misspelt one is compared with few. */
export type WordStock = ReadonlyMap<number, readonly string[]>;

export function makeWordStock(words: Iterable<string>): WordStock {
  const stock = new Map<number, string[]>();
  for (const word of new Set(words)) {
    if (word.length < 4) continue;
    const same = stock.get(word.length);
    if (same) same.push(word);
    else stock.set(word.length, [word]);
  }
  return stock;
}

/**
 * The known word a misspelt one stands for. One slip from five letters on, two from nine: measured to repair most
 * misspelt queries without turning rare real words into foods.
 */
export function repairWord(word: string, stock: WordStock): string | undefined {
  if (word.length < SHORT_LENGTH) return TOO_SHORT[word];
  if (word.length > 24) return undefined;
  const short = word.length === SHORT_LENGTH ? repairShort(word, stock) : undefined;
  if (!VOWEL.test(word)) return short ?? findByConsonants(word, stock);
  return word.length === SHORT_LENGTH ? short : findNearest(word, stock);
}

const repairShort = (word: string, stock: WordStock): string | undefined =>
  WITHOUT_A_LETTER.find((known) => slips(word, known, 1) === 1) ?? stock.get(SHORT_LENGTH)?.find((known) => isSwapped(word, known));

function findNearest(word: string, stock: WordStock): string | undefined {
  const allowed = word.length >= 9 ? 2 : 1;
  let best: string | undefined;
  let bestCost = allowed + 1;
  for (let length = word.length - allowed; length <= word.length + allowed; length++) {
    for (const known of stock.get(length) ?? []) {
      // The first letter is seldom wrong, and with another one "weather" becomes "feather".
      if (known.charCodeAt(0) !== word.charCodeAt(0)) continue;
      const cost = slips(word, known, allowed);
      if (cost < bestCost || (cost === 1 && bestCost === 1 && isLikelier(known, best!, word))) {
        best = known;
        bestCost = cost;
      }
    }
  }
  return best ?? findAlike(word, stock);
}

/** Letters in another order are the likelier slip ("swete" is "sweet" and no "swede"), then what sounds the same ("carot" is no carom). */
const isLikelier = (known: string, best: string, word: string): boolean => {
  if (isSwapped(word, known) || isSwapped(word, best)) return !isSwapped(word, best);
  const sound = soundOf(word);
  return soundOf(known) === sound && soundOf(best) !== sound;
};

const VOWEL = /[aeiouy]/u;

/** "Lntls": a word without vowels is the one that has its other letters. */
const findByConsonants = (word: string, stock: WordStock): string | undefined => {
  for (let length = word.length + 1; length <= 2 * word.length + 1; length++)
    for (const known of stock.get(length) ?? [])
      if (known.charCodeAt(0) === word.charCodeAt(0) && known.replaceAll(/[aeiouy]/gu, '') === word) return known;
  return undefined;
};

/** What people say in nearly every wish, and mistype: "plese make pasta". Nothing that refuses, and that nothing which does looks like. */
const PLAIN_WORDS =
  'please something anything everything would could recipe recipes delicious healthy quick quickly tonight tomorrow because really favourite favorite different family making cooking looking thinking hungry amazing afternoon evening morning weekend make want like some with have need love cook give'.split(
    ' ',
  );
const PLAIN_STOCK = makeWordStock(PLAIN_WORDS);

/** The plain word that a word stands for which nothing else explains. */
export const repairPlain = (word: string): string | undefined =>
  repairWord(word, PLAIN_STOCK) ??
  (word.length === SHORT_LENGTH ? PLAIN_WORDS.find((known) => known.startsWith(word.charAt(0)) && isOneLonger(word, known)) : undefined);

const isOneLonger = (word: string, known: string): boolean => known.length === word.length + 1 && slips(word, known, 1) === 1;

/** By the form as it is typed, plurals too: a misspelt "eggs" has no key that is near to "egg". */
export type AllergenForms = ReadonlyMap<string, string>;

/** Whether a sentence refuses something: by a word that does, or perhaps, by one that is not known to wish. */
export type Refusing = 'yes' | 'maybe' | 'no';

/**
 * The allergens a misspelt word may stand for. Tried before every other word, as they are what it would be worst to miss; in a
 * sentence that refuses something a slip in four letters is enough to take it for one, and of those equally near ("peaes" is
 * "peas" or "pears") each is left out.
 */
export function repairAllergen(word: string, forms: AllergenForms, refusing: Refusing): readonly string[] {
  const refuses = refusing === 'yes';
  const least = refuses ? 3 : 6;
  if (word.length < 3 || word.length > 24) return [];
  const mayShuffle = refuses && word.length >= LEAST_SHUFFLED;
  const allowed = word.length >= 9 || mayShuffle ? 2 : 1;
  let best: string[] = [];
  let bestCost = allowed + 1;
  for (const [form, key] of forms) {
    const cost = costOfRepair(word, form, { least, allowed, refusing });
    if (cost === undefined || cost > bestCost) continue;
    // A letter is missed more often than one is added: "papya" is papaya before it is papa.
    best = cost < bestCost ? [key] : form.length > word.length ? [key, ...best] : [...best, key];
    bestCost = cost;
  }
  return refuses ? [...new Set(best)] : best.slice(0, 1);
}

/** Slips between a word and what it may stand for; `undefined` where it is too short, or too far from it. */
function costOfRepair(
  word: string,
  form: string,
  { least, allowed, refusing }: { readonly least: number; readonly allowed: number; readonly refusing: Refusing },
): number | undefined {
  if (form.charCodeAt(0) !== word.charCodeAt(0)) return undefined;
  const isTooShort = word.length < least || form.length < Math.max(4, least - 1);
  if (isTooShort && (refusing === 'no' || !(hasSameLetters(word, form) || (refusing === 'yes' && isOfSameLetters(word, form)))))
    return undefined;
  const cost = slips(word, form, allowed);
  return cost > allowed || (cost === 2 && word.length < 9 && !isShuffled(word, form)) ? undefined : cost;
}

/**
 * Written by ear, which often begins with another letter: "korn", "kreem", "knightshade". The same consonants as they sound, not
 * too far off by letters and with one end at least in common, as many a name has those of a food too ("Karen": corn, carne).
 */
export function hearAllergen(word: string, forms: AllergenForms): readonly string[] {
  const frame = frameOf(word);
  if (frame.length < LEAST_FRAME) return [];
  const allowed = word.length > SHORT_LENGTH ? 2 : 1;
  const alike = (framesOf(forms).get(frame) ?? []).filter(
    (form) => (form.charAt(0) === word.charAt(0) || form.at(-1) === word.at(-1)) && slips(word, form, allowed) <= allowed,
  );
  return [...new Set(alike.map((form) => forms.get(form)!))];
}

function framesOf(forms: AllergenForms): ReadonlyMap<string, readonly string[]> {
  const known = frames.get(forms);
  if (known) return known;
  const made = new Map<string, string[]>();
  for (const form of forms.keys()) {
    const frame = frameOf(form);
    made.set(frame, [...(made.get(frame) ?? []), form]);
  }
  frames.set(forms, made);
  return made;
}

const frames = new WeakMap<AllergenForms, ReadonlyMap<string, readonly string[]>>();

/** Its sound without vowels but the one it begins with. */
const frameOf = (word: string): string =>
  soundOf(
    word
      .replace(/^(?:kn|gn|pn)/u, 'n')
      .replace(/^wr/u, 'r')
      .replace(/ght/gu, 't'),
  )
    .replace(/(?<!^)[aeiouy]/gu, '')
    .replace(/(.)\1+/gu, '$1');

const LEAST_FRAME = 3;

/** Three letters are too few for a slip, but "cdo" can only be one food; "nutts". */
const hasSameLetters = (word: string, form: string): boolean =>
  isSwapped(word, form) || (word.length === form.length + 1 && word.replace(/(.)\1/u, '$1') === form);

const LEAST_SHUFFLED = 6;

/** "Caehws" for "cashews": its letters in another order, of which one may be missing. */
function isShuffled(word: string, form: string): boolean {
  if (form.at(-1) !== word.at(-1) || form.length < word.length) return false;
  const left = form.split('');
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length <= 1;
}

/** Written as it sounds: "tofoo", "chikin", "brokoli" are further off by letters than by ear. */
function findAlike(word: string, stock: WordStock): string | undefined {
  const known = soundsOf(word.charAt(0), stock).get(soundOf(word));
  return known !== undefined && Math.abs(known.length - word.length) <= 1 ? known : undefined;
}

/** By the first letter, as a sentence has few words that nothing else explains. */
function soundsOf(initial: string, stock: WordStock): ReadonlyMap<string, string> {
  const ofStock = sounds.get(stock) ?? new Map<string, ReadonlyMap<string, string>>();
  sounds.set(stock, ofStock);
  const known = ofStock.get(initial);
  if (known) return known;
  const words = [...stock.values()].flat().filter((word) => word.startsWith(initial));
  const made = new Map(words.toReversed().map((word) => [soundOf(word), word]));
  ofStock.set(initial, made);
  return made;
}

const sounds = new WeakMap<WordStock, Map<string, ReadonlyMap<string, string>>>();

const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/gh/g, 'g')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/[ou]+/g, 'u')
    .replace(/[eiy]+/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/ir$|ur$|ar$/, 'r');

/** Four letters are too few for a slip of any kind, but "hgih" can only be one word. */
const SHORT_LENGTH = 4;

/** Diets and allergens that it would be worst to miss, and that nothing else looks like. */
const WITHOUT_A_LETTER = ['vegan', 'halal', 'dairy', 'wheat'];

/** By key, which has no plural: what is left of "eggs", "milk", "beef", "fish" and "nuts" when a letter is missed. */
const TOO_SHORT: Readonly<Record<string, string>> = {
  eg: 'egg',
  egs: 'egg',
  mlk: 'milk',
  mik: 'milk',
  bef: 'beef',
  fsh: 'fish',
  fis: 'fish',
  nts: 'nut',
};

const isSwapped = (word: string, known: string): boolean =>
  word.startsWith(known.charAt(0)) && word !== known && lettersOf(word) === lettersOf(known) && slips(word, known, 1) === 1;

/** "Eeg" for egg: one of its letters written in another's place. */
const isOfSameLetters = (word: string, form: string): boolean =>
  word.length === form.length && lettersOf([...new Set(word)].join('')) === lettersOf([...new Set(form)].join(''));

const lettersOf = (word: string): string => word.split('').toSorted().join('');

/** Damerau-Levenshtein in its restricted form: swapped neighbours count as one. Stops at more than `limit`. */
export function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (a.length >= LONGEST || b.length >= LONGEST) return limit + 1;
  let [before, last, current] = ROWS as [number[], number[], number[]];
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (letter === other ? 0 : 1));
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
        cost = Math.min(cost, before[column - 2]! + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return last[b.length]!;
}

/** Letters: no word that is repaired has as many. */
const LONGEST = 64;
/** Used again for every pair, of which a misspelt word has some thousand. */
const ROWS: readonly number[][] = [0, 1, 2].map(() => Array.from({ length: LONGEST }, () => 0));
