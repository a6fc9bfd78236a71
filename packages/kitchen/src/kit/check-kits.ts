import type { Food } from '@larder/domain/food/food.ts';
import { checkCorpus } from './check-corpus.ts';
import { checkKit, checkReadable } from './check-kit.ts';
import { makeFoodLexicon } from './gates/food-lexicon.ts';
import type { KitFault } from './parsed-kit.ts';
import type { FiledKit } from './read-kits.ts';

type FoodsById = ReadonlyMap<string, Food>;

/** Every gate on every kit that is `wanted`, and what only all kits together can show of it. By file, none without a fault. */
export function checkKits(
  kits: readonly FiledKit[],
  foodsById: FoodsById,
  wanted: (file: string) => boolean = () => true,
): ReadonlyMap<string, readonly KitFault[]> {
  const input = { foodsById, lexicon: makeFoodLexicon(foodsById.values()) };
  const shared = checkCorpus(
    kits.flatMap(({ file, parsed }) => (parsed ? [{ file, parsed }] : [])),
    foodsById,
  );
  return keepFaulty(
    kits
      .filter(({ file }) => wanted(file))
      .map(({ file, parsed, faults }) => [file, [...faults, ...(parsed ? checkKit(parsed, input) : []), ...(shared.get(file) ?? [])]]),
  );
}

/** Only what would make a table that does not load: all gates take six seconds, and `npm run check` holds them. */
export function findUnreadableKits(kits: readonly FiledKit[], foodsById: FoodsById): ReadonlyMap<string, readonly KitFault[]> {
  return keepFaulty(kits.map(({ file, parsed, faults }) => [file, parsed ? checkReadable(parsed, foodsById) : faults]));
}

const keepFaulty = (faultsByFile: readonly (readonly [string, readonly KitFault[]])[]): ReadonlyMap<string, readonly KitFault[]> =>
  new Map(faultsByFile.filter(([, faults]) => faults.length > 0));
