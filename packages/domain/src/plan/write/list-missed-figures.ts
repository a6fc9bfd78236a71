import { formatThousands } from '../../base/say.ts';
import type { Intent } from '../../intent/intent.ts';
import type { DayCaps } from '../../intent/target/resolve-targets.ts';
import type { DayDraft, PartlyKnown } from '../plan.ts';
import { UNSERVED } from './unserved-wish.ts';

/** Figures that were asked for and are no targets of the solver: of those it can only choose dishes, and says how far it came. */
export function listMissedFigures(
  totals: DayDraft['totals'],
  { intent: { fiber, sodium, health }, caps }: { readonly intent: Intent; readonly caps: DayCaps },
): readonly string[] {
  const tell = (
    what: PartlyKnown,
    unit: string,
    { least = 0, most = Infinity }: { least?: number | undefined; most?: number | undefined },
  ) => {
    const has = totals[what];
    if (has === null || has === undefined || (has >= least && has <= most)) return [];
    // What is known of a part is a least: too little of it may be enough.
    if (has < least && totals.known?.[what] !== undefined) return [];
    const wanted = has < least ? `at least ${formatThousands(least)}` : `at most ${formatThousands(most)}`;
    return [UNSERVED.figure(what, { wanted: `${wanted} ${unit}`, has: `${formatThousands(has)} ${unit}` })];
  };
  const asksFiber = fiber !== null || health.includes('low-fiber');
  return [
    ...(asksFiber ? tell('fiber', 'g', { least: caps.fiberMinGrams, most: caps.fiberMaxGrams }) : []),
    ...(sodium === null ? [] : tell('sodium', 'mg', { most: caps.sodiumMaxMg })),
  ];
}
