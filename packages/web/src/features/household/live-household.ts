import type { QueryClient } from '@tanstack/react-query';
import { HOUSEHOLD_THINGS, type HouseholdThing } from '@larder/contract/household-thing.ts';
import { HOUSEHOLD_EVENTS, type HouseholdEvent, readHousehold, seeNews, watchHousehold } from '@larder/contract/household.ts';
import { call } from '../../lib/api-client.ts';
import { callForEvents } from '../../lib/event-stream.ts';
import { Unreached } from '../../lib/unreached.ts';
import { followStream } from '../../lib/follow-stream.ts';
import { isShopper } from '../../lib/household-role.ts';
import { readRememberedMember } from '../../lib/member-hint.ts';
import { takeUnsentWords } from '../../lib/unsent-words.ts';
import { showToast } from '../../ui/toast-store.ts';
import { moveAlong } from './begin-anew.ts';
import { invalidateThings } from './invalidate-things.ts';
import { householdQuery } from './queries.ts';
import { HOUSEHOLD_TEXTS, tellNews } from './texts.ts';

/** What the others do appears here as they do it, for as long as somebody looks. Answers with how to stop. */
export function followHousehold(queryClient: QueryClient): () => void {
  let isFirst = true;
  return followStream(async (signal) => {
    const isLate = !isFirst;
    isFirst = false;
    const answer = await callForEvents(watchHousehold, HOUSEHOLD_EVENTS, { signal });
    if (answer.type === 'whole') throw new Unreached('A middleman let no events through.');
    // What happened while nobody listened is not told any more; what happens from now on is.
    if (isLate) await takeChanges(queryClient, HOUSEHOLD_THINGS);
    for await (const events of answer.batches) for (const event of events) await takeEvent(queryClient, event);
  });
}

async function takeEvent(queryClient: QueryClient, event: HouseholdEvent): Promise<void> {
  if (event.name === 'problem') throw new Unreached(event.data.message);
  if (event.name === 'moved') return moveAlong();
  return takeChanges(queryClient, event.data.things);
}

async function takeChanges(queryClient: QueryClient, things: readonly HouseholdThing[]): Promise<void> {
  await Promise.all([invalidateThings(queryClient, things), things.includes('people') && sayNews(queryClient)]);
}

/** Who came and went is said once, also to whoever was away. */
export async function sayNews(queryClient: QueryClient): Promise<void> {
  const { data } = await call(readHousehold);
  // Other screens are theirs from now on, where they hear of it, in the same household: what they ticked is still to be sent to it.
  if ((data.role === 'shopper') !== isShopper()) return location.reload();
  queryClient.setQueryData(householdQuery.queryKey, data);
  const last = data.news.map(tellNews);
  // What was typed for the household before and not sent.
  const words = takeUnsentWords(readRememberedMember()?.id);
  const lost = words.length > 0 ? [HOUSEHOLD_TEXTS.unsent(words)] : [];
  if (last.length + lost.length === 0) return undefined;
  const more = [...lost, ...last.slice(0, -1)];
  showToast({
    title: last.at(-1) ?? HOUSEHOLD_TEXTS.moved.title,
    ...(more.length > 0 && { description: more.join('. ') }),
    durationMs: lost.length > 0 ? LOST_WORDS_MS : NEWS_MS,
  });
  if (last.length > 0) await call(seeNews);
  return undefined;
}

const NEWS_MS = 9000;
/** Long enough to write them down elsewhere. */
const LOST_WORDS_MS = 30_000;
