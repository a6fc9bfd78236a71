import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** A scraper reaches any one worker; only the process above them can ask them all. */
type Question = { readonly type: 'larder:metrics?'; readonly id: string };
type Reply = { readonly type: 'larder:metrics'; readonly id: string; readonly text: string };

const PATIENCE_MS = 5000;

/** In a worker: these figures are told to the process above when it asks. Making the registry is what starts the listening. */
export function tellPrimary(registry: Registry): AggregatorRegistry<typeof Registry.PROMETHEUS_CONTENT_TYPE> {
  AggregatorRegistry.setRegistries([registry]);
  return new AggregatorRegistry();
}

/** In a worker: the figures of all of them, added up. */
export function askPrimary(): Promise<string> {
  const question: Question = { type: 'larder:metrics?', id: randomUUID() };
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      process.off('message', hear);
    };
    const hear = (message: unknown): void => {
      if (!isMessage<Reply>(message, 'larder:metrics') || message.id !== question.id) return;
      end();
      resolve(message.text);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The other processes did not tell their figures in time.'));
    }, PATIENCE_MS);
    process.on('message', hear);
    process.send?.(question);
  });
}

/** In the process above the workers. */
export function answerWorkers(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage<Question>(message, 'larder:metrics?')) return;
    const { id } = message;
    registry.clusterMetrics().then(
      (text) => worker.send({ type: 'larder:metrics', id, text } satisfies Reply),
      // A worker that died meanwhile: who asked times out and asks again.
      () => undefined,
    );
  });
}

function isMessage<M extends { readonly type: string }>(message: unknown, type: M['type']): message is M {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}
