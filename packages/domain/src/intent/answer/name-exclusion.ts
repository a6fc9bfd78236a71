import type { FoodWish } from '../intent.ts';

/** "no nuts except almonds" */
export const nameExclusion = ({ words, except }: FoodWish): string => `no ${words}${except === undefined ? '' : ` except ${except}`}`;
