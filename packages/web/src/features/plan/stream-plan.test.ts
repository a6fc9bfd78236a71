import { EVENT_STREAM } from '@larder/contract/event-stream.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { streamPlan } from './stream-plan.ts';

afterEach(() => vi.unstubAllGlobals());

const WHOLE = { success: true, data: { title: 'Whole', meals: {} } };
const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const INTENT = event('intent', { searchQuery: 'vegan', chips: [], notUnderstood: [], slots: ['lunch'] });

/** A server whose first answer is these pieces, the last of which may be the network's failure, and whose second is whole. */
function answerWith(...pieces: readonly (string | Error)[]) {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.at(sent++);
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  let sent = 0;
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response(body, { headers: { 'content-type': EVENT_STREAM } }))
    .mockResolvedValue(Response.json(WHOLE));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const plan = () => streamPlan({ query: 'vegan', signal: new AbortController().signal, onArriving: () => undefined });

test('a stream is asked for once', async () => {
  const fetched = answerWith(INTENT, event('done', { success: true, data: { title: 'Streamed', meals: {} } }));
  expect([(await plan()).title, fetched.mock.calls.length]).toEqual(['Streamed', 1]);
});

test.each<readonly [string, readonly (string | Error)[]]>([
  ['breaks off', [INTENT, new TypeError('network error')]],
  ['ends before its end', [INTENT]],
])('a stream that %s is asked for once more, whole', async (_how, pieces) => {
  const fetched = answerWith(...pieces);
  expect([(await plan()).title, fetched.mock.calls.length]).toEqual(['Whole', 2]);
});

test('a bug of ours while events are read is no reason to ask, and to pay, for a second plan', async () => {
  const fetched = answerWith(INTENT, 'event: meal\ndata: {"slot": \n\n');
  await expect(plan()).rejects.toBeInstanceOf(SyntaxError);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a problem in a stream is the answer', async () => {
  const fetched = answerWith(
    INTENT,
    event('problem', { success: false, message: 'Full.', error: { code: 'unavailable', message: 'Full.' } }),
  );
  await expect(plan()).rejects.toMatchObject({ name: 'ApiError', status: 503 });
  expect(fetched).toHaveBeenCalledTimes(1);
});
