import { describe, expect, test } from 'vitest';
import { listNavigation } from './navigation.ts';

const labels = (pathname: string, isSignedIn: boolean) => listNavigation({ pathname, isSignedIn }).map(({ label }) => label);
const current = (pathname: string) =>
  listNavigation({ pathname, isSignedIn: true })
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label }) => label);

describe('listNavigation', () => {
  test('shows everything to whom is signed in, legal pages included', () =>
    expect(labels('/privacy-policy', true)).toEqual(['Meal Planning', 'My Plans', 'Calendar', 'Grocery Lists', 'Nutrition', 'Profile']));
  test('shows a shopper the lists and the way out', () =>
    expect(listNavigation({ pathname: '/grocery-lists', isSignedIn: true, isShopper: true }).map(({ label }) => label)).toEqual([
      'Grocery Lists',
      'Nutrition',
      'Household',
    ]));
  test('shows visitors only what is open to them', () => expect(labels('/nutrition', false)).toEqual(['Meal Planning', 'Nutrition']));
  test.each(['/privacy-policy', '/terms-of-service'])('shows visitors nothing on %s', (path) => expect(labels(path, false)).toEqual([]));
  test.each([
    ['/', 'Meal Planning'],
    ['/home', 'Meal Planning'],
    ['/search', 'Meal Planning'],
    ['/my-plans', 'My Plans'],
    ['/grocery-lists/create', 'Grocery Lists'],
  ])('on %s the current place is %s', (path, label) => expect(current(path)).toEqual([label]));
  test('an unknown address is no current place', () => expect(current('/my-plansx')).toEqual([]));
});
