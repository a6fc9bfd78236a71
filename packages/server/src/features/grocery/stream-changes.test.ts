import { setImmediate } from 'node:timers/promises';
import type { ListChanges } from '@larder/contract/grocery.ts';
import { expect, test } from 'vitest';
import { currentCaller, workFor } from '../../turns/caller.ts';
import { problemReply } from '../../http/problems.ts';
import { streamChanges, type StreamOptions } from './stream-changes.ts';

function watchStream(readChanges: StreamOptions['readChanges'], over = new AbortController().signal) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  const events = { send: (name: string) => void sent.push(name), end: () => void sent.push('(end)') };
  const ended = streamChanges(events, {
    since: 1,
    readChanges,
    watch: () => () => undefined,
    explain: (error) => {
      failures.push(error);
      return problemReply('internal', 'Something went wrong.');
    },
    over,
  });
  return { sent, failures, ended };
}

test('a stream that cannot go on says so before it ends, and its reason is known', async () => {
  const bug = new Error('no such column');
  const { sent, failures, ended } = watchStream(() => Promise.reject(bug));
  await ended;
  expect([sent, failures]).toEqual([['problem', '(end)'], [bug]]);
});

test('a list that is gone ends its stream', async () => {
  const { sent, ended } = watchStream(async () => undefined);
  await ended;
  expect(sent).toEqual(['gone', '(end)']);
});

test('who has left is told nothing more', async () => {
  const leaving = new AbortController();
  const { sent, failures, ended } = watchStream(async () => {
    leaving.abort();
    throw new Error('the connection is closed');
  }, leaving.signal);
  await ended;
  expect([sent, failures]).toEqual([['(end)'], []]);
});

test('looks as its own caller, whoever made the change', async () => {
  const callers: string[] = [];
  let change = (): void => undefined;
  const ended = workFor('ada', () =>
    streamChanges(
      { send: () => undefined, end: () => undefined },
      {
        since: 1,
        readChanges: async () => {
          callers.push(currentCaller());
          return callers.length < 2 ? { revision: 1, changes: {} as ListChanges } : undefined;
        },
        watch: (hear) => {
          change = hear;
          return () => undefined;
        },
        explain: () => problemReply('internal', 'Something went wrong.'),
        over: new AbortController().signal,
      },
    ),
  );
  await setImmediate();
  // As a notification of the database comes, for nobody.
  change();
  await ended;
  expect(callers).toEqual(['ada', 'ada']);
});
