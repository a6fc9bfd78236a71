import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { FoundVideo, VideoFault, VideoSearch } from '../../ports/video-search.ts';
import type { VideoStore } from './video-store.ts';

type Deps = {
  readonly search: VideoSearch;
  readonly store: VideoStore;
  readonly searchesPerDay: number;
  readonly now: () => Date;
  readonly log: { readonly warn: (line: Readonly<Record<string, unknown>>, message: string) => void };
};

export type FindVideos = (title: string) => Promise<Result<readonly FoundVideo[], VideoFault>>;

/** Longer than the search may take, so that a claim outlives its work; a process that died with one blocks the title no longer. */
const CLAIM_MS = 15_000;
/** How long others wait for the one who asks. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;
const FAILURE_MS = 60_000;

/** Videos of a dish from memory, or by one search upstream however many ask at once, in this process and others. */
export function makeFindVideos(deps: Deps): FindVideos {
  const underWay = new Map<string, ReturnType<FindVideos>>();
  return (title) => {
    const key = deps.store.keyOf(title);
    if (key === '') return Promise.resolve(ok([]));
    const running = underWay.get(key);
    if (running) return running;
    const finding = findOnce(deps, { key, title }).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  };
}

type Wanted = { readonly key: string; readonly title: string };

async function findOnce(deps: Deps, wanted: Wanted): ReturnType<FindVideos> {
  const { store, now } = deps;
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const kept = await store.find(wanted.key, now());
    if (kept.videos) return ok(kept.videos);
    if (kept.hasFailed) return fail({ type: 'unavailable', reason: 'The search failed a moment ago.' });
    const claim = randomUUID();
    if (!kept.isClaimed && (await store.claim(wanted.key, claim, { now: now(), forMs: CLAIM_MS }))) return ask(deps, wanted, claim);
    if (Date.now() >= end) return fail({ type: 'unavailable', reason: 'Somebody else asks, and has not been answered.' });
    await wait(LOOK_AGAIN_MS);
  }
}

async function ask({ search, store, searchesPerDay, now, log }: Deps, { key, title }: Wanted, claim: string): ReturnType<FindVideos> {
  const day = quotaDay(now());
  const found: Awaited<ReturnType<VideoSearch>> = (await store.reserveSearch(day, searchesPerDay))
    ? await search(title)
    : fail({ type: 'quota', reason: 'The searches of the day are used up.' });
  if (found.ok) {
    await store.keep(key, claim, { videos: found.value, now: now() });
    return found;
  }
  if (found.fault.type === 'quota') await store.markSpent(day);
  await store.keepFailure(key, claim, new Date(now().getTime() + FAILURE_MS));
  log.warn({ kind: found.fault.type, reason: found.fault.reason }, 'video search failed');
  return found;
}

const PACIFIC = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' });

/** YouTube's quota begins anew at midnight Pacific time. */
const quotaDay = (now: Date): string => PACIFIC.format(now);
