import { describe, expect, test } from 'vitest';
import { isDayPlanningPath, isLegalPath, isPlanningPath, isPrivatePath } from './paths.ts';

describe('isPrivatePath', () => {
  test.each([
    '/search',
    '/recipe/x',
    '/recipes',
    '/recipes/new',
    '/print-plan',
    '/my-plans/a/b',
    '/grocery-lists/create',
    '/calendar/x',
    '/profile/z',
    '/edit-plan/1',
    '/week',
    '/week/w1',
    '/print-week/w1',
  ])('guards %s and everything below a private root', (path) => expect(isPrivatePath(path)).toBe(true));

  test.each(['/', '/home', '/nutrition', '/privacy-policy', '/my-plansx', '/searching', '/weeks'])('leaves %s open', (path) =>
    expect(isPrivatePath(path)).toBe(false),
  );
});

test('a slash at the end is the same place', () => {
  expect([isLegalPath('/privacy-policy/'), isPlanningPath('/search/'), isPlanningPath('/')]).toEqual([true, true, true]);
  expect([isLegalPath('/privacy-policy//x'), isPlanningPath('/searching/')]).toEqual([false, false]);
});

test('weeks are planning, and not for guests', () => {
  expect(['/week', '/week/', '/week/w1', '/weekly'].map(isPlanningPath)).toEqual([true, true, true, false]);
  expect(['/week', '/search'].map(isDayPlanningPath)).toEqual([false, true]);
});
