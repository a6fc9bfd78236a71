import type { Kit } from '@larder/domain/kit/kit.ts';

/** The ids of all foods that a kit names, whichever of its dishes they are in. */
export const listWrittenFoods = ({ parts, seasoning }: Pick<Kit, 'parts' | 'seasoning'>): ReadonlySet<string> =>
  new Set([...parts.flatMap(({ alternatives }) => alternatives.flatMap(({ items }) => items)), ...seasoning].map(({ foodId }) => foodId));
