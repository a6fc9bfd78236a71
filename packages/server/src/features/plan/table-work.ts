import type { Result } from '@larder/domain/base/result.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { Plan, RejectedDay } from '@larder/domain/plan/plan.ts';
import { adjustTable, placeTable, refreshTable, relayTable } from '@larder/domain/table/change-table.ts';
import { makeTable } from '@larder/domain/table/make-table.ts';
import { serveMeal, servePeople } from '@larder/domain/table/serve-people.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';

type ServeQuery = Parameters<typeof servePeople>[0] & { readonly eaters: readonly TableEater[] | undefined };

/** What is worked out for a table of people. It takes up to a second, so it is done beside the thread that answers. */
const WORK = {
  make: (query: Parameters<typeof makeTable>[0]) => makeTable(query),
  adjust: adjustTable,
  relay: relayTable,
  place: placeTable,
  refresh: refreshTable,
  serve: ({ eaters, ...query }: ServeQuery) => servePeople(query, eaters),
  'serve-meal': serveMeal,
};
type Work = typeof WORK;

/** Plain data, so that it goes to another thread as it is. */
export type TableJob = {
  readonly [How in keyof Work]: { readonly kind: 'table'; readonly how: How; readonly query: Parameters<Work[How]>[0] };
}[keyof Work];

/** Lays a day for several who eat together. Rejected when nobody waits for it any longer. */
export type LayTable = (job: TableJob, signal: AbortSignal) => Promise<Result<Plan, PlanFault>>;

export function runTableJob({ how, query }: TableJob, onRejected: (day: RejectedDay) => void): Result<Plan, PlanFault> {
  const work: (query: TableJob['query']) => Result<Plan, PlanFault> = WORK[how] as never;
  return work({ ...query, onRejected });
}
