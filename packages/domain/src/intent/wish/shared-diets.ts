import type { Diet } from '../../diet/diet.ts';
import type { Intent } from '../intent.ts';

/** The diets that bind every plate; those that the sentence says of one person bind that person's alone. */
export const sharedDiets = ({ diets, eaters }: Pick<Intent, 'diets' | 'eaters'>): readonly Diet[] =>
  diets.filter((diet) => !eaters.some((eater) => eater.diets.includes(diet)));
