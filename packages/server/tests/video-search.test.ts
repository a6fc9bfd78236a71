import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startYoutubeEmulator, type YoutubeEmulator, type YoutubeFault } from '../emulators/youtube/start-youtube.ts';
import { makeYoutubeSearch } from '../src/adapters/youtube/index.ts';
import type { VideoFault, VideoSearch } from '../src/ports/video-search.ts';
import { startLarderApp } from './support/larder-app.ts';

let emulator: YoutubeEmulator;
beforeAll(async () => {
  emulator = await startYoutubeEmulator();
});
afterAll(() => emulator.stop());
beforeEach(() => {
  emulator.calls.length = 0;
  emulator.next();
  emulator.beginDay();
  emulator.show();
});

const open = (apiKey = emulator.variables.YOUTUBE_API_KEY, timeoutMs = 2000): VideoSearch =>
  makeYoutubeSearch({ apiKey, baseUrl: emulator.variables.YOUTUBE_BASE_URL, timeoutMs });

describe('a search for videos', () => {
  test('gives those that may be shown anywhere, in the order of the search, with length and views', async () => {
    const found = await open()('Salmon & rice');
    expect(found).toEqual({
      ok: true,
      value: [
        { videoId: 'aaaaaaaaaa1', title: 'How to cook it at home', channelTitle: 'A Cook', duration: 'PT12M34S', viewCount: '123456' },
        {
          videoId: 'aaaaaaaaaa3',
          title: 'The long version',
          channelTitle: 'Slow Food',
          duration: 'PT1H2M3S',
          viewCount: '18446744073709551615',
        },
        { videoId: 'aaaaaaaaaa5', title: 'In under a minute', channelTitle: 'Quick Bites', duration: 'PT45S', viewCount: '' },
        { videoId: 'aaaaaaaaaa7', title: 'Salt & pepper, explained', channelTitle: 'Tom & Co', duration: 'PT8M5S', viewCount: '1000' },
        { videoId: 'aaaaaaaaab1', title: 'My weeknight way', channelTitle: 'Busy Parent', duration: 'PT6M1S', viewCount: '5021' },
        { videoId: 'aaaaaaaaab2', title: 'From scratch', channelTitle: 'Grandma', duration: 'PT21M', viewCount: '77777' },
      ],
    });
  });

  test('is one search and one look, safe, embeddable, the key in no address', async () => {
    await open()('Dal');
    expect(emulator.calls.map(({ path }) => path)).toEqual(['/youtube/v3/search', '/youtube/v3/videos']);
    const [search] = emulator.calls;
    expect(Object.fromEntries(search!.query)).toMatchObject({
      q: 'Dal recipe',
      type: 'video',
      safeSearch: 'strict',
      videoEmbeddable: 'true',
      videoSyndicated: 'true',
    });
    expect(emulator.calls.some(({ isKeyInAddress }) => isKeyInAddress)).toBe(false);
  });

  test('finds nothing without another look', async () => {
    emulator.show([]);
    expect(await open()('Nothing')).toEqual({ ok: true, value: [] });
    expect(emulator.calls).toHaveLength(1);
  });

  test.each<[YoutubeFault, VideoFault['type']]>([
    ['quotaExceeded', 'quota'],
    ['rateLimitExceeded', 'unavailable'],
    ['accessNotConfigured', 'refused'],
    ['keyInvalid', 'refused'],
    ['500', 'unavailable'],
    ['503', 'unavailable'],
    ['not-json', 'unavailable'],
    ['cut', 'unavailable'],
    ['reset', 'unavailable'],
  ])('%s is told as %s', async (fault, type) => {
    emulator.next(fault);
    expect(await open()('Dal')).toMatchObject({ ok: false, fault: { type } });
  });

  test('a wrong key is told without the key', async () => {
    const found = await open('not-the-key')('Dal');
    expect(found).toMatchObject({ ok: false, fault: { type: 'refused' } });
    expect(JSON.stringify(found)).not.toContain('not-the-key');
  });

  test('ends when its time is up', async () => {
    emulator.next('hang');
    expect(await open(undefined, 200)('Dal')).toMatchObject({ ok: false, fault: { type: 'unavailable', reason: 'No answer in time.' } });
  });
});

test('API-PLANS-11 the endpoint gives videos with a key, and the way to search elsewhere when there are none to be had', async () => {
  const larder = await startLarderApp('pglite', emulator.variables);
  const eater = await larder.newEater();
  type Found = { readonly success: true; readonly data: readonly { readonly videoId: string; readonly title: string }[] };
  const search = (title: string) => eater.call<Found>('POST', '/api/youtube/search', { title });

  // 50 at once, in whatever way they are written, are one search.
  const titles = Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? 'Lentil  bowl' : 'lentil bowl!'));
  const answers = await Promise.all(titles.map(search));
  // Some are answered from the store, whose fields come in another order.
  for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
  expect(answers[0]!.body.data).toHaveLength(6);
  expect(emulator.countSearches()).toBe(1);

  emulator.next('quotaExceeded');
  expect((await search('Another dish')).body).toMatchObject({ success: true, data: [{ videoId: 'search_failed', title: 'Another dish' }] });
  // No more today: nothing is asked any more, what is known is still given.
  const before = emulator.calls.length;
  expect((await search('A third dish')).body.data[0]!.videoId).toBe('search_failed');
  expect((await search('LENTIL BOWL')).body.data).toHaveLength(6);
  expect(emulator.calls).toHaveLength(before);
  await larder.close();
});
