// What an eater who says nothing is given. --count 300 --from 1 (the first seed) --kits 20 (the kits that come most).
import { parseArgs } from 'node:util';
import { benchDaysInARow, benchDefaultDays } from './plans/default-days.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '300' }, from: { type: 'string', default: '1' }, kits: { type: 'string', default: '10' } },
});

benchDefaultDays({ count: Number(values.count), from: Number(values.from), shown: Number(values.kits) });
benchDaysInARow({ count: Number(values.count), from: Number(values.from) });
