import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@larder/contract/account.ts';
import { hearRole, isShopper } from './household-role.ts';
import { rememberMember } from './member-hint.ts';

let dataset: Record<string, string> = {};
const memory = new Map<string, string>();

beforeEach(() => {
  dataset = {};
  memory.clear();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const sue = { id: 'sue' } as User;

test('without a network the role is the one that was heard last, and the least where none is known', () => {
  expect(isShopper()).toBe(true);
  rememberMember(sue, { household: 'h', role: 'member' });
  expect(isShopper()).toBe(false);
  rememberMember(sue, { role: 'shopper' });
  expect(isShopper()).toBe(true);
  // Nothing was heard this time.
  rememberMember(sue);
  expect(isShopper()).toBe(true);
});

test('what the server says goes before what is remembered, be it by a later answer', () => {
  rememberMember(sue, { role: 'shopper' });
  hearRole(new Headers({ 'larder-household-role': 'owner' }));
  expect(isShopper()).toBe(false);
  rememberMember(null);
  expect(memory.size).toBe(0);
});
