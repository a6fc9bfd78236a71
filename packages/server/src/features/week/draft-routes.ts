import { EVENT_STREAM } from '@larder/contract/event-stream.ts';
import { draftWeek } from '@larder/contract/week-calls.ts';
import { WEEK_EVENTS } from '@larder/contract/week-stream.ts';
import { listSlots } from '@larder/domain/week/week-query.ts';
import { parseWish } from '@larder/contract/plan.ts';
import { describeWeekdays } from '@larder/domain/week/describe-weekdays.ts';
import { locateChips } from '@larder/domain/intent/answer/locate-chips.ts';
import { addDays } from '@larder/domain/calendar/plain-date.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import { type EventStream, openEventStream, watchCaller } from '../../http/event-stream.ts';
import { ANSWERED, route, type Route, succeed } from '../../http/mount.ts';
import { explainFailure } from '../../http/problems.ts';
import { answerRefusals, type ExplainPlanFault } from './answer-routes.ts';
import { type Drafted, type DraftListener, makeDraft, type WeekDeps, type WeekWish } from './draft-week.ts';
import { formatDay, formatThings } from './format-week.ts';
import { showWeek } from './show-week.ts';

type DraftDeps = WeekDeps & { readonly explainPlanFault: ExplainPlanFault };

/** One call, two ways to be answered: whole, or day by day to whoever accepts a stream of events. */
export function draftRoute(deps: DraftDeps): Route {
  return route(draftWeek, async ({ scope, body, raw, answer }) => {
    const signal = watchCaller(answer);
    if (raw.headers.accept?.includes(EVENT_STREAM) !== true) {
      const drafted = await answerRefusals(makeDraft(deps, scope, { wish: body, listener: { signal } }), deps.explainPlanFault);
      return succeed(await showWeek(deps, scope, drafted));
    }
    await streamDraft(deps, { scope, wish: body, raw, answer, signal });
    return ANSWERED;
  });
}

type Call = {
  readonly scope: Scope;
  readonly wish: WeekWish;
  readonly raw: FastifyRequest;
  readonly answer: FastifyReply;
  readonly signal: AbortSignal;
};

/** What cannot be planned is answered as ever, with a status: the stream begins once the sentence is understood. */
async function streamDraft(deps: DraftDeps, { scope, wish, raw, answer, signal }: Call): Promise<void> {
  let events: EventStream<typeof WEEK_EVENTS> | undefined;
  const listener: DraftListener = {
    signal,
    onUnderstood: (id, { intent, eater, query }) => {
      events = openEventStream(answer, WEEK_EVENTS);
      const { start, days, shape } = query;
      const chips = [...locateChips(intent, eater), ...describeWeekdays(parseWish(wish.query).words)];
      const understood = { searchQuery: wish.query, chips, notUnderstood: [...intent.notUnderstood] };
      events.send('intent', { id, ...understood, start, days, shape, slots: [...listSlots(query)] });
    },
    onQueued: (ahead) => events?.send('waits', { ahead }),
    onShaped: (cooks, kept) =>
      events?.send('shape', {
        cooks: cooks.map(({ id, kind, slot, servings }) => ({
          id,
          kind,
          slot,
          dishId: '',
          title: '',
          meals: servings.map((meal) => ({ date: addDays(wish.start, meal.day), slot: meal.slot })),
        })),
        kept: kept.map(({ date }) => date),
      }),
  };
  try {
    const drafted = await answerRefusals(makeDraft(deps, scope, { wish, listener }), deps.explainPlanFault);
    await sendWeek(deps, { scope, drafted, events: events! });
  } catch (error) {
    if (!events) throw error;
    // Nobody is there to be told, and nothing went wrong.
    if (answer.raw.destroyed && !answer.raw.writableEnded) return;
    events.send('problem', explainFailure(error, raw).body);
  } finally {
    events?.end();
  }
}

type Sending = { readonly scope: Scope; readonly drafted: Drafted; readonly events: EventStream<typeof WEEK_EVENTS> };

async function sendWeek(deps: WeekDeps, { scope, drafted, events }: Sending): Promise<void> {
  const week = await showWeek(deps, scope, drafted);
  const { plans } = drafted.doc;
  const planIdByDate = new Map(
    week.plans.flatMap((day) => (day.isOnCalendar && day.mealPlanId !== null ? [[day.date, day.mealPlanId]] : [])),
  );
  plans.forEach((_, at) => events.send('day', formatDay(plans, at, planIdByDate)));
  events.send('list', formatThings(plans));
  events.send('done', succeed(week));
}
