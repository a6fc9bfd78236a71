// Whether the dish that was asked for comes: kits by the heads of their titles, foods and kinds of dish as one, and pairs that no
// kit makes. --seeds 4 --pairs 2026 (the seed they are drawn by) --missed 20.
import { parseArgs } from 'node:util';
import { benchHeads, benchPairs } from './plans/named-dishes.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '4' },
    pairs: { type: 'string', default: '2026' },
    missed: { type: 'string', default: '20' },
  },
});

benchPairs(Number(values.pairs), Number(values.missed));
benchHeads(Number(values.seeds), Number(values.missed));
