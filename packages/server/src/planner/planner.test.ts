import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { WeekJob } from '../features/week/week-job.ts';
import { workFor } from '../turns/caller.ts';
import { makePlanner, type Planner } from './planner.ts';

/** A thread that answers as its job's sentence says. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let answered = 0;
    parentPort.on('message', ({ id, job, cancelled }) => {
      if (job.kind === 'die') process.exit(3);
      if (job.kind === 'throw') throw new Error('broken');
      if (job.kind === 'hang') return;
      const answer = () => parentPort.postMessage({ kind: 'done', id, result: { ok: true, value: { kind: 'swaps', swaps: [job.kind, ++answered, Atomics.load(new Int32Array(cancelled), 0)] } } });
      parentPort.postMessage({ kind: 'shaped', id, cooks: [] });
      if (job.kind === 'slow') setTimeout(answer, 150); else answer();
    });
  `)}`,
);

let planner: Planner | undefined;
afterEach(() => planner?.close());

function open(jobLimitMs = 5000) {
  const errors: object[] = [];
  const rejected: RejectedDay[] = [];
  planner = makePlanner({
    log: { error: (fault) => errors.push(fault) },
    onRejected: (day) => rejected.push(day),
    threadUrl: THREAD,
    jobLimitMs,
  });
  const opened = planner;
  // The thread of this test knows other kinds than the product's.
  const run = (kind: string, signal = new AbortController().signal, more = {}) =>
    opened.run({ kind } as unknown as WeekJob, { signal, ...more });
  return { run, errors };
}

const swapsOf = (result: unknown): unknown => (result as { value: { swaps: unknown } }).value.swaps;

test('jobs are answered one after the other, each told how many are ahead', async () => {
  const { run } = open();
  const ahead: number[] = [];
  const shaped: string[] = [];
  const more = (name: string) => ({ onQueued: (count: number) => ahead.push(count), onShaped: () => shaped.push(name) });
  const signal = new AbortController().signal;
  const results = await Promise.all(['slow', 'two', 'three'].map(async (kind) => run(kind, signal, more(kind))));
  expect(results.map(swapsOf)).toEqual([
    ['slow', 1, 0],
    ['two', 2, 0],
    ['three', 3, 0],
  ]);
  expect(ahead).toEqual([1, 2]);
  expect(shaped).toEqual(['slow', 'two', 'three']);
});

test.each(['die', 'throw'])('a thread that fails (%s) fails its job alone: the next has a new one', async (kind) => {
  const { run, errors } = open();
  const [failed, next] = await Promise.allSettled([run(kind), run('after')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { reason: 'failed' } });
  expect(next.status === 'fulfilled' && swapsOf(next.value)).toEqual(['after', 1, 0]);
  expect(errors).toHaveLength(1);
});

test('a job that hangs is given up, and its thread with it', async () => {
  const { run } = open(1500);
  await expect(run('hang')).rejects.toMatchObject({ reason: 'failed' });
  expect(swapsOf(await run('after'))).toEqual(['after', 1, 0]);
});

test('who leaves the queue is not planned for; who leaves while it is planned tells the thread', async () => {
  const { run } = open();
  const [first, second] = [new AbortController(), new AbortController()];
  const slow = run('slow', first.signal);
  const waiting = run('two', second.signal);
  second.abort(new Error('left'));
  first.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(slow).rejects.toThrow('left');
  // The second was never begun, and the first is out of the way.
  expect(swapsOf(await run('third'))).toEqual(['third', 2, 0]);
});

describe('turns', () => {
  const askIn = (run: ReturnType<typeof open>['run'], order: string[]) => (caller: string, kind: string, signal?: AbortSignal) =>
    workFor(caller, () => run(kind, signal)).then(() => order.push(`${caller} ${kind}`));

  test('a day for several goes before the weeks that wait, three at most', async () => {
    const order: string[] = [];
    const ask = askIn(open().run, order);
    const weeks = [ask('kim', 'slow'), ask('lea', 'week')];
    await Promise.all([...weeks, ...['ada', 'ben', 'eve', 'ivo'].map((caller) => ask(caller, 'table'))]);
    expect(order.slice(-2)).toEqual(['lea week', 'ivo table']);
  });

  test('a week comes to its turn beside an account that keeps sending tables', async () => {
    const order: string[] = [];
    const ask = askIn(open().run, order);
    const send = async (): Promise<void> => {
      for (let n = 0; n < 20; n++) await ask('eve', 'table');
    };
    await Promise.all([send(), send(), ask('ada', 'week')]);
    expect(order.indexOf('ada week')).toBeLessThanOrEqual(3);
  });

  test('callers take them: who asks once goes before the rest of who asks often, and who left is out of the way', async () => {
    const order: string[] = [];
    const ask = askIn(open().run, order);
    const left = new AbortController();
    const asked = [ask('kim', 'slow'), ask('eve', 'week'), ask('eve', 'week'), ask('ada', 'week')];
    const gone = ask('ivo', 'week', left.signal);
    left.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    await Promise.all(asked);
    expect(order).toEqual(['kim slow', 'eve week', 'ada week', 'eve week']);
  });
});

test('more than may wait are turned away at once', async () => {
  const { run } = open();
  const all = await Promise.allSettled(Array.from({ length: 25 }, async () => run('quick')));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { reason: 'busy' } });
});

test('closing ends what waits', async () => {
  const { run } = open();
  const [slow, waiting] = [run('hang'), run('two')];
  await Promise.all([
    planner?.close(),
    expect(slow).rejects.toMatchObject({ reason: 'failed' }),
    expect(waiting).rejects.toMatchObject({ reason: 'failed' }),
  ]);
});
