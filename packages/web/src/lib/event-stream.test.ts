import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeEventParser } from './event-stream.ts';

const KNOWN = { intent: z.unknown(), meal: z.unknown(), done: z.unknown() };

const TEXT =
  ': hello\n\nevent: intent\ndata: {"slots":["lunch"]}\n\nevent: meal\r\ndata: {"title":\r\ndata: "Søba"}\r\n\r\n: ping\n\nevent: later\ndata: {}\n\nevent: done\ndata: 1\n\n';
const EVENTS = [
  { name: 'intent', data: { slots: ['lunch'] } },
  { name: 'meal', data: { title: 'Søba' } },
  { name: 'done', data: 1 },
];

test('reads events that come in one piece', () => {
  expect(makeEventParser(KNOWN)(TEXT)).toEqual(EVENTS);
});

test.each([1, 2, 3, 7, 20])('reads the same events cut every %d characters', (size) => {
  const parse = makeEventParser(KNOWN);
  const pieces = TEXT.replaceAll('\r\n', '\n').match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  expect(pieces.flatMap((piece) => parse(piece))).toEqual(EVENTS);
});

test('gives nothing for an event that is not over', () => {
  expect(makeEventParser(KNOWN)('event: done\ndata: 1\n')).toEqual([]);
});
