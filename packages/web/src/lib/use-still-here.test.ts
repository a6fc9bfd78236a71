import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { beginStay } from './use-still-here.ts';

const openWeek = () => {
  const history = createMemoryHistory({ initialEntries: ['/week?q=soup'] });
  return { history, stay: beginStay(history) };
};

test('who is on the way to another screen is here no more, and is again after Back', () => {
  const { history, stay } = openWeek();
  expect(stay.isHere()).toBe(true);
  history.push('/calendar');
  expect(stay.isHere()).toBe(false);
  history.back();
  expect(stay.isHere()).toBe(true);
});

test('who changes what a screen shows, or opens a dialog on it, stays', () => {
  const { history, stay } = openWeek();
  history.replace('/week?q=stew');
  history.push('/week?q=stew', { dialog: true });
  expect(stay.isHere()).toBe(true);
});

test('the same address opened anew is another stay', () => {
  const { history, stay } = openWeek();
  history.push('/calendar');
  stay.end();
  history.push('/week?q=soup');
  expect(stay.isHere()).toBe(false);
  expect(beginStay(history).isHere()).toBe(true);
});
