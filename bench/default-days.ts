// What an eater who says nothing is given. --count 300, --kits 20 (the kits that come most).
import { parseArgs } from 'node:util';
import { benchDefaultDays } from './plans/default-days.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '300' }, kits: { type: 'string', default: '10' } } });

benchDefaultDays(Number(values.count), Number(values.kits));
