import { expect, test } from 'vitest';
import { watchWriting } from '../db/write-watch.ts';
import { makeProcessLog } from './process-log.ts';

function collect(level: string) {
  const lines: string[] = [];
  return { lines, log: makeProcessLog(level, (line) => lines.push(line)) };
}

test('what stops the writing is a line of level 50, as an alert asks for it', async () => {
  const { lines, log } = collect('info');
  const watch = watchWriting({ tryWriting: () => Promise.reject(new Error('No space\nleft "on" device')), log });
  await watch.check();
  await watch.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 50,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    msg: expect.stringContaining('Larder only reads, nothing can be written: No space\nleft "on" device'),
  });
});

test.each([
  ['info', 3],
  ['warn', 2],
  ['error', 1],
  ['fatal', 0],
  ['silent', 0],
])('LOG_LEVEL=%s lets %i of three through', (level, count) => {
  const { lines, log } = collect(level);
  log.info('up to date');
  log.warn('lost');
  log.error('ended');
  expect(lines).toHaveLength(count);
});
