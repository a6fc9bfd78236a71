import { expect, test } from 'vitest';
import { makeTurns } from './take-turns.ts';

/** A question that is answered by hand. */
function question(name: string, log: string[]) {
  let answer = (): void => undefined;
  let refuse = (_error: Error): void => undefined;
  const asked = new Promise<string>((resolve, reject) => {
    answer = () => resolve(name);
    refuse = reject;
  });
  const ask = () => {
    log.push(`asks ${name}`);
    return asked;
  };
  return { ask, apply: (text: string) => void log.push(`has ${text}`), answer: () => answer(), refuse: (error: Error) => refuse(error) };
}

test('each asks when the one before has its answer', async () => {
  const log: string[] = [];
  const turns = makeTurns();
  const [lay, swap] = [question('lay', log), question('swap', log)];
  const both = [turns.take('people', lay), turns.take('meal', swap)];
  swap.answer();
  lay.answer();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(log).toEqual(['asks lay', 'has lay', 'asks swap', 'has swap']);
});

test('what is called off keeps nobody waiting and leaves nothing behind', async () => {
  const log: string[] = [];
  const turns = makeTurns();
  const [slow, late, refresh] = [question('slow', log), question('late', log), question('refresh', log)];
  const [first, second, third] = [turns.take('wish', slow), turns.take('wish', late), turns.take('meal', refresh)];
  await Promise.resolve();
  turns.callOff('wish');
  refresh.answer();
  expect(await Promise.all([first, second, third])).toEqual([false, false, true]);
  slow.refuse(new Error('too late'));
  expect(log).toEqual(['asks slow', 'asks refresh', 'has refresh']);
});

test('one that fails says so to who asked, and the next goes on', async () => {
  const log: string[] = [];
  const turns = makeTurns();
  const [bad, good] = [question('bad', log), question('good', log)];
  const [failed, done] = [turns.take('people', bad), turns.take('meal', good)];
  bad.refuse(new Error('no'));
  good.answer();
  await expect(failed).rejects.toThrow('no');
  expect(await done).toBe(true);
});

test('what is called off is ended where it is answered', async () => {
  const turns = makeTurns();
  const seen: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => new Promise<never>(() => void seen.push(signal));
  const turn = turns.take('people', { ask, apply: () => undefined });
  await Promise.resolve();
  turns.callOff('people');
  expect(await turn).toBe(false);
  expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
});

test('all are called off at once', async () => {
  const turns = makeTurns();
  const all = [turns.take('meal', question('a', [])), turns.take('people', question('b', []))];
  turns.callOff();
  expect(await Promise.all(all)).toEqual([false, false]);
});
