import { readFileSync } from 'node:fs';
import { readKitRows } from '@larder/domain/kit/read-kit-rows.ts';
import { expect, test } from 'vitest';
import { FIXTURE_FOODS } from '../../../domain/tests/fixture-foods.ts';
import { makeKitRows } from './make-kit-rows.ts';
import { parseKit } from './parse-kit.ts';

const DAL = readFileSync(new URL('../../kits/indian/dal-red-lentil.kit', import.meta.url), 'utf8');

test.each([
  ['nothing but what every kit has', DAL],
  ['further names', DAL.replace('level: easy', 'aliases: masoor dal, daal; level: easy')],
  ['how large a pot is', DAL.replace('level: easy', 'plates: 5; level: easy')],
  ['how it is served', DAL.replace('level: easy', 'served: bowl; level: easy')],
])('a kit that states %s comes out of the table as it was written', (_, text) => {
  const parsed = parseKit(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const { kit } = parsed.value;
  const [read] = readKitRows(makeKitRows([kit], FIXTURE_FOODS));
  expect(read).toMatchObject({ ...kit, parts: kit.parts, seasoning: kit.seasoning });
  expect(read?.aliases).toEqual(kit.aliases);
  expect(read?.potPlates).toBe(kit.potPlates);
});
