import type { Intent } from '../intent/intent.ts';
import { CHOKING_AGE, CHOKING_NOTE } from './age-safety.ts';
import type { TableMiss } from './say-misses.ts';
import type { Seat } from './seat.ts';
import { leastAgeOf } from './table-eater.ts';
import { BINDING_AIMS } from './table-rules.ts';

/** All that is said of a table, beside what is said of any day: of a single day and of one of a week alike. */
export const listTableNotes = (
  seats: readonly Seat[],
  { intent, misses }: { readonly intent: Pick<Intent, 'health'>; readonly misses: readonly TableMiss[] },
): readonly string[] => [
  ...seats.flatMap((seat) => seat.notes),
  ...tellAges(seats),
  ...tellAims(seats, intent),
  ...misses.map(({ sentence }) => sentence),
];

/** What the cook of a small child's plate has to know. */
const tellAges = (seats: readonly Seat[]): readonly string[] =>
  seats.flatMap(({ eater }) => (leastAgeOf(eater) < CHOKING_AGE ? [`${eater.name}'s plate: ${CHOKING_NOTE}`] : []));

/** Little salt for one is little salt for all: that is theirs to ask, and not passed over. */
function tellAims(seats: readonly Seat[], { health }: Pick<Intent, 'health'>): readonly string[] {
  const held = new Set([...BINDING_AIMS, ...health, ...(seats[0]?.eater.rules.aims ?? [])]);
  return seats.slice(1).flatMap(({ eater }) => {
    const left = eater.rules.aims.filter((aim) => !held.has(aim)).map((aim) => `"${aim.replaceAll('-', ' ')}"`);
    if (left.length === 0) return [];
    const profile = `${eater.name}'s ${left.join(' and ')}`;
    return [`The shared meals do not follow ${profile}: say so in your sentence, and everybody's will.`];
  });
}
