import { foodNameKey } from '../../food/food-name-key.ts';
import type { IntentLexicon } from './intent-lexicon.ts';
import { NEUTRAL_WORDS } from './neutral-words.table.ts';
import type { Token } from './token.ts';

/** "Mashd", "drivin": plain words written as they are said. */
export const unclip = (tokens: readonly Token[], lexicon: IntentLexicon): readonly Token[] =>
  tokens.map((token) => {
    const { text, key, value } = token;
    if (value !== undefined || text.length < LEAST || lexicon.isKnown(key)) return token;
    const whole = [text.replace(/(?<=[^aeiou])d$/u, 'ed'), text.replace(/in$/u, 'ing')].find(
      (one) => one !== text && NEUTRAL_WORDS.has(one),
    );
    return whole === undefined ? token : { ...token, text: whole, key: foodNameKey(whole) };
  });

/** Letters. */
const LEAST = 5;
