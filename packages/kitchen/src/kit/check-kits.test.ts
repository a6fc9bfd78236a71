import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIXTURE_FOODS } from '../../../domain/tests/fixture-foods.ts';
import { checkKits, findUnreadableKits } from './check-kits.ts';
import { parseKit } from './parse-kit.ts';
import type { FiledKit } from './read-kits.ts';

const DAL = readFileSync(new URL('../../kits/indian/dal-red-lentil.kit', import.meta.url), 'utf8');

const kit = (id: string, text: string): FiledKit => {
  const parsed = parseKit(text.replaceAll('dal-red-lentil', id));
  const file = `indian/${id}.kit`;
  return parsed.ok ? { file, parsed: parsed.value, faults: [] } : { file, parsed: null, faults: parsed.fault };
};

const typesOf = (faultsByFile: ReturnType<typeof checkKits>) =>
  Object.fromEntries([...faultsByFile].map(([file, faults]) => [file, faults.map(({ type }) => type)]));

const SOUND = kit('dal-red-lentil', DAL);
/** The same titles again, so that only both together show it. */
const DOUBLE = kit('dal-again', DAL);
const ONE_TIP = kit('dal-one-tip', DAL.replace('Red lentil dal', 'Plain dal').replace(/tip: Fry.*\n/, ''));
const NO_FOOD = kit('dal-no-food', DAL.replace('Red lentil dal', 'Some dal').replace('red-lentils 1/3', 'red-lentil 1/3'));
const NO_TEXT = kit('dal-no-text', DAL.replace(/title: .*\n/, ''));

test('a kit without a fault is not named', () => {
  expect(typesOf(checkKits([SOUND], FIXTURE_FOODS))).toEqual({});
});

test('what only several kits show is told of the later one, beside what the gates find in each', () => {
  expect(typesOf(checkKits([SOUND, DOUBLE, ONE_TIP, NO_TEXT], FIXTURE_FOODS))).toEqual({
    'indian/dal-again.kit': ['same-title'],
    'indian/dal-one-tip.kit': ['tip-count'],
    'indian/dal-no-text.kit': ['missing-field'],
  });
});

test('of two kits that answer to one name the later one is told, whatever its number', () => {
  const named = (id: string, title: string, alias: string): FiledKit =>
    kit(id, DAL.replace('Red lentil dal', title).replace('level: easy', `level: easy; aliases: ${alias}`));
  const kits = [named('dal-one', 'One dal', 'masoor dal, lentil curry'), named('dal-two', 'Two dal', 'lentil curries')];
  expect(typesOf(checkKits(kits, FIXTURE_FOODS))).toEqual({ 'indian/dal-two.kit': ['same-alias'] });
});

test('a kit that is not wanted counts for the titles alone', () => {
  const wanted = (file: string) => file === DOUBLE.file;
  expect(typesOf(checkKits([SOUND, DOUBLE, ONE_TIP], FIXTURE_FOODS, wanted))).toEqual({ 'indian/dal-again.kit': ['same-title'] });
});

test('a table is not built of kits that name no food or do not parse, and may be of those that only a gate refuses', () => {
  expect(typesOf(findUnreadableKits([SOUND, DOUBLE, ONE_TIP, NO_FOOD, NO_TEXT], FIXTURE_FOODS))).toEqual({
    'indian/dal-no-food.kit': ['unknown-food'],
    'indian/dal-no-text.kit': ['missing-field'],
  });
});
