import { randomUUID } from 'node:crypto';
import {
  adjustWeek,
  duplicateMadeWeek,
  eatOut,
  listSwaps,
  lockInWeek,
  moveInWeek,
  postponeMeal,
  refreshInWeek,
  seatInWeek,
  swapInWeek,
  undoInWeek,
} from '@larder/contract/week-changes.ts';
import type { FastifyReply } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import { watchCaller } from '../../http/event-stream.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { answerRefusals, type ExplainPlanFault } from './answer-routes.ts';
import { type Changed, changeWeek, duplicateWeek, listSwapCards, type WeekChange } from './change-week.ts';
import type { WeekDeps } from './draft-week.ts';
import { showWeek } from './show-week.ts';
import type { WeekId } from './week-doc.ts';

type Call = { readonly scope: Scope; readonly params: { readonly id: string }; readonly answer: FastifyReply };

export function changeRoutes(deps: WeekDeps & { readonly explainPlanFault: ExplainPlanFault }): readonly Route[] {
  const answered = async <Value>(work: Promise<Value>): Promise<Value> => answerRefusals(work, deps.explainPlanFault);
  const show = async (scope: Scope, { touched, added, gone, notes, ...drafted }: Changed) =>
    succeed({ week: await showWeek(deps, scope, drafted), touched, added, gone, notes });
  const change = async ({ scope, params: { id }, answer }: Call, wish: WeekChange) =>
    show(scope, await answered(changeWeek(deps, scope, { id, change: wish, signal: watchCaller(answer) })));
  return [
    route(refreshInWeek, async (call) => change(call, { kind: 'refresh', ...call.body })),
    route(swapInWeek, async (call) => change(call, { kind: 'swap', ...call.body })),
    route(moveInWeek, async (call) => change(call, { kind: 'move', ...call.body })),
    route(eatOut, async (call) => change(call, { kind: 'eat-out', ...call.body })),
    route(seatInWeek, async (call) => change(call, { kind: 'people', ...call.body })),
    route(postponeMeal, async (call) => change(call, { kind: 'postpone', ...call.body })),
    route(adjustWeek, async (call) => {
      const { date, ...macros } = call.body;
      return change(call, { kind: 'targets', date, macros });
    }),
    route(lockInWeek, async (call) => change(call, { kind: 'lock', locked: call.body.locked })),
    route(undoInWeek, async (call) => change(call, { kind: 'undo', seen: call.body.seen })),
    route(listSwaps, async ({ scope, params: { id }, query: place, answer }) =>
      succeed([...(await answered(listSwapCards(deps, scope, { id, place, signal: watchCaller(answer) })))]),
    ),
    route(duplicateMadeWeek, async ({ scope, params: { id }, body: { start }, answer }) => {
      const newId = randomUUID() as WeekId;
      return show(scope, await answered(duplicateWeek(deps, scope, { id, start, newId, signal: watchCaller(answer) })));
    }),
  ];
}
