import { expect, test } from 'vitest';
import { addEvent, countArrived } from './arriving-plan.ts';

const intent = { name: 'intent', data: { searchQuery: 'vegan', chips: [], notUnderstood: [], slots: ['breakfast', 'lunch'] } };
const meal = (slot: string, title: string) => ({ name: 'meal', data: { slot, meal: { title, calories: 500 } } });

test('meals come into their places in whatever order', () => {
  const arriving = [intent, meal('lunch', 'Soup'), meal('breakfast', 'Oats')].reduce(addEvent, undefined);
  expect(arriving?.plan.searchQuery).toBe('vegan');
  expect(arriving?.plan.meals.lunch?.title).toBe('Soup');
  expect(arriving && countArrived(arriving)).toBe(2);
});

test('a meal sent again replaces the one before', () => {
  const arriving = [intent, meal('lunch', 'Soup'), meal('lunch', 'Stew')].reduce(addEvent, undefined);
  expect(arriving?.plan.meals.lunch?.title).toBe('Stew');
  expect(arriving && countArrived(arriving)).toBe(1);
});

test('nothing arrives before it is known what was understood, nor by other events', () => {
  expect(addEvent(undefined, meal('lunch', 'Soup'))).toBeUndefined();
  expect(addEvent(undefined, { name: 'totals', data: {} })).toBeUndefined();
});
