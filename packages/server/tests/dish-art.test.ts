import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LarderApp, startLarderApp } from './support/larder-app.ts';

let larder: LarderApp;
beforeAll(async () => {
  larder = await startLarderApp();
});
afterAll(() => larder.close());

describe('a dish’s picture', () => {
  const ids = [...DEFAULT_CORPUS.dishesById.keys()].toSorted((a, b) => b.length - a.length);

  it.each([
    ['longest', ids[0] ?? ''],
    ['shortest', ids.at(-1) ?? ''],
  ])('is served for the %s id there is', async (_, id) => {
    const { status, text } = await larder.visitor.call('GET', `/dish/${id}.svg`);
    expect(status, id).toBe(200);
    expect(text).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('may be kept for long, and comes on a darker cloth by lamplight', async () => {
    const light = await larder.app.inject(`/dish/${ids[0]}.svg`);
    const dark = await larder.app.inject(`/dish/${ids[0]}.svg?field=dark`);
    expect(light.headers['cache-control']).toContain('max-age=2592000');
    expect(dark.body).not.toBe(light.body);
  });

  it('of no dish is not there', async () => {
    expect((await larder.visitor.call('GET', '/dish/no-such-dish.svg')).status).toBe(404);
  });
});
