import { endpoint } from '@larder/contract/endpoint.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { makeWireEncoder, WireText } from './wire-answer.ts';

const soup = endpoint({ method: 'GET', path: '/api/soup', access: 'public', reply: z.object({ name: z.string(), grams: z.number() }) });

describe('an answer in its wire form', () => {
  test('is written as it is', () => {
    const encode = makeWireEncoder(soup);
    expect(encode({ name: 'pea', grams: 300 })).toBe('{"name":"pea","grams":300}');
    expect(encode(new WireText('{"name": "pea", "grams": 300}'))).toBe('{"name": "pea", "grams": 300}');
  });

  test.each([
    ['lacks a field', { name: 'pea' }, /outside its contract: grams/],
    ['has another type', { name: 'pea', grams: '300' }, /outside its contract: grams/],
    ['holds what is nobody else’s business', { name: 'pea', grams: 300, owner: 'ada' }, /more than it says/],
    ['is text of something else', new WireText('{"name":"pea"}'), /outside its contract: grams/],
  ])('that %s is our fault', (_case, answer, words) => {
    expect(() => makeWireEncoder(soup)(answer)).toThrow(words);
  });

  test('is still looked at after thousands of them', () => {
    const encode = makeWireEncoder(soup);
    for (let n = 0; n < 1000; n++) encode({ name: 'pea', grams: 300 });
    const faults = Array.from({ length: 5000 }, () => {
      try {
        encode({ name: 'pea' });
        return 0;
      } catch {
        return 1;
      }
    });
    expect(faults).toContain(1);
  });
});
