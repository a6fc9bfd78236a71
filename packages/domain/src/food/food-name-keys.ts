import { foodNameKey } from './food-name-key.ts';

/** Every key a food answers to by name: noun, plural and aliases. */
export const listFoodNameKeys = (names: {
  readonly noun: string;
  readonly plural: string;
  readonly aliases: readonly string[];
}): readonly string[] => [...new Set([names.noun, names.plural, ...names.aliases].map(foodNameKey))];
