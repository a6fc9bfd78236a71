import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPasswordFault } from './find-password-fault.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada.lovelace@example.com' };

describe('a new password', () => {
  // The first of each kind in NordPass' list of 2024, and what people make of them when signs are demanded.
  it.each([
    '12345678',
    '123456789',
    '1234567890',
    '87654321',
    'password',
    'Password1',
    'Password123!',
    'P@ssw0rd',
    'pa55word1',
    'qwerty123',
    'qwertyuiop',
    'qwert12345',
    'iloveyou1',
    'Welcome2024!',
    'princess1',
    'Sunshine99',
    'football7',
    'Summer2026',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    'lovelove',
    '11111111',
    '19900228',
    'letmein!!',
    'trustno1!!',
    'dragon123',
    'Kitchen1!',
  ])('is refused when it is one of the first that are tried: %s', (password) => {
    expect(findPasswordFault(password, ADA)).toContain('first that others would try');
  });

  it.each(['Ada Lovelace', 'adalovelace1', 'ada.lovelace@example.com', 'ADA.LOVELACE!', 'larder2026'])(
    'is refused when it is a name that everybody knows: %s',
    (password) => {
      expect(findPasswordFault(password, ADA)).toContain('your name, your email or Larder’s name');
    },
  );

  it.each([
    ['seven22', 'at least 8'],
    ['x'.repeat(257), 'at most 256'],
  ])('is refused for its length: %s', (password, words) => {
    expect(findPasswordFault(password, ADA)).toContain(words);
  });

  it.each([
    'correct horse battery',
    'a long pass phrase',
    'ilovemysourdough',
    'ada likes tables',
    'r7Tq-92xL',
    'crème brûlée',
    '4815162342108',
  ])('is taken when nobody tries it first: %s', (password) => {
    expect(findPasswordFault(password, ADA)).toBeUndefined();
  });

  it('is not taken for a name of which nothing but digits is known', () => {
    expect(findPasswordFault('4815162342108', { name: '2026', email: '48@example.com' })).toBeUndefined();
  });

  it('of random letters is never mistaken for a common one', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'bcfhjkmnprtvwxz'.split('')), minLength: 14, maxLength: 40 });
    fc.assert(
      fc.property(letters, (password) => {
        fc.pre(new Set(password).size > 5);
        expect(findPasswordFault(password, ADA)).toBeUndefined();
      }),
    );
  });
});
