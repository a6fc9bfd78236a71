// Whether the dish that was asked for comes: kits by the heads of their titles, foods and kinds of dish as one, and pairs that no
// kit makes. --seeds 4 --pairs 2026 (the seed they are drawn by) --missed 20. With --asked 7 instead 200 dishes and 120 pairs in
// sentences as people type them, drawn by that seed.
import { parseArgs } from 'node:util';
import { benchAsked, benchAskedPairs } from './plans/asked-names.ts';
import { benchHeads, benchPairs } from './plans/named-dishes.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '4' },
    pairs: { type: 'string', default: '2026' },
    missed: { type: 'string', default: '20' },
    asked: { type: 'string' },
  },
});

const shown = Number(values.missed);
if (values.asked === undefined) {
  benchPairs(Number(values.pairs), shown);
  benchHeads(Number(values.seeds), shown);
} else {
  benchAsked(Number(values.asked), 200, shown);
  benchAskedPairs(Number(values.asked), 120, shown);
}
