import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepUnsentWords } from '../../lib/unsent-words.ts';
import { currentToast, dismissToast, showToast } from '../../ui/toast-store.ts';
import { sayNews } from './live-household.ts';

const HOUSEHOLD = { id: 'h', name: 'Ada', role: 'member', isHome: true, members: [], news: [], invites: [] };

beforeEach(() => {
  const kept = new Map([['larder.member', JSON.stringify({ id: 'ada' })]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset: { role: 'member' } } });
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: HOUSEHOLD }));
});
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

test('what was typed for the household before is said though nothing else happened', async () => {
  keepUnsentWords('ada', ['cake candles']);
  await sayNews(new QueryClient());
  expect(currentToast()?.description).toContain('cake candles');
});

test('what is being said of something else is let be', async () => {
  showToast({ title: 'Item not added', description: 'Please try again.', tone: 'error' });
  await sayNews(new QueryClient());
  expect(currentToast()).toMatchObject({ title: 'Item not added', description: 'Please try again.' });
});
