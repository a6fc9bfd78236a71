import { expect, test } from 'vitest';
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
