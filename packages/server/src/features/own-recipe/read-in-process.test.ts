import { zipSync, gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readInProcess } from './read-in-process.ts';

const JSON_LD = `<!doctype html><html lang="en"><title>Bean pan</title><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Recipe","name":"Bean pan","recipeYield":"2 servings","totalTime":"PT25M",
"recipeIngredient":["1 can white beans","2 tbsp olive oil"],"recipeInstructions":["Warm the oil.","Add the beans."]}</script>`;

describe('a process of its own', () => {
  it('reads a page', async () => {
    const read = await readInProcess({ kind: 'page', text: JSON_LD, address: 'https://recipes.example/beans' });
    expect(read).toMatchObject({ ok: true, value: { more: 0, recipes: [{ title: 'Bean pan', source: 'https://recipes.example/beans' }] } });
  });

  it('reads what is pasted, be it the source of a page', async () => {
    const text = 'Bean pan\n\nIngredients\n1 can white beans\n2 tbsp olive oil\n\nMethod\nWarm the oil.\nAdd the beans.';
    expect(await readInProcess({ kind: 'text', text })).toMatchObject({ ok: true, value: { recipes: [{ title: 'Bean pan' }] } });
    expect(await readInProcess({ kind: 'text', text: JSON_LD })).toMatchObject({ ok: true, value: { recipes: [{ title: 'Bean pan' }] } });
  });

  it('reads a file of many, and says how many more there are', async () => {
    const recipes = Array.from({ length: 203 }, (_, n) => ({
      '@type': 'Recipe',
      name: `Soup ${n}`,
      recipeIngredient: ['1 onion', '1 carrot'],
      recipeInstructions: ['Cook it.'],
    }));
    const bytes = zipSync({ 'recipes.json': Buffer.from(JSON.stringify(recipes)) });
    const read = await readInProcess({ kind: 'file', name: 'export.zip', bytes });
    expect(read.ok && [read.value.recipes.length, read.value.more]).toEqual([200, 3]);
  });

  const deep = `${'<div>'.repeat(50_000)}<p>1 cup rice</p>`;
  it.each([
    ['50,000 elements in one another', { kind: 'page', text: deep, address: 'https://a.example/' } as const],
    ['a million stray ends', { kind: 'page', text: `<p>${'</b>'.repeat(1_000_000)}`, address: 'https://a.example/' } as const],
    ['a zip that unpacks to 200 MB', bombOf((bytes) => zipSync({ 'a.json': bytes }))],
    ['a gzip that unpacks to 200 MB', bombOf((bytes) => gzipSync(bytes))],
    ['a zip in a zip in a zip', { kind: 'file', name: 'a.zip', bytes: nestZips(4) } as const],
  ])('refuses or survives %s, and says something', async (_case, asked) => {
    const read = await readInProcess(asked);
    expect(read).toMatchObject({ ok: false, fault: { type: expect.stringMatching(/^(?:too-|no-recipe|unreadable)/) } });
  });

  it('ends by its clock, and by its memory', async () => {
    const page = { kind: 'page', text: JSON_LD, address: 'https://a.example/' } as const;
    expect(await readInProcess(page, { heapMegabytes: 256, workMs: 10_000, withinMs: 1 })).toEqual({
      ok: false,
      fault: { type: 'too-slow' },
    });
    const list = { kind: 'file', name: 'a.json', bytes: Buffer.from(`[${'[],'.repeat(8_000_000)}[]]`) } as const;
    expect(await readInProcess(list, { heapMegabytes: 64, workMs: 60_000, withinMs: 60_000 })).toEqual({
      ok: false,
      fault: { type: 'too-large' },
    });
  });
});

function bombOf(pack: (bytes: Uint8Array) => Uint8Array) {
  return { kind: 'file', name: 'bomb', bytes: pack(new Uint8Array(200_000_000)) } as const;
}

function nestZips(times: number): Uint8Array {
  let bytes: Uint8Array = Buffer.from('1 cup rice');
  for (let n = 0; n < times; n++) bytes = zipSync({ [n === 0 ? 'a.txt' : 'a.zip']: bytes });
  return bytes;
}
