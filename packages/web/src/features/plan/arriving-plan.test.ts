import { expect, test } from 'vitest';
import type { PlanEvent } from '@larder/contract/plan-stream.ts';
import { addEvent, type ArrivingPlan, countArrived } from './arriving-plan.ts';

/** As a server may send it: with less than the contract says. */
const eventOf = (event: { readonly name: string; readonly data: object }) => event as unknown as PlanEvent;

const intent = eventOf({ name: 'intent', data: { searchQuery: 'vegan', chips: [], notUnderstood: [], slots: ['breakfast', 'lunch'] } });
const meal = (slot: string, title: string) => eventOf({ name: 'meal', data: { slot, meal: { title, calories: 500 } } });
const arrive = (events: readonly PlanEvent[]) => events.reduce<ArrivingPlan | undefined>(addEvent, undefined);

test('meals come into their places in whatever order', () => {
  const arriving = arrive([intent, meal('lunch', 'Soup'), meal('breakfast', 'Oats')]);
  expect(arriving?.plan.searchQuery).toBe('vegan');
  expect(arriving?.plan.meals.lunch?.title).toBe('Soup');
  expect(arriving && countArrived(arriving)).toBe(2);
});

test('a meal sent again replaces the one before', () => {
  const arriving = arrive([intent, meal('lunch', 'Soup'), meal('lunch', 'Stew')]);
  expect(arriving?.plan.meals.lunch?.title).toBe('Stew');
  expect(arriving && countArrived(arriving)).toBe(1);
});

test('nothing arrives before it is known what was understood, nor by other events', () => {
  expect(addEvent(undefined, meal('lunch', 'Soup'))).toBeUndefined();
  expect(addEvent(undefined, eventOf({ name: 'totals', data: {} }))).toBeUndefined();
});
