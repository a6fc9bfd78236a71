import { FOREIGN_ALLERGIES } from './foreign-allergies.table.ts';

/**
 * A sentence in a language of which Larder knows what must not be eaten and little else, with those words in English: "alergia na
 * orzeszki ziemne" becomes "allergy peanut". What of it is wished cannot be told, so every clause ends in a sign that puts its
 * foods in doubt. `text` is plain already: small letters, without accents.
 */
export function readForeign(text: string, flatten: Flatten): string {
  const { every, anyStrong, starts } = (builtLanguages ??= buildLanguages(flatten));
  const parted = text.replace(PRIVATIVE, (word) => readPrivative(word, flatten)).replace(JOINED_ALLERGY, '$1 $2');
  const said = mayBeStrong(parted, starts) ? parted.match(anyStrong) : null;
  if (!said) return parted;
  const spoken = every
    .filter(({ forms }) =>
      forms.some((form) => isStrong(form) && said.some((found) => new RegExp(`^(?:${ARTICLE})?${form.pattern}$`, 'u').test(found))),
    )
    .map((language) => ({
      language,
      read: [...parted.matchAll((language.all ??= anyOf(language.forms, 'gu')))].map(([found]) => found).join('').length,
    }))
    .toSorted((one, other) => other.read - one.read)[0]?.language;
  if (!spoken) return parted;
  const left = parted.replace(spoken.all!, (found) => (meaningOf(spoken, found) === '' ? found : ''));
  const english = parted.replace(spoken.all!, (found) => ` ${meaningOf(spoken, found)} `).replace(/\p{Script=Hiragana}+/gu, ' ');
  return /\p{L}/u.test(left) ? `${english.replace(/(?=[.,;!?](?!\d))/gu, ` ${FOREIGN_MARK} `)} ${FOREIGN_MARK}` : english;
}

type Flatten = (words: string) => string;

export const FOREIGN_MARK = '⁇';

/** "Jordnoddeallergi", "maapahkinaallergia", "mogyoroallergia": one word of two. */
const JOINED_ALLERGY = /([a-z]{3,})-?((?:all?erg|alerj)[a-z]*)/gu;

/** How a language says "without" in the word itself: "laktozsuz", "laktoositon", "tejmentes", "mjolkfri", "bezlaktozowy". */
const PRIVATIVES: Readonly<Record<string, RegExp>> = {
  tr: /^(.+)s[iu]z$/u,
  fi: /^(.+)ton(?:ta|na)?$/u,
  hu: /^(.+)mentes$/u,
  sv: /^(.+)fri[at]?$/u,
  da: /^(.+)frie?$/u,
  nl: /^(.+)vrije?$/u,
  et: /^(.+)vaba$/u,
  pl: /^bez(.+)$/u,
  cs: /^bez(.+)$/u,
  sk: /^bez(.+)$/u,
};
const PRIVATIVE = /[a-z]{2,}(?:s[iu]z|tonn?a?|tonta|mentes|frie?|fri[at]|vrije?|vaba)(?![a-z])|(?<![a-z])bez[a-z]{3,}/gu;

function readPrivative(word: string, flatten: Flatten): string {
  for (const [name, pattern] of Object.entries(PRIVATIVES)) {
    const stem = pattern.exec(word)?.[1];
    const found = stem && listForms(flatten(FOREIGN_ALLERGIES[name] ?? '')).find(({ form }) => isStem(stem, form, word.startsWith('bez')));
    if (found && FOODS_LACKED.has(found.english)) return `${found.english} free`;
  }
  return word;
}

/** A form with "*" takes an ending; where the word goes on behind the stem, as long a one as it likes. */
const isStem = (stem: string, form: string, isOpen: boolean): boolean =>
  form.endsWith('*') ? stem.startsWith(form.slice(0, -1)) && (isOpen || stem.length <= form.length + LONGEST_JOINT) : stem === form;
const LONGEST_JOINT = 2;

const FOODS_LACKED: ReadonlySet<string> = new Set(
  'peanut nut milk lactose egg fish crustacean shellfish mollusc soy wheat gluten celery mustard sesame sulphite lupin meat pork'.split(
    ' ',
  ),
);

type Form = { readonly form: string; readonly pattern: string; readonly english: string };
type Language = { readonly forms: readonly Form[]; all?: RegExp };
type Languages = { readonly every: readonly Language[]; readonly anyStrong: RegExp; readonly starts: ReadonlySet<string> };
let builtLanguages: Languages | undefined;

function buildLanguages(flatten: Flatten): Languages {
  const every = Object.values(FOREIGN_ALLERGIES).map((words) => ({ forms: listForms(flatten(words)) }));
  const strong = every.flatMap(({ forms }) => forms.filter(isStrong));
  return { every, anyStrong: anyOf(strong, 'gu'), starts: new Set(strong.map(({ form }) => startOf(form.split(/[* ]/u)[0]!))) };
}

/** Asked first, as to look for every form of every language takes longer than to read most sentences. */
const mayBeStrong = (text: string, starts: ReadonlySet<string>): boolean =>
  /\P{ASCII}/u.test(text) ||
  (text.match(/[a-z]+/gu) ?? []).some((word) => {
    for (let length = 1; length <= START; length++) if (starts.has(word.slice(0, length))) return true;
    return false;
  });
const START = 5;
const startOf = (word: string): string => word.slice(0, START);

const listForms = (words: string): readonly Form[] =>
  words
    .split('; ')
    .flatMap((entry) => {
      const [forms = '', english = ''] = entry.split('=');
      return forms.split('|').map((form) => ({ form, pattern: form.replaceAll('*', '\\p{L}*').replaceAll(' ', ' +'), english }));
    })
    .toSorted((one, other) => other.form.length - one.form.length);

const meaningOf = ({ forms }: Language, found: string): string =>
  forms.find(({ pattern }) => new RegExp(`^(?:${ARTICLE})?${pattern}$`, 'u').test(found))?.english ?? '';

/** Scripts without spaces are read by substring; elsewhere a form is a whole word, and "*" ends it in any way. */
function anyOf(forms: readonly Form[], flags: string): RegExp {
  const [bare, spaced] = [true, false].map((isBare) =>
    forms.filter(({ form }) => WITHOUT_SPACES.test(form) === isBare).map(({ pattern }) => pattern),
  );
  const words = spaced!.length === 0 ? [] : [`(?<!\\p{L})(?:${ARTICLE})?(?:${spaced!.join('|')})(?!\\p{L})`];
  return new RegExp([...words, ...bare!].join('|') || '(?!)', flags);
}

const ARTICLE = 'ال|لل|بال|وال';
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Fewer Latin letters than this are a word of some other language too. */
const LEAST_STRONG = 6;

const isStrong = ({ form, english }: Form): boolean =>
  english !== '' && (!/^[a-z* ]+$/u.test(form) || form.replaceAll('*', '').length >= LEAST_STRONG) && !SHARED.test(form);

/** Also English, or German, French, Spanish, Italian or Portuguese, which are read by their own tables. */
const SHARED =
  /^(?:vegetar|vegan|glut|halal|kosher|koser|koscher|kasher|gluten|mustar|mandel|mandl|selleri|sesam|sezam|allergi|alergi|crustac|sulfit|lupin|lupiin|lacto|lakto|celer|peanut|migdal|pistac|alune|zelen|mollus|molusk|susan|arachid)/u;
