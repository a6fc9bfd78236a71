import { splitWritten } from '@larder/domain/recipe/split-written.ts';

/** The food of a line, without its amount and how it is cut. */
export const nameIngredient = (line: string): string =>
  splitWritten(line)
    .item.replace(/ \([^)]*\)/g, '')
    .split(',', 1)[0]!
    // "50 g of butter", "1/2 cup of the milk".
    .replace(/^of (?:the )?(?=\S)/, '');
