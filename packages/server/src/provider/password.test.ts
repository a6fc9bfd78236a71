import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, pretendPasswordCheck } from './password.ts';

describe('a password', () => {
  it('is known again, and no other is', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(await isPassword('correct horse battery', hash)).toBe(true);
    expect(await isPassword('correct horse batterY', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('is hashed differently each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('is the same however the keyboard composes its letters', async () => {
    const composed = 'crème brûlée';
    expect(await isPassword(composed.normalize('NFD'), await hashPassword(composed.normalize('NFC')))).toBe(true);
  });

  // From src/test.c of the reference implementation, github.com/P-H-C/phc-winner-argon2 (argon2id, version 0x13).
  it('hashed elsewhere, at another cost, is known too', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await isPassword('password', reference)).toBe(true);
    expect(await isPassword('passwort', reference)).toBe(false);
  });

  it('checked against no account is never right', async () => {
    expect(await pretendPasswordCheck('anything')).toBe(false);
  });

  it('with a damaged hash is an error and not a refusal', async () => {
    await expect(isPassword('x', 'plain text')).rejects.toThrow('not readable');
  });
});
