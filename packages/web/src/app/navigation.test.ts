import { describe, expect, test } from 'vitest';
import { listNavigation } from './navigation.ts';

const labels = (pathname: string, isSignedIn: boolean, hasScreen: (path: string) => boolean = () => true) =>
  listNavigation({ pathname, isSignedIn, hasScreen }).map(({ label }) => label);
const current = (pathname: string) =>
  listNavigation({ pathname, isSignedIn: true, hasScreen: () => true })
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label }) => label);

describe('listNavigation', () => {
  test('shows everything to whom is signed in, legal pages included', () =>
    expect(labels('/privacy-policy', true)).toEqual(['Meal Planning', 'My Plans', 'Calendar', 'Grocery Lists', 'Nutrition', 'Profile']));
  test('shows visitors only what is open to them', () => expect(labels('/nutrition', false)).toEqual(['Meal Planning', 'Nutrition']));
  test.each(['/privacy-policy', '/terms-of-service'])('shows visitors nothing on %s', (path) => expect(labels(path, false)).toEqual([]));
  test('leaves out links whose screen is not there', () =>
    expect(labels('/', true, (path) => path === '/' || path === '/my-plans')).toEqual(['Meal Planning', 'My Plans']));
  test.each([
    ['/', 'Meal Planning'],
    ['/home', 'Meal Planning'],
    ['/search', 'Meal Planning'],
    ['/my-plans', 'My Plans'],
    ['/grocery-lists/create', 'Grocery Lists'],
  ])('on %s the current place is %s', (path, label) => expect(current(path)).toEqual([label]));
  test('an unknown address is no current place', () => expect(current('/my-plansx')).toEqual([]));
});
