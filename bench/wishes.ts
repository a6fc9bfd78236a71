// Whether wishes hold for every meal they name. --days 30 --from 1 (the first seed) --broken 5.
import { parseArgs } from 'node:util';
import { benchWishes } from './plans/wish-days.ts';

const { values } = parseArgs({
  options: { days: { type: 'string', default: '30' }, from: { type: 'string', default: '1' }, broken: { type: 'string', default: '5' } },
});

benchWishes({ days: Number(values.days), from: Number(values.from), shown: Number(values.broken) });
