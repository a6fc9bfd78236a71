import { describe, expect, it } from 'vitest';
import { addressKey, makeSignInThrottle, makeThrottle } from './throttle.ts';

describe('makeThrottle', () => {
  it('lets a key wait until its window is over, and no other key', () => {
    let nowMs = 0;
    const throttle = makeThrottle({ failures: 3, windowMs: 10_000, now: () => nowMs });
    for (let n = 0; n < 3; n++) {
      expect(throttle.waitSeconds('a')).toBe(0);
      throttle.countTry('a');
    }
    nowMs = 2500;
    expect([throttle.waitSeconds('a'), throttle.waitSeconds('b')]).toEqual([8, 0]);
    nowMs = 10_000;
    expect(throttle.waitSeconds('a')).toBe(0);
  });

  it('keeps a bounded number of keys', () => {
    const throttle = makeThrottle({ failures: 1, windowMs: 1000, now: () => 0 });
    for (let n = 0; n < 20_001; n++) throttle.countTry(`key ${n}`);
    expect([throttle.waitSeconds('key 0'), throttle.waitSeconds('key 20000')]).toEqual([0, 1]);
  });
});

describe('makeSignInThrottle', () => {
  it('forgets the failures of an account when it is signed in to', () => {
    const throttle = makeSignInThrottle(() => 0);
    for (let n = 0; n < 19; n++) throttle.begin('a@b.test', `10.0.0.${n}`);
    throttle.begin('a@b.test', '10.0.1.1').succeed();
    expect(throttle.begin('a@b.test', '10.0.1.2').waitSeconds).toBe(0);
  });

  it('stops an address that goes through many accounts', () => {
    const throttle = makeSignInThrottle(() => 0);
    for (let n = 0; n < 60; n++) throttle.begin(`eater${n}@b.test`, '10.0.0.1');
    expect(throttle.begin('new@b.test', '10.0.0.1').waitSeconds).toBe(900);
    expect(throttle.begin('new@b.test', '10.0.0.2').waitSeconds).toBe(0);
  });

  it('does not count a household that signs in rightly, however often', () => {
    const throttle = makeSignInThrottle(() => 0);
    for (let n = 0; n < 500; n++) throttle.begin(`eater${n % 5}@b.test`, '10.0.0.1').succeed();
    expect(throttle.begin('a@b.test', '10.0.0.1').waitSeconds).toBe(0);
  });
});

describe('addressKey', () => {
  it.each([
    ['192.168.1.4', '192.168.1.4'],
    ['::ffff:192.168.1.4', '192.168.1.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
