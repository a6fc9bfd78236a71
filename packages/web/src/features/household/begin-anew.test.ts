import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteUnsaved } from '../../lib/kept-drafts.ts';
import { beginAnew } from './begin-anew.ts';
import { EATER_DRAFT } from './eater-form.ts';

let kept: Map<string, string>;
let leave: () => void;
const assign = vi.fn<(url: string) => void>();

beforeEach(() => {
  kept = new Map([
    ['larder.member', JSON.stringify({ id: 'ada' })],
    ['larder.plan-session', 'a day of the former household'],
  ]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { assign, pathname: '/profile', search: '' });
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => (leave = listener));
  assign.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('nothing of the former household is forgotten before the page is left, which is asked for once', () => {
  beginAnew();
  beginAnew();
  expect(assign).toHaveBeenCalledTimes(1);
  expect(kept.has('larder.plan-session')).toBe(true);
  leave();
  expect(kept.has('larder.plan-session')).toBe(false);
});

test('what somebody was typing is there again, but for what it was about somebody of the former household', () => {
  const ends = [noteUnsaved('profile', 'a word'), noteUnsaved(EATER_DRAFT, 'Mia')];
  beginAnew();
  leave();
  for (const end of ends) end();
  expect(JSON.parse(kept.get('larder.kept-drafts') ?? '')).toEqual({ owner: 'ada', drafts: { profile: 'a word' } });
});
