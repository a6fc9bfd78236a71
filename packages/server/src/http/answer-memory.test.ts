import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UserId } from '../db/user-id.ts';
import { makeAnswerMemory } from './answer-memory.ts';

const ada = 'ada' as UserId;
const bob = 'bob' as UserId;
const text = (words: string) => Buffer.from(words);

describe('the memory of answers', () => {
  test('gives back what it was given, to the same person at the same address', () => {
    const memory = makeAnswerMemory({ mostBytes: 1e6 });
    memory.keep(memory.begin(ada), '/lists', text('two lists'));
    expect(memory.find(ada, '/lists')?.body.toString()).toBe('two lists');
    expect(memory.find(bob, '/lists')).toBeUndefined();
    expect(memory.find(ada, '/lists?x')).toBeUndefined();
  });

  test('keeps nothing that was begun before a change, however late it comes', () => {
    const memory = makeAnswerMemory({ mostBytes: 1e6 });
    const before = memory.begin(ada);
    memory.forget(ada);
    memory.keep(before, '/lists', text('from before'));
    expect(memory.find(ada, '/lists')).toBeUndefined();
    memory.keep(memory.begin(ada), '/lists', text('from after'));
    memory.keep(before, '/lists', text('from before'));
    expect(memory.find(ada, '/lists')?.body.toString()).toBe('from after');
  });

  test('gives no room to what comes too late', () => {
    const memory = makeAnswerMemory({ mostBytes: 32_000 });
    memory.keep(memory.begin(bob), '/', text('a list'));
    for (let n = 0; n < 100; n++) {
      const before = memory.begin(ada);
      memory.forget(ada);
      memory.keep(before, '/', Buffer.alloc(1000));
    }
    memory.keep(memory.begin(ada), '/', Buffer.alloc(1000));
    expect(memory.find(bob, '/')).toBeDefined();
  });

  test('keeps nothing that was begun before a gap in hearing', () => {
    const memory = makeAnswerMemory({ mostBytes: 1e6 });
    const before = memory.begin(ada);
    memory.forgetAll();
    memory.keep(before, '/lists', text('from before'));
    expect(memory.find(ada, '/lists')).toBeUndefined();
  });

  test('believes nothing for longer than a minute', () => {
    let at = 0;
    const memory = makeAnswerMemory({ mostBytes: 1e6, now: () => at });
    memory.keep(memory.begin(ada), '/lists', text('two lists'));
    at = 59_999;
    expect(memory.find(ada, '/lists')).toBeDefined();
    at = 60_000;
    expect(memory.find(ada, '/lists')).toBeUndefined();
  });

  test('lets those go first of whom nothing was read', () => {
    const memory = makeAnswerMemory({ mostBytes: 32_000 });
    const people = Array.from({ length: 20 }, (_, n) => `person ${n}` as UserId);
    for (const person of people.slice(0, 10)) memory.keep(memory.begin(person), '/', Buffer.alloc(1000));
    for (const person of people.slice(0, 5)) memory.find(person, '/');
    for (const person of people.slice(10)) memory.keep(memory.begin(person), '/', Buffer.alloc(1000));
    const kept = people.filter((person) => memory.find(person, '/'));
    expect(kept).toEqual(expect.arrayContaining(people.slice(0, 5)));
    expect(kept).not.toContain(people[5]);
  });

  test('gives one person a small part of its room, whatever addresses they ask for', () => {
    const memory = makeAnswerMemory({ mostBytes: 160_000 });
    memory.keep(memory.begin(bob), '/', text('a list'));
    for (let n = 0; n < 1000; n++) memory.keep(memory.begin(ada), `/?${n}`, Buffer.alloc(5000));
    memory.keep(memory.begin(ada), '/huge', Buffer.alloc(20_000));
    expect(memory.find(bob, '/')).toBeDefined();
    expect(memory.find(ada, '/huge')).toBeUndefined();
    expect(memory.find(ada, '/?999')).toBeDefined();
  });

  test('never holds more bytes than it may, nor anything from before a change', () => {
    const step = fc.record({
      person: fc.integer({ min: 0, max: 9 }),
      url: fc.integer({ min: 0, max: 5 }),
      size: fc.integer({ min: 4, max: 3000 }),
      does: fc.constantFrom('read', 'write', 'end a read'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const mostBytes = 40_000;
        const memory = makeAnswerMemory({ mostBytes });
        const people = Array.from({ length: 10 }, (_, n) => `person ${n}` as UserId);
        const states = people.map(() => 0);
        const open: (() => void)[] = [];
        for (const { person, url, size, does } of steps) {
          const userId = people[person]!;
          if (does === 'write') {
            states[person]! += 1;
            memory.forget(userId);
          } else if (does === 'end a read') open.shift()?.();
          else {
            const record = memory.begin(userId);
            const body = Buffer.alloc(size);
            body.writeInt32LE(states[person]!);
            open.push(() => memory.keep(record, `/${url}`, body));
          }
          const kept = people.flatMap((id, at) =>
            Array.from({ length: 6 }, (_, n) => ({ at, body: memory.find(id, `/${n}`)?.body })).filter(({ body }) => body),
          );
          expect(kept.reduce((sum, { body }) => sum + body!.length, 0)).toBeLessThanOrEqual(mostBytes);
          for (const { at, body } of kept) expect(body!.readInt32LE()).toBe(states[at]);
        }
      }),
    );
  });
});
