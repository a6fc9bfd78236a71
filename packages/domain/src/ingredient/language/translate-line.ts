import { foldWord, getLocalWords, stemWord, stemWords, type LocalLanguage, type LocalWords } from './local-words.ts';

/**
 * A line in English words, for the reader that knows only those. `isSure` where a word of it is a food of the table, not just the end
 * of one; `isPlain` where nothing else is said of the food: "2 große Eier, verquirlt", and not "Nudeln mit Nüssen".
 */
export type TranslatedLine = {
  readonly text: string;
  readonly food: string;
  readonly isSure: boolean;
  readonly isPlain: boolean;
  readonly hasUnit: boolean;
};

/**
 * "2 EL Mehl, gesiebt" as "2 tbsp all-purpose flour": amount, unit and food by the tables of the language, and what is said
 * of the food where that changes its weight. Undefined when no word of the line is a food of the table.
 */
export function translateLine(line: string, language: LocalLanguage): TranslatedLine | undefined {
  const words = getLocalWords(language);
  const { text, bracketed, bare, leading, unit, name, bareName } = splitLine(line, words);
  const food = findFood(name, { words, language });
  if (!food) return undefined;
  const trailing = leading.amount === '' ? readTrailing(`${bare} ${bracketed}`, words) : undefined;
  const drained = readDrained(bracketed, leading.amount);
  const measure = drained === undefined ? readMeasure(bracketed, words) : undefined;
  const pack = words.packs.get(food.key);
  const english = pack?.unit === unit.english && unit.english !== '' ? `${pack.grams} g` : unit.english;
  const amount = drained ?? trailing ?? [leading.amount, english].filter(Boolean).join(' ');
  const states = [
    ...new Set(
      foldWord(text)
        .split(/[^\p{L}]+/u)
        .filter(Boolean)
        .flatMap((word) => words.states.get(stemWord(word, language)) ?? []),
    ),
  ];
  const parts = [amount, ...states.filter((state) => LEADING_STATES.has(state) && !food.english.includes(state)), food.english];
  const after = states.filter((state) => !LEADING_STATES.has(state));
  return {
    text: `${parts.filter(Boolean).join(' ')}${measure ? ` (${measure})` : ''}${after.length > 0 ? `, ${after.join(', ')}` : ''}`,
    food: food.english,
    isSure: food.isSure,
    isPlain: food.isSure && isPlain(bareName, { key: food.key, words, language }),
    hasUnit: unit.english !== '',
  };
}

/** The same for a food that no table has: its amount and measure in English, its name as it is written. */
export function translateMeasure(line: string, language: LocalLanguage): string {
  const { leading, unit, name } = splitLine(line, getLocalWords(language));
  return [leading.amount, unit.english, name].filter(Boolean).join(' ');
}

/** What a line calls its food, in small letters: no amount or measure, nor how it is cut or what it is for. */
export function listFoodWords(line: string, language: LocalLanguage): readonly string[] {
  const words = getLocalWords(language);
  const [head = ''] = splitLine(line, words).bareName.split(ASIDE);
  return listWords(head).filter((word) => !words.states.has(stemWord(word, language)));
}

const ASIDE = /,|;|\s(?:zum|zur|pour|para|au goût|al gusto)\s/i;
const listWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter(Boolean);

type SplitLine = {
  readonly text: string;
  readonly bracketed: string;
  readonly bare: string;
  readonly leading: Leading;
  readonly unit: ReturnType<typeof readUnit>;
  readonly name: string;
  /** Without the amount where that stands behind it. */
  readonly bareName: string;
};

function splitLine(line: string, words: LocalWords): SplitLine {
  const text = line
    .replaceAll('\u00a0', ' ')
    .replaceAll('’', "'")
    .replaceAll(/(\d)\s*[–—]\s*(?=\d)/g, '$1-')
    .trim();
  const bracketed = /\(([^()]{1,60})\)/.exec(text)?.[1] ?? '';
  const bare = text.replaceAll(/\([^()]{0,200}\)/g, ' ').trim();
  const leading = readAmount(bare, words) ?? { amount: '', rest: bare };
  const unit = readUnit(leading.rest, words);
  const name = unit.rest.replace(/^(?:de la |de l'|de |d'|du |des |del |von |vom )/i, '');
  const bareName = leading.amount === '' && readTrailing(name, words) !== undefined ? name.replace(TRAILING_AMOUNT, '') : name;
  return { text, bracketed, bare, leading, unit, name, bareName };
}

type Naming = { readonly key: string; readonly words: LocalWords; readonly language: LocalLanguage };

/** Whether a name is a food of the table and how it is cut, and no other food stands behind it. */
function isPlain(name: string, { key, words, language }: Naming): boolean {
  const [head = '', ...asides] = name.split(/[,;]/);
  const said = listWords(head).filter((word) => stemWord(word, language) === key || !words.states.has(stemWord(word, language)));
  return stemWords(said.join(' '), language).join(' ') === key && asides.every((aside) => !findFood(aside, { words, language }));
}

/** English says these before the food, and a row may be called so. */
const LEADING_STATES: ReadonlySet<string> = new Set(['small', 'large', 'cooked', 'frozen', 'dried']);

const NUMBER = String.raw`(?:\d+\s+\d\/\d+|\d+\s?[½¼¾⅓⅔⅛]|\d+\/\d+|\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛])`;
const AMOUNT = new RegExp(
  String.raw`^(?:(?:ca\.?|etwa|circa|env\.?|environ|unos|unas|aprox\.?)\s+)?(${NUMBER})(?:\s?(?:-|bis|à|a|ou|oder|o)\s?(${NUMBER}))?\s*`,
  'iu',
);

/** "Olivenöl 2 EL" */
const TRAILING_AMOUNT = new RegExp(String.raw`\s${NUMBER}\s?(?:\p{L}[\p{L}.' ]{0,20})?\s*$`, 'iu');

type Leading = { readonly amount: string; readonly rest: string };

function readAmount(text: string, { numbers }: LocalWords): Leading | undefined {
  const found = AMOUNT.exec(text);
  if (found) return { amount: found[1]!.replace(',', '.'), rest: text.slice(found[0].length) };
  const [first = '', ...rest] = text.split(/\s+/);
  const number = numbers.get(foldWord(first));
  return number === undefined ? undefined : { amount: number, rest: rest.join(' ') };
}

/** Up to four words: "cuillères à soupe rases". */
function readUnit(text: string, { units }: LocalWords): { readonly english: string; readonly rest: string } {
  const words = text.split(/\s+/);
  const skipped =
    /^(?:gestrichene?r?|gehäufte?r?|grande?s?|petite?s?|bonnes?|belles?|gros(?:se)?s?|colmadas?|rasas?|kleine?s?|große?s?)$/i.test(
      words[0] ?? '',
    )
      ? 1
      : 0;
  for (const from of skipped > 0 ? [0, 1] : [0]) {
    for (let length = Math.min(4, words.length - from); length > 0; length--) {
      const key = foldWord(words.slice(from, from + length).join(' '))
        .replaceAll('.', ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      const english = units.get(key) ?? units.get(key.replace(/\((?:e|n|en|s)\)$/, ''));
      // The unit alone is the food: "1 Zwiebel", "2 Eier" never, but "3 Würfel" has to be of something.
      if (english !== undefined && from + length < words.length) return { english, rest: words.slice(from + length).join(' ') };
    }
  }
  return { english: '', rest: text };
}

/** "Olivenöl 2 EL", "Huile d'olive (1 càs)" */
function readTrailing(text: string, words: LocalWords): string | undefined {
  const found = new RegExp(String.raw`(${NUMBER})\s?(\p{L}[\p{L}.' ]{0,20})?\s*$`, 'iu').exec(text.trim());
  if (!found) return undefined;
  const unit = words.units.get(
    foldWord(found[2] ?? '')
      .replaceAll('.', ' ')
      .trim(),
  );
  return [found[1]!.replace(',', '.'), unit ?? ''].filter(Boolean).join(' ');
}

function readMeasure(bracketed: string, words: LocalWords): string | undefined {
  const found = new RegExp(String.raw`(${NUMBER})(?:\s?-\s?${NUMBER})?\s?(g|gr|kg|ml|cl|dl|l)\b`, 'iu').exec(bracketed);
  const unit = found && words.units.get(foldWord(found[2]!));
  return unit ? `${found[1]!.replace(',', '.')} ${unit}` : undefined;
}

/** "1 Dose Kichererbsen (Abtropfgewicht 250 g)": what is left of each without its liquid, by the label. */
function readDrained(bracketed: string, count: string): string | undefined {
  const grams = /(?:abtropfgewicht|poids (?:net )?égoutté|peso escurrido)\D{0,5}(\d{2,4})\s?g\b/i.exec(bracketed)?.[1];
  return grams === undefined ? undefined : `${(Number(count) || 1) * Number(grams)} g`;
}

/** `key`: the stems by which it was found. */
type FoundFood = { readonly english: string; readonly isSure: boolean; readonly key: string };

/** The longest run of words that is a food, the first such in Romance languages, the last in German, whose nouns stand last. */
function findFood(
  name: string,
  { words, language }: { readonly words: LocalWords; readonly language: LocalLanguage },
): FoundFood | undefined {
  const all = stemWords(name, language).join(' ');
  const whole = words.foods.get(all);
  if (whole !== undefined) return { english: whole, isSure: true, key: all };
  const [head = ''] = name.split(/,|;|\s(?:oder|ou|o|zum|zur|pour|para|mit|avec|con|nach|au goût|al gusto)\s/i);
  for (const part of head === name ? [name] : [head, name]) {
    const stems = stemWords(part, language);
    for (let length = Math.min(5, stems.length); length > 0; length--) {
      for (let at = 0; at + length <= stems.length; at++) {
        const from = language === 'de' ? stems.length - length - at : at;
        const key = stems.slice(from, from + length).join(' ');
        const english = words.foods.get(key);
        if (english !== undefined) return { english, isSure: true, key };
      }
    }
  }
  return language === 'de' ? findCompound(stemWords(head, language), words) : undefined;
}

/** "Vollkornweizenmehl": a German noun is of the kind its end says, which is a guess. */
function findCompound(stems: readonly string[], { foods }: LocalWords): FoundFood | undefined {
  for (const stem of stems.toReversed()) {
    for (let at = 3; at + 4 <= stem.length; at++) {
      const key = stem.slice(at);
      const english = foods.get(key);
      if (english !== undefined) return { english, isSure: false, key };
    }
  }
  return undefined;
}
