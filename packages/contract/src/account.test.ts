import { expect, test } from 'vitest';
import { isDeletionConfirmed } from './account.ts';

test.each([
  ['delete my account', true],
  ['  Delete  My Account ', true],
  ['“delete my account”', true],
  ["'DELETE MY ACCOUNT'", true],
  ['', false],
  ['delete', false],
  ['delete my account!', false],
  ['do not delete my account', false],
])('%j deletes the account: %j', (typed, isConfirmed) => expect(isDeletionConfirmed(typed)).toBe(isConfirmed));
