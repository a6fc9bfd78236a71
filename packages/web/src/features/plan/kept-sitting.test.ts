import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { applyPlanAction, startSitting } from './plan-sitting.ts';
import { expectReturn, findKept, forgetSittings, keepSitting, restoreSitting } from './kept-sitting.ts';

const sitting = applyPlanAction(startSitting(readPlan({ title: 'Soup day', searchQuery: 'soup', meals: {} })), {
  type: 'title-edited',
  title: 'Changed',
});

let refused = 0;
let refuses: (value: string) => boolean;

beforeEach(() => {
  refuses = () => false;
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses(value)) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const FIRST = { subject: 'soup', entryKey: 'first' };
const AGAIN = { subject: 'soup', entryKey: 'again' };

test.each([
  ['a reload brings a guest their day back', true, FIRST, true, true],
  ['the same words asked anew are a new day, for a guest too', true, AGAIN, true, false],
  ['who has signed in since has the day they changed as a guest', true, AGAIN, false, true],
  ['the same words asked anew are a new day for a member', false, AGAIN, false, false],
])('%s', (_, wasGuest, place, isGuest, isThere) => {
  keepSitting(FIRST, sitting, wasGuest);
  expect(restoreSitting(place, isGuest)?.plan.title).toBe(isThere ? 'Changed' : undefined);
});

const titled = (title: string) => applyPlanAction(sitting, { type: 'title-edited', title });
const titleAt = (place: typeof FIRST, isGuest = false) => restoreSitting(place, isGuest)?.plan.title;
const SECOND = { subject: 'soup, cheap', entryKey: 'second' };

test('each entry of the history has the day that was left there, however many were asked for since', () => {
  keepSitting(FIRST, titled('One'), false);
  keepSitting(SECOND, titled('Two'), false);
  keepSitting(AGAIN, titled('Three'), false);
  expect([FIRST, SECOND, AGAIN].map((place) => titleAt(place))).toEqual(['One', 'Two', 'Three']);
});

test('a recipe leads back to the day that was last of these words', () => {
  keepSitting(FIRST, titled('One'), false);
  keepSitting(AGAIN, titled('Two'), false);
  keepSitting(SECOND, titled('Other'), false);
  expectReturn('soup');
  expect(titleAt({ subject: 'soup', entryKey: 'from the recipe' })).toBe('Two');
});

test('who has signed in goes on with the guest’s last day, and plans the others anew', () => {
  keepSitting(FIRST, titled('One'), true);
  keepSitting(SECOND, titled('Two'), true);
  expect(titleAt({ ...SECOND, entryKey: 'signed in' })).toBe('Two');
  expect(titleAt(AGAIN)).toBeUndefined();
});

test('a plan that was updated is begun with what is saved, wherever it was open', () => {
  keepSitting(FIRST, titled('One'), false);
  keepSitting(AGAIN, titled('Two'), false);
  keepSitting(SECOND, titled('Other'), false);
  forgetSittings('soup');
  expect([FIRST, AGAIN, SECOND].map((place) => titleAt(place))).toEqual([undefined, undefined, 'Other']);
});

test('the oldest give way where the tab has no more room, and no day comes back as it was before', () => {
  const places = Array.from({ length: 20 }, (_, at) => ({ subject: 'soup', entryKey: String(at) }));
  for (const place of places) keepSitting(place, titled(place.entryKey), false);
  expect(titleAt(places.at(-1)!)).toBe('19');
  expect(titleAt(places[0]!)).toBeUndefined();
  refuses = (value) => value.includes('Changed since') && refused++ < 3;
  keepSitting(places[15]!, titled('Changed since'), false);
  expect(titleAt(places[15]!)).toBe('Changed since');
  refuses = (value) => value.includes('Changed at last');
  keepSitting(places[15]!, titled('Changed at last'), false);
  expect(titleAt(places[15]!)).toBeUndefined();
});

test('a day that was left is called as it is by now, wherever it was given that name', () => {
  keepSitting(FIRST, applyPlanAction(sitting, { type: 'lock-toggled', slot: 'dinner' }), false);
  const left = (title: string) => findKept(FIRST, { ...sitting.plan, title });
  expect(left('Newer')).toMatchObject({ plan: { title: 'Newer' }, isTitleEdited: true, lockedSlots: ['dinner'] });
  expect(left('Soup day')).toMatchObject({ plan: { title: 'Soup day' }, isTitleEdited: false, lockedSlots: ['dinner'] });
});
