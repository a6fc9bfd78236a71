import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, endToast, holdToast, releaseToast, showToast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('goes by itself just after four seconds', () => {
  showToast({ title: 'Plan deleted!' });
  vi.advanceTimersByTime(3900);
  expect(currentToast()?.title).toBe('Plan deleted!');
  vi.advanceTimersByTime(101);
  expect(currentToast()).toBeUndefined();
});

test('a newer toast takes the place of the older and has its own full time', () => {
  showToast({ title: 'first' });
  vi.advanceTimersByTime(3000);
  showToast({ title: 'second' });
  vi.advanceTimersByTime(3900);
  expect(currentToast()?.title).toBe('second');
});

test('a toast may ask for another duration', () => {
  showToast({ title: 'Google Calendar sync failed', durationMs: 5000 });
  vi.advanceTimersByTime(4900);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(101);
  expect(currentToast()).toBeUndefined();
});

test('stays while it is held and goes once let go', () => {
  showToast({ title: 'held' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.title).toBe('held');
  releaseToast();
  vi.advanceTimersByTime(4001);
  expect(currentToast()).toBeUndefined();
});

test('one whose change was taken back goes, and another that is shown by now stays', () => {
  const first = showToast({ title: 'First' });
  const second = showToast({ title: 'Second' });
  endToast(first);
  endToast(undefined);
  expect(currentToast()?.title).toBe('Second');
  endToast(second);
  expect(currentToast()).toBeUndefined();
});
