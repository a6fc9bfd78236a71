import { describe, expect, it, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { addressKey, makeRateCounts } from './rate-counts.ts';

describeOnBothEngines('rate counts', (database) => {
  test('lose none of the calls that come at once', async () => {
    const counts = makeRateCounts(database(), () => new Date());
    const seen = await Promise.all(Array.from({ length: 40 }, () => counts.add('at once', 60_000)));
    expect(seen.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  });

  test('start anew when the window is over, and sweep what is', async () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const counts = makeRateCounts(database(), () => now);
    await counts.add('old', 1000);
    expect(await counts.add('old', 1000)).toEqual({ count: 2, leftMs: 1000 });
    now = new Date('2026-11-21T10:00:00.400Z');
    expect(await counts.add('old', 1000)).toEqual({ count: 3, leftMs: 600 });
    now = new Date('2026-11-21T10:00:01Z');
    expect(await counts.add('old', 1000)).toEqual({ count: 1, leftMs: 1000 });
    now = new Date('2026-11-21T10:00:05Z');
    await counts.sweep();
    const left = await database().kysely.selectFrom('rate_counts').select('ends_at').where('ends_at', '<=', now).execute();
    expect(left).toEqual([]);
  });

  test('end a window in its time even if the clock was a year ahead when it began', async () => {
    let now = new Date('2027-11-21T10:00:00Z');
    const counts = makeRateCounts(database(), () => now);
    await counts.add('ahead', 60_000);
    now = new Date('2026-11-21T10:00:00Z');
    expect(await counts.add('ahead', 60_000)).toEqual({ count: 2, leftMs: 60_000 });
    now = new Date('2026-11-21T10:01:00Z');
    expect(await counts.add('ahead', 60_000)).toEqual({ count: 1, leftMs: 60_000 });
  });

  test('keep neither an address nor an email', async () => {
    const counts = makeRateCounts(database(), () => new Date());
    await counts.add('sign-in of a@b.test', 60_000);
    await counts.add('sign-in from 10.1.2.3', 60_000);
    const keys = (await database().kysely.selectFrom('rate_counts').select('key').execute()).map(({ key }) => key).join(' ');
    expect(keys).not.toMatch(/a@b|10\.1\.2/);
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
