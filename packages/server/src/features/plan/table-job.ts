import { ok, type Result } from '@larder/domain/base/result.ts';
import { type PlannableRecipe, withoutNamed } from '@larder/domain/own-recipe/plan-with-own.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { Plan, RejectedDay } from '@larder/domain/plan/plan.ts';
import { adjustTable, placeTable, refreshTable, relayTable } from '@larder/domain/table/change-table.ts';
import { makeTable } from '@larder/domain/table/make-table.ts';
import { serveMeal, servePeople } from '@larder/domain/table/serve-people.ts';
import { tableWithOwn } from '@larder/domain/table/table-with-own.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';

type MakeQuery = Parameters<typeof makeTable>[0] & {
  /** The household's own that may come. */
  readonly recipes?: readonly PlannableRecipe[];
};
type ServeQuery = Parameters<typeof servePeople>[0] & { readonly eaters: readonly TableEater[] | undefined };

/** What is worked out for a table of people. It takes up to a second, so it is done beside the thread that answers. */
const WORK = {
  make: ({ recipes = [], ...query }: MakeQuery) => {
    const own = recipes.length > 0 ? tableWithOwn(recipes, query) : undefined;
    return own ? ok(own) : makeTable(withoutNamed(query));
  },
  adjust: adjustTable,
  relay: relayTable,
  place: placeTable,
  refresh: refreshTable,
  serve: ({ eaters, ...query }: ServeQuery) => servePeople(query, eaters),
  'serve-meal': serveMeal,
};
type Work = typeof WORK;
type Queries = { readonly [How in keyof Work]: Omit<Parameters<Work[How]>[0], 'onRejected'> };
type Listener = { readonly onRejected: (day: RejectedDay) => void };

/** Plain data, so that it goes to another thread as it is. */
export type TableJob<Hows extends keyof Work = keyof Work> = {
  readonly [How in Hows]: { readonly kind: 'table'; readonly how: How; readonly query: Queries[How] };
}[Hows];

/** Lays a day for several who eat together. Rejected when nobody waits for it any longer. */
export type LayTable = (job: TableJob, signal: AbortSignal) => Promise<Result<Plan, PlanFault>>;

const HEARD: { readonly [How in keyof Work]: (query: Queries[How] & Listener) => Result<Plan, PlanFault> } = WORK;

export function runTableJob<How extends keyof Work>({ how, query }: TableJob<How>, onRejected: Listener['onRejected']) {
  return HEARD[how]({ ...query, onRejected });
}
