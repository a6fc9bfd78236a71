import type { FoodEntry } from '../food-entry.ts';
import type { FoodProblem } from '../food-fault.ts';
import type { Sr28Food } from '../sr28.ts';

type Sr28 = ReadonlyMap<string, Sr28Food>;

/** Where the numbers come from: exactly one source, each number present and the one its guard words describe. */
export function findSourceFaults(entry: FoodEntry, sr28: Sr28): readonly FoodProblem[] {
  const { sr, must = [], composite, label } = entry;
  const likened = findLikeFaults(entry, sr28);
  if (likened.length > 0) return likened;
  const count = [sr, composite, label].filter((source) => source !== undefined).length;
  if (count !== 1) return [{ problem: `has ${count} sources`, remedy: 'give exactly one of sr, composite, label' }];
  if (composite !== undefined) return findMixFaults(composite, sr28);
  return label === undefined ? findPartFaults({ sr: sr ?? '', must }, sr28) : findStatedFaults(label);
}

/** What is likened is there, and is not known already. */
function findLikeFaults({ like = [], sr }: FoodEntry, sr28: Sr28): readonly FoodProblem[] {
  return like.flatMap((part) => {
    const faults = findPartFaults(part, sr28);
    if (faults.length > 0) return faults;
    if (sr28.get(part.sr)?.per100g[part.nutrient] === null)
      return [
        { problem: `is likened to ${part.sr}, which has no ${part.nutrient} either`, remedy: 'take another entry or leave it unknown' },
      ];
    const own = sr === undefined ? null : sr28.get(sr)?.per100g[part.nutrient];
    return own === null || own === undefined ? [] : [{ problem: `has ${part.nutrient} of its own`, remedy: 'take it out of like:' }];
  });
}

function findMixFaults({ basis, parts, note }: NonNullable<FoodEntry['composite']>, sr28: Sr28): readonly FoodProblem[] {
  const shares = parts.reduce((sum, part) => sum + part.share, 0);
  return [
    ...(Math.abs(shares - 1) > 0.001 ? [{ problem: `shares add up to ${shares}`, remedy: 'make the shares of the parts sum to 1' }] : []),
    ...((basis === 'stand-in') === (parts.length === 1)
      ? []
      : [
          {
            problem: `calls itself ${basis}, but its parts are ${parts.length}`,
            remedy: 'one food in the place of another is a stand-in, a mix is not',
          },
        ]),
    ...(note.trim() === '' ? [{ problem: 'a mix without a note', remedy: 'say where the proportions are from' }] : []),
    ...parts.flatMap((part) => findPartFaults(part, sr28)),
  ];
}

/** A day the source was read on: it keeps recalled figures out, which nobody can look up again. */
const READ_ON = /, read \d{4}-\d{2}-\d{2}$/;
const ADDRESS = /https?:\/\/\S|github\.com\/\S|\bnpm \S/;

function findStatedFaults({ basis, source, per100g }: NonNullable<FoodEntry['label']>): readonly FoodProblem[] {
  const { protein, carbs, fat, fiber = 0, sugar = 0, saturatedFat = 0 } = per100g;
  const unread = basis !== 'definition' && !(READ_ON.test(source) && ADDRESS.test(source));
  return [
    ...(source.trim() === '' ? [{ problem: 'states figures without a source', remedy: 'name the table, the page or the rule' }] : []),
    ...(unread
      ? [
          {
            problem: `states figures nobody read: "${source}"`,
            remedy: 'read them in a table or on a page, and end the source with its address and ", read YYYY-MM-DD"',
          },
        ]
      : []),
    ...(protein + carbs + fat > 101 || fiber > carbs + 0.05 || sugar > carbs + 0.05 || saturatedFat > fat + 0.05
      ? [
          {
            problem: 'states a part larger than its whole',
            remedy: 'compare protein, carbs and fat with 100 g, and each part with its macro',
          },
        ]
      : []),
  ];
}

function findPartFaults({ sr, must }: { sr: string; must: readonly string[] }, sr28: Sr28): readonly FoodProblem[] {
  const food = sr28.get(sr);
  if (food === undefined) return [{ problem: `SR28 has no number ${sr}`, remedy: 'look the food up in FOOD_DES.txt' }];
  if (must.length === 0) return [{ problem: `${sr} has no guard words`, remedy: `set must to words of "${food.description}"` }];
  const absent = must.filter((word) => !food.description.toLowerCase().includes(word.toLowerCase()));
  const wrong = absent.map((word) => ({
    problem: `${sr} is "${food.description}", which has no "${word}"`,
    remedy: 'correct the number, or the guard word when the food is the right one',
  }));
  const { protein, carbs, fat } = food.per100g;
  if (protein !== null && carbs !== null && fat !== null) return wrong;
  return [...wrong, { problem: `SR28 leaves a macro of ${sr} blank`, remedy: 'choose another number, or a label' }];
}

/** How many foods rest on what: the line the build prints, so that a rise in estimates is seen. */
export function countSources(entries: readonly FoodEntry[]): Readonly<Record<string, number>> {
  const names = entries.map(({ composite, label }) =>
    composite === undefined ? (label === undefined ? 'SR28 by number' : `stated (${label.basis})`) : `SR28 mix (${composite.basis})`,
  );
  return Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, names.filter((other) => other === name).length]));
}
