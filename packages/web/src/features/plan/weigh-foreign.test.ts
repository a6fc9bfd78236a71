import { expect, test } from 'vitest';
import { readMeal } from '../../lib/wire/read-plan.ts';
import { withFigures } from './weigh-foreign.ts';

const stew = (more: object = {}) =>
  readMeal({ title: 'Stew', ingredients: ['500 g beef'], calories: 700, protein: 60, carbs: 20, fat: 40, ...more });
const ours = { calories: 640, protein: 55, carbs: 18, fat: 38, fiber: 3, sugar: 2 };

test('our numbers stand, and its source’s are kept beside them', () => {
  expect(withFigures(stew(), ours)).toMatchObject({ ...ours, stated: { calories: 700, protein: 60, carbs: 20, fat: 40 } });
});

test('its source’s stand, marked, where a line is not counted or the lines are plainly of another number of plates', () => {
  expect(withFigures(stew(), null)).toMatchObject({ calories: 700, isStated: true });
  expect(withFigures(stew(), { ...ours, calories: 2600 })).toMatchObject({ calories: 700, isStated: true });
  expect(withFigures(stew({ servings: '4 servings' }), { ...ours, calories: 1500 })).toMatchObject({ calories: 1500 });
});

test('a meal of which nothing is said has ours, or stays as it is', () => {
  expect(withFigures(stew({ calories: 0 }), ours)).toMatchObject({ calories: 640 });
  expect(withFigures(stew({ calories: 0 }), ours)).not.toHaveProperty('stated');
  expect(withFigures(stew({ calories: 0 }), null)).not.toHaveProperty('isStated');
});
