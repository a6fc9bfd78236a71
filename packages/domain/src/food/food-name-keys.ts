import { foodNameKey } from './food-name-key.ts';

type Names = { readonly noun: string; readonly plural: string; readonly aliases: readonly string[]; readonly keys?: string };

/** Every key a food answers to by name: noun, plural and aliases. Several indexes ask for those of the whole table. */
export function listFoodNameKeys(names: Names): readonly string[] {
  const known = remembered.get(names);
  if (known) return known;
  const keys = names.keys?.split('|') ?? [...new Set([names.noun, names.plural, ...names.aliases].map(foodNameKey))];
  remembered.set(names, keys);
  return keys;
}

const remembered = new WeakMap<Names, readonly string[]>();
