import type { QueryClient } from '@tanstack/react-query';
import {
  HOUSEHOLD_EVENTS,
  type HouseholdEvent,
  type HouseholdThing,
  readHousehold,
  seeNews,
  watchHousehold,
} from '@larder/contract/household.ts';
import { call } from '../../lib/api-client.ts';
import { BrokenStream, callForEvents } from '../../lib/event-stream.ts';
import { showToast } from '../../ui/toast-store.ts';
import { beginAnew } from './mutations.ts';
import { householdQuery } from './queries.ts';
import { NEWS_TEXTS } from './texts.ts';
import { COME_BACK_MS, pause, pauseAfter } from '../../lib/stream-pause.ts';

/** The first words of the query keys of each thing: what is on the screen is asked for anew, the rest when it is next shown. */
const KEYS: Readonly<Record<HouseholdThing, readonly string[]>> = {
  plans: ['saved-plans', 'calendar'],
  days: ['calendar'],
  weeks: ['weeks', 'week-rules', 'calendar'],
  lists: ['grocery-lists'],
  recipes: ['own-recipes', 'line-corrections', 'dish-opinions'],
  people: ['household', 'eaters'],
};

/** What the others do appears here as they do it, for as long as somebody looks. Answers with how to stop. */
export function followHousehold(queryClient: QueryClient): () => void {
  let open: AbortController | undefined;
  // A browser allows few connections to one server: a tab nobody looks at holds none.
  const follow = (): void => {
    open?.abort();
    if (document.visibilityState !== 'visible') return;
    open = new AbortController();
    void keepFollowing(queryClient, open.signal);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('online', follow);
  return () => {
    open?.abort();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('online', follow);
  };
}

async function keepFollowing(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  let isFirst = true;
  while (!signal.aborted) {
    // What happened while nobody listened is not told any more.
    if (!isFirst) await invalidate(queryClient, Object.keys(KEYS) as HouseholdThing[]);
    isFirst = false;
    const pauseMs = await readOnce(queryClient, signal).then(() => COME_BACK_MS, pauseAfter);
    if (pauseMs === undefined) return;
    await pause(pauseMs, signal);
  }
}

async function readOnce(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const answer = await callForEvents(watchHousehold, HOUSEHOLD_EVENTS, { signal });
  if (answer.type === 'whole') throw new BrokenStream('A middleman let no events through.');
  for await (const events of answer.batches) for (const event of events) await takeEvent(queryClient, event);
}

async function takeEvent(queryClient: QueryClient, event: HouseholdEvent): Promise<void> {
  if (event.name === 'problem') throw new BrokenStream(event.data.message);
  if (event.name === 'moved') return beginAnew();
  await invalidate(queryClient, event.data.things);
  if (event.data.things.includes('people')) await sayNews(queryClient);
  return undefined;
}

async function invalidate(queryClient: QueryClient, things: readonly HouseholdThing[]): Promise<void> {
  for (const key of new Set(things.flatMap((thing) => KEYS[thing]))) await queryClient.invalidateQueries({ queryKey: [key] });
}

/** Who came and went is said once, also to whoever was away. */
export async function sayNews(queryClient: QueryClient): Promise<void> {
  const { data } = await call(readHousehold);
  queryClient.setQueryData(householdQuery.queryKey, data);
  const last = data.news.map(({ kind, name }) => NEWS_TEXTS[kind](name));
  if (last.length === 0) return;
  showToast({ title: last.at(-1) ?? '', ...(last.length > 1 && { description: last.slice(0, -1).join('. ') }), durationMs: NEWS_MS });
  await call(seeNews);
}

const NEWS_MS = 9000;
