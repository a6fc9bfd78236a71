import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentOffer, endOffer, showOffer } from './offer-store.ts';
import { putBehind } from './put-behind.ts';
import { currentToast, dismissToast, showToast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  endOffer();
  vi.useRealTimers();
});

test('what was said and offered before waits with its time until nothing is open any more', () => {
  showToast({ title: 'Changed' });
  showOffer({ label: 'Undo', run: () => undefined });
  const [closeMenu, closeDialog] = [putBehind(), putBehind()];
  vi.advanceTimersByTime(60_000);
  closeMenu();
  vi.advanceTimersByTime(60_000);
  expect([currentToast()?.title, currentOffer()?.label]).toEqual(['Changed', 'Undo']);
  closeDialog();
  vi.advanceTimersByTime(3900);
  expect(currentToast()?.title).toBe('Changed');
  vi.advanceTimersByTime(3000);
  expect([currentToast(), currentOffer()]).toEqual([undefined, undefined]);
});

test('what is said while something is open has its own time', () => {
  const close = putBehind();
  showToast({ title: 'Copied' });
  vi.advanceTimersByTime(4001);
  expect(currentToast()).toBeUndefined();
  close();
});
