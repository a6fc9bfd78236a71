import type { FoodWish, Intent } from '../intent.ts';
import { asTyped } from '../language/as-typed.ts';

/** "no nuts except almonds", "nothing deep fried" */
export const nameExclusion = ({ words, except }: Pick<FoodWish, 'words' | 'except'>): string =>
  `${FRIED.test(words) ? 'nothing' : 'no'} ${words}${except === undefined ? '' : ` except ${except}`}`;

/** How food is cooked, without a word for food. */
const FRIED = /^(?:(?:deep|pan|stir|shallow) )?fried$/iu;

/** Without a word that names no food of the table: a remark says that nothing was left out for it. */
export const listLeftOut = ({ text, exclude, remarks }: Pick<Intent, 'text' | 'exclude' | 'remarks'>): readonly FoodWish[] =>
  exclude.filter(({ words }) => !remarks.some((remark) => remark.includes(`"${asTyped(words, text)}"`)));
