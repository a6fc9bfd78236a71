import type { FoodEntry } from '../food-entry.ts';
import type { FoodProblem } from '../food-fault.ts';

/** Parts of a bird whose fat is far from that of the whole: a breast with the figures of the carcass had half as much again as it has. */
const CUTS = ['breast', 'leg', 'thigh', 'wing', 'drumstick'] as const;

/** A part of a bird has the figures of that part, or says that something stands in for it. */
export function findCutFaults({ id, kind }: Pick<FoodEntry, 'id' | 'kind'>, description: string): readonly FoodProblem[] {
  if (kind !== 'poultry' && kind !== 'game') return [];
  const text = description.toLowerCase();
  const missing = CUTS.filter((cut) => id.split('-').includes(cut) && !text.includes(cut));
  return missing.map((cut) => ({
    problem: `is a ${cut}, but SR28's food is "${description}"`,
    remedy: `take the number of the ${cut}, or write a stand-in or a mix that says what differs`,
  }));
}
