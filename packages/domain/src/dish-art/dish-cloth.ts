import { hashText, seededRandom } from '../base/random.ts';
import { pick } from './svg.ts';

/** The cloths that dishes stand on. Screens have the same as colours, so that what belongs to a dish can stand on its cloth. */
export const CLOTHS = ['peach', 'linen', 'butter', 'sage', 'lilac', 'mist'] as const;
export type Cloth = (typeof CLOTHS)[number];

/** The cloth is the first thing of a picture that chance decides. */
export const clothOf = (dishId: string): Cloth => pick(seededRandom(hashText(dishId)), CLOTHS);
