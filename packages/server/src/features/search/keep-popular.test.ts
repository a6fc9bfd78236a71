import { expect, it } from 'vitest';
import { keepPopular } from './keep-popular.ts';

function setUp() {
  let minute = 0;
  let counted = 0;
  let isFailing = false;
  const faults: string[] = [];
  const read = keepPopular({
    nowMs: () => minute * 60_000,
    onFault: (error) => faults.push(String(error)),
    list: async () => {
      counted += 1;
      if (isFailing) throw new Error('no database');
      return [{ id: String(counted), query: `count ${counted}` }];
    },
  });
  return {
    read: async () => (await read())[0]?.query,
    at: (to: number) => (minute = to),
    fail: (to: boolean) => (isFailing = to),
    counted: () => counted,
    faults,
  };
}

it('counts once for all who ask at the same time', async () => {
  const { read, counted } = setUp();
  expect(await Promise.all([read(), read(), read()])).toEqual(['count 1', 'count 1', 'count 1']);
  expect(counted()).toBe(1);
});

it('answers what was counted for five minutes, then the old list once more while it counts anew', async () => {
  const { read, at, counted } = setUp();
  await read();
  at(4.9);
  expect([await read(), counted()]).toEqual(['count 1', 1]);
  at(5);
  expect([await read(), counted()]).toEqual(['count 1', 2]);
  expect([await read(), counted()]).toEqual(['count 2', 2]);
});

it('keeps the old list when counting fails, says so, and tries again', async () => {
  const { read, at, fail, faults } = setUp();
  await read();
  at(6);
  fail(true);
  expect(await read()).toBe('count 1');
  await Promise.resolve();
  fail(false);
  expect(await read()).toBe('count 1');
  expect(faults).toEqual(['Error: no database']);
  expect(await read()).toBe('count 3');
});

it('fails when there is nothing to fall back on, and recovers', async () => {
  const { read, fail } = setUp();
  fail(true);
  await expect(read()).rejects.toThrow('no database');
  fail(false);
  expect(await read()).toBe('count 2');
});
