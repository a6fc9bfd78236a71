// Whether wishes hold for every meal they name. --days 30 --broken 5.
import { parseArgs } from 'node:util';
import { benchWishes } from './plans/wish-days.ts';

const { values } = parseArgs({ options: { days: { type: 'string', default: '30' }, broken: { type: 'string', default: '5' } } });

benchWishes(Number(values.days), Number(values.broken));
