/** Requests under way that are answered in milliseconds, by who asked. */
const underWay = new Map<string, number>();
let all = 0;
let hearEnd = (): void => undefined;

/** Counts as short until it is done. */
export async function runShort<Value>(caller: string, work: () => Promise<Value>): Promise<Value> {
  count(caller, 1);
  try {
    return await work();
  } finally {
    count(caller, -1);
    hearEnd();
  }
}

/** Until what others asked for is answered, or so long. One at a time waits: whoever has the thread. */
export function othersAnswered(caller: string, withinMs: number): Promise<void> {
  const isQuiet = (): boolean => all === (underWay.get(caller) ?? 0);
  if (isQuiet()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      hearEnd = () => undefined;
      resolve();
    };
    const timer = setTimeout(end, withinMs);
    hearEnd = () => {
      if (isQuiet()) end();
    };
  });
}

function count(caller: string, more: 1 | -1): void {
  all += more;
  const own = (underWay.get(caller) ?? 0) + more;
  if (own === 0) underWay.delete(caller);
  else underWay.set(caller, own);
}
