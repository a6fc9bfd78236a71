import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Reply, Request } from './store-process.ts';
import type { StartVictim, Victim } from './victim.ts';

type RequestBody = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

/** Starts `store-process.ts`: no HTTP, so that what is measured is the database and the store alone. */
export function startStoreVictim({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }): ReturnType<StartVictim> {
  const script = fileURLToPath(new URL('./store-process.ts', import.meta.url));
  const child = fork(script, databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl], { serialization: 'advanced' });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { ready: makeVictim(child, ended, kill), kill };
}

async function makeVictim(child: ChildProcess, ended: Promise<unknown>, kill: () => Promise<void>): Promise<Victim> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  const expectReply = (id: number): Promise<unknown> => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (body: RequestBody): Promise<unknown> => {
    lastId += 1;
    const reply = expectReply(lastId);
    child.send({ ...body, id: lastId }, () => undefined);
    return reply;
  };
  child.on('message', ({ id, value, error }: Reply) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) request?.resolve(value);
    else request?.reject(new Error(error));
  });
  child.on('exit', () => waiting.forEach(({ reject }) => reject(new Error('The process ended.'))));
  await expectReply(0);
  return {
    save: async (plan) => {
      await ask({ kind: 'save', plan });
    },
    list: async () => (await ask({ kind: 'list' })) as Awaited<ReturnType<Victim['list']>>,
    kill,
    stop: async () => {
      await ask({ kind: 'stop' });
      child.disconnect();
      await ended;
    },
  };
}
