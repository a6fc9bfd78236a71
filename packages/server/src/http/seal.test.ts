import { describe, expect, it } from 'vitest';
import { makeSeal } from './seal.ts';

const SECRET = 'a secret for tests, long enough to be taken';

describe('a sealed value', () => {
  it('opens to what it was', () => {
    const seal = makeSeal(SECRET, 'test');
    const value = { state: 'ä', list: [1, null] };
    expect(seal.open(seal.close(value))).toEqual(value);
  });

  it('shows nothing of it, and is never the same twice', () => {
    const seal = makeSeal(SECRET, 'test');
    const [one, two] = [seal.close('verifier'), seal.close('verifier')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('verifier');
  });

  it('does not open when any of its characters was changed', () => {
    const seal = makeSeal(SECRET, 'test');
    const sealed = seal.close({ admin: false });
    for (let at = 0; at < sealed.length - 1; at++) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(seal.open(changed)).toBeUndefined();
    }
  });

  it.each(['', 'x', 'not base64 !!', 'A'.repeat(37)])('does not open from %j', (text) => {
    expect(makeSeal(SECRET, 'test').open(text)).toBeUndefined();
  });

  it('does not open for another purpose or under another secret', () => {
    const sealed = makeSeal(SECRET, 'one').close('value');
    expect(makeSeal(SECRET, 'two').open(sealed)).toBeUndefined();
    expect(makeSeal(`${SECRET}!`, 'one').open(sealed)).toBeUndefined();
  });
});
