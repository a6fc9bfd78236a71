import { TECHNIQUES, type Technique } from './technique.table.ts';

export const findTechnique = (foodId: string): Technique | undefined => TECHNIQUES[foodId];
