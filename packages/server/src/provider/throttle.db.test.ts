import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { makeRateCounts } from '../http/rate-counts.ts';
import { makeSignInThrottle, type SignInThrottle } from './throttle.ts';

describeOnBothEngines('sign-in throttle', (database) => {
  let nowMs = 0;
  let throttle: SignInThrottle;
  /** Another process on the same database. */
  let elsewhere: SignInThrottle;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 21);
    await database().kysely.deleteFrom('rate_counts').execute();
    const make = () => makeSignInThrottle(makeRateCounts(database(), () => new Date(nowMs)));
    [throttle, elsewhere] = [make(), make()];
  });

  const waitAfter = async (tries: number, email: (n: number) => string, ip: (n: number) => string): Promise<number> => {
    for (let n = 0; n < tries; n++) await (n % 2 ? elsewhere : throttle).begin(email(n), ip(n));
    return (await throttle.begin(email(tries), ip(tries))).waitSeconds;
  };

  const HERE = '10.0.0.1';
  const guess = async (tries: number) =>
    waitAfter(
      tries,
      () => 'a@b.test',
      () => HERE,
    );

  test('lets an account wait where twenty wrong passwords came from, until the quarter of an hour is over', async () => {
    expect(await guess(19)).toBe(0);
    nowMs += 60_000;
    expect((await elsewhere.begin('a@b.test', HERE)).waitSeconds).toBe(14 * 60);
    expect((await elsewhere.begin('other@b.test', HERE)).waitSeconds).toBe(0);
    nowMs += 14 * 60_000;
    expect((await throttle.begin('a@b.test', HERE)).waitSeconds).toBe(0);
  });

  test('shuts nobody out whose password others try: the right one works from another place, if slowly', async () => {
    for (let address = 0; address < 20; address++) await throttle.begin('a@b.test', `10.0.1.${address}`);
    const slowed = await elsewhere.begin('a@b.test', '10.0.9.9');
    expect([slowed.waitSeconds, slowed.slowMs]).toEqual([0, 250]);
    for (let address = 0; address < 20; address++) await throttle.begin('a@b.test', `10.0.2.${address}`);
    expect((await throttle.begin('a@b.test', '10.0.9.9')).slowMs).toBe(5000);
    expect((await throttle.begin('other@b.test', '10.0.9.9')).slowMs).toBe(0);
  });

  test('forgets the failures of an account when it is signed in to', async () => {
    await guess(18);
    await (await elsewhere.begin('a@b.test', HERE)).succeed();
    expect((await throttle.begin('a@b.test', HERE)).waitSeconds).toBe(0);
  });

  test('stops an address that goes through many accounts', async () => {
    expect(
      await waitAfter(
        60,
        (n) => `eater${n}@b.test`,
        () => '10.0.0.1',
      ),
    ).toBe(900);
    expect((await throttle.begin('new@b.test', '10.0.0.2')).waitSeconds).toBe(0);
  });

  test('does not count a household that signs in rightly, however often', async () => {
    for (let n = 0; n < 100; n++) await (await throttle.begin(`eater${n % 5}@b.test`, '10.0.0.1')).succeed();
    expect((await throttle.begin('a@b.test', '10.0.0.1')).waitSeconds).toBe(0);
  });

  test('bounds the accounts made from one address', async () => {
    for (let n = 0; n < 300; n++) expect(await throttle.countSignUp('2001:db8::1')).toBe(0);
    expect(await elsewhere.countSignUp('2001:db8::2')).toBe(900);
    expect(await throttle.countSignUp('2001:db8:0:1::1')).toBe(0);
  });
});
