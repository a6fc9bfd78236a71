import { listFoodNameKeys } from '@larder/domain/food/food-name-keys.ts';
import type { FoodUnit } from '@larder/domain/food/food.ts';
import { energyKcal } from '@larder/domain/food/nutrients.ts';
import type { FoodEntry } from './food-entry.ts';
import { findMissingAllergens } from './gates/check-allergen.ts';
import type { FoodFault, FoodProblem } from './food-fault.ts';
import { findCutFaults } from './gates/check-cut.ts';
import { findDescribedFacetFaults, findFacetFaults } from './gates/check-facet.ts';
import { findSourceFaults } from './gates/check-source.ts';
import { findUnitFaults } from './gates/check-unit.ts';
import type { Sr28Food } from './sr28.ts';

type Sr28 = ReadonlyMap<string, Sr28Food>;

/** Every fault of every entry, in table order; an empty list lets the table be built. */
export function checkFoodEntries(entries: readonly FoodEntry[], sr28: Sr28): readonly FoodFault[] {
  const own = entries.flatMap((entry) => checkFoodEntry(entry, sr28).map((problem) => ({ id: entry.id, ...problem })));
  return [...own, ...findDuplicateIds(entries), ...findSharedNames(entries)];
}

function checkFoodEntry(entry: FoodEntry, sr28: Sr28): readonly FoodProblem[] {
  const sourceFaults = findSourceFaults(entry, sr28);
  const form = [...findFormFaults(entry), ...findMissingAllergens(entry), ...findFacetFaults(entry)];
  if (sourceFaults.length > 0) return [...sourceFaults, ...form];
  const source = entry.sr === undefined ? undefined : sr28.get(entry.sr);
  const parts = (entry.composite?.parts ?? []).flatMap(({ sr }) => sr28.get(sr) ?? []);
  return [
    ...form,
    ...[...(source === undefined ? [] : [source]), ...parts].flatMap(({ description }) => findDescribedFacetFaults(entry, description)),
    ...findEnergyFaults(entry, sr28),
    ...(source === undefined
      ? []
      : [
          ...findStateFaults(entry, source.description),
          ...findCutFaults(entry, source.description),
          ...findUnitFaults(entry, source.measures),
        ]),
  ];
}

// More than a fifth off, and more than 12 kcal in 100 g: below that a leaf's 5 kcal would need a reason each time.
const ENERGY_TOLERANCE_SHARE = 0.2;
const ENERGY_TOLERANCE_KCAL = 12;

function findEnergyFaults(entry: FoodEntry, sr28: Sr28): readonly FoodProblem[] {
  if (entry.sr === undefined || entry.energyNote !== undefined) return [];
  const food = sr28.get(entry.sr);
  if (food === undefined || food.energyKcal === null) return [];
  const { protein, carbs, fat } = food.per100g;
  const computed = energyKcal({ protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 });
  const gap = Math.abs(computed - food.energyKcal);
  if (gap <= ENERGY_TOLERANCE_KCAL || gap <= food.energyKcal * ENERGY_TOLERANCE_SHARE) return [];
  return [
    {
      problem: `4/4/9 gives ${computed.toFixed(0)} kcal, USDA ${food.energyKcal} kcal in 100 g`,
      remedy: 'check the number; where the food is so (fibre, alcohol, acids), say why in energyNote',
    },
  ];
}

const IDS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slips of writing: ids, empty or doubled names, units that cannot weigh that, shares that are no shares. */
function findFormFaults(entry: FoodEntry): readonly FoodProblem[] {
  const { id, noun, aliases = [], units = {}, prefer, refuse, energyNote } = entry;
  const badUnits = Object.entries(units).filter(([, grams]) => !(grams > 0 && grams < 10_000));
  return [
    ...(IDS.test(id) ? [] : [{ problem: `id "${id}" is not kebab-case`, remedy: 'use lower-case words and digits joined by "-"' }]),
    ...(noun.trim() === '' ? [{ problem: 'has no noun', remedy: 'give the singular or mass noun' }] : []),
    ...aliases
      .filter((alias) => alias !== alias.toLowerCase() || alias.trim() === '')
      .map((alias) => ({ problem: `alias "${alias}" is not lower case`, remedy: 'write aliases in lower case' })),
    ...badUnits.map(([unit, grams]) => ({
      problem: `one ${unit} weighs ${grams} g`,
      remedy: 'give grams of the edible part, above 0 and below 10,000',
    })),
    ...(prefer === undefined || prefer === 'g' || units[prefer] !== undefined || followsFromVolume(prefer, units)
      ? []
      : [{ problem: `prefers "${prefer}" but has no grams for it`, remedy: `add ${prefer} to units, or prefer another unit` }]),
    ...(refuse === undefined || (refuse >= 0 && refuse < 1)
      ? []
      : [{ problem: `refuse is ${refuse}`, remedy: 'give a share from 0 to below 1' }]),
    ...(energyNote === '' ? [{ problem: 'energyNote is empty', remedy: 'say why, or leave it out' }] : []),
  ];
}

const followsFromVolume = (unit: FoodUnit, units: NonNullable<FoodEntry['units']>): boolean =>
  ['cup', 'tbsp', 'tsp'].includes(unit) && Object.keys(units).some((known) => /^(cup|tbsp|tsp)/.test(known) && known !== 'cup-cooked');

const COOKED = /\b(cooked|boiled|roasted|broiled|grilled|braised|fried|baked|steamed|heated)\b/;
const COOKED_IN_NAME =
  /\b(roasted, dry|unheated|uncooked|unprepared|french fried|par fried|not previously frozen|oven-roasted|dry roasted|oil roasted|toasted|pre-cooked|fully cooked)\b/;
const RAW_LIKE = new Set<FoodEntry['state']>(['raw', 'dry']);

/** An entry is weighed as it is bought; numbers of a cooked food under a raw state would be off by its water. */
function findStateFaults({ state }: FoodEntry, description: string): readonly FoodProblem[] {
  const text = description.toLowerCase().replace(COOKED_IN_NAME, '');
  const canned = state === 'canned' || state === 'canned-drained';
  if (RAW_LIKE.has(state) && COOKED.test(text)) {
    return [
      {
        problem: `is "${state}", but SR28's food is cooked: "${description}"`,
        remedy: 'take the raw number, or set the state to cooked or prepared',
      },
    ];
  }
  if (RAW_LIKE.has(state) && /\bcanned\b/.test(text) && !/bottled/.test(text)) {
    return [
      {
        problem: `is "${state}", but SR28's food is canned: "${description}"`,
        remedy: 'take the raw number, or set the state to canned or canned-drained',
      },
    ];
  }
  if ((state === 'cooked' || canned) && /\braw\b/.test(text)) {
    return [
      {
        problem: `is "${state}", but SR28's food is raw: "${description}"`,
        remedy: 'take the cooked or canned number, or set the state to raw',
      },
    ];
  }
  return [];
}

function findDuplicateIds(entries: readonly FoodEntry[]): readonly FoodFault[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ id, problem: 'is in the table twice', remedy: 'delete one, or rename it' }];
  });
}

/** Names two foods would answer to: the look-up could only guess. */
function findSharedNames(entries: readonly FoodEntry[]): readonly FoodFault[] {
  const ownerByKey = new Map<string, string>();
  return entries.flatMap((entry) =>
    listFoodNameKeys({ noun: entry.noun, plural: entry.plural ?? entry.noun, aliases: entry.aliases ?? [] }).flatMap((key) => {
      const owner = ownerByKey.get(key) ?? entry.id;
      ownerByKey.set(key, owner);
      return owner === entry.id
        ? []
        : [{ id: entry.id, problem: `"${key}" already names ${owner}`, remedy: 'keep the name at the food people mean by it' }];
    }),
  );
}
