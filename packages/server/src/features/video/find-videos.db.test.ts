import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, ok } from '@larder/domain/base/result.ts';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import type { FoundVideo, VideoFault, VideoSearch } from '../../ports/video-search.ts';
import { type FindVideos, makeFindVideos } from './find-videos.ts';
import { makeVideoStore } from './video-store.ts';

const VIDEO: FoundVideo = { videoId: 'aaaaaaaaaa1', title: 'How to', channelTitle: 'A Cook', duration: 'PT1M', viewCount: '1' };
describeOnBothEngines('finding videos', (database) => {
  let made = 0;
  /** A title no other test has asked for, on a day of its own. */
  const setUp = (answer: () => Promise<readonly FoundVideo[] | VideoFault> = async () => [VIDEO]) => {
    made += 1;
    const asked: string[] = [];
    const clock = { now: Date.UTC(2030, 0, 1, 12) + made * 400 * DAY_MS };
    const search: VideoSearch = async (title) => {
      asked.push(title);
      const found = await answer();
      return 'type' in found ? fail(found) : ok(found);
    };
    const log: unknown[] = [];
    /** As in another process: nothing is shared but the database. */
    const openProcess = (searchesPerDay = 90): FindVideos =>
      makeFindVideos({
        search,
        store: makeVideoStore(database()),
        searchesPerDay,
        now: () => new Date(clock.now),
        log: { warn: (line) => void log.push(line) },
      });
    return { asked, clock, log, openProcess, title: `Dish ${made}` };
  };

  test('asks once for what many processes want at the same time', async () => {
    const { asked, openProcess, title } = setUp(async () => {
      await wait(150);
      return [VIDEO];
    });
    const processes = [openProcess(), openProcess(), openProcess()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => processes[at % 3]!(at % 2 === 0 ? title : title.toUpperCase())),
    );
    expect(asked).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(ok([VIDEO]));
  });

  test('keeps an answer for thirty days, an empty one too', async () => {
    const { asked, clock, openProcess, title } = setUp(async () => []);
    await openProcess()(title);
    clock.now += 29 * DAY_MS;
    expect(await openProcess()(`  ${title}! `)).toEqual(ok([]));
    expect(asked).toHaveLength(1);
    clock.now += 2 * DAY_MS;
    await openProcess()(title);
    expect(asked).toHaveLength(2);
  });

  test('a failure is met once a minute, however many ask, and told in the log once', async () => {
    const { asked, clock, log, openProcess, title } = setUp(async () => ({ type: 'unavailable', reason: 'HTTP 500' }));
    const find = openProcess();
    for (let count = 0; count < 5; count++) expect(await find(title)).toMatchObject({ ok: false });
    expect(asked).toHaveLength(1);
    expect(log).toEqual([{ kind: 'unavailable', reason: 'HTTP 500' }]);
    clock.now += 61_000;
    await openProcess()(title);
    expect(asked).toHaveLength(2);
  });

  test('a process that died while it asked holds the title up for a quarter of a minute only', async () => {
    const { asked, clock, openProcess, title } = setUp();
    const store = makeVideoStore(database());
    const key = store.keyOf(title);
    expect(await store.claim(key, '00000000-0000-4000-8000-000000000001', { now: new Date(clock.now), forMs: 15_000 })).toBe(true);
    clock.now += 16_000;
    expect(await openProcess()(title)).toEqual(ok([VIDEO]));
    expect(asked).toHaveLength(1);
  });

  test('counts the searches of a day over all processes, and begins anew at midnight Pacific time', async () => {
    const { asked, clock, openProcess, title } = setUp();
    for (let count = 0; count < 4; count++) await openProcess(2)(`${title} number ${count}`);
    expect(asked).toHaveLength(2);
    clock.now += DAY_MS;
    await openProcess(2)(`${title} on the next day`);
    expect(asked).toHaveLength(3);
  });

  test('the day of the quota is that of Los Angeles', async () => {
    const { asked, clock, openProcess, title } = setUp();
    // 07:59 in UTC on a winter's day is still the day before in California, 08:00 is not.
    clock.now = Date.UTC(2031, 0, 15, 7, 59);
    await openProcess(1)(`${title} one`);
    await openProcess(1)(`${title} two`);
    expect(asked).toHaveLength(1);
    clock.now = Date.UTC(2031, 0, 15, 8, 0);
    await openProcess(1)(`${title} three`);
    expect(asked).toHaveLength(2);
  });

  test('asks no more that day once the video site says that all is used up', async () => {
    const { asked, openProcess, title } = setUp(async () => ({ type: 'quota', reason: 'HTTP 403, quotaExceeded' }));
    await openProcess()(`${title} one`);
    expect(await openProcess()(`${title} two`)).toMatchObject({ ok: false, fault: { type: 'quota' } });
    expect(asked).toHaveLength(1);
  });

  test('forgets what is older than thirty days', async () => {
    const { clock, openProcess, title } = setUp();
    await openProcess()(title);
    const store = makeVideoStore(database());
    await store.forgetOld(new Date(clock.now + 31 * DAY_MS));
    expect(
      await database().kysely.selectFrom('video_answers').select('title_key').where('title_key', '=', store.keyOf(title)).execute(),
    ).toEqual([]);
  });
});
