/** The process that is killed: the database and the plan store as the server opens them, driven by messages. */
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import type { HouseholdId, Scope, UserId } from '../../packages/server/src/db/scope.ts';
import { makePlanStore } from '../../packages/server/src/features/plan/plan-store.ts';
import { makePlan, readPlan } from './test-plan.ts';
import type { TestPlan } from './victim.ts';
import { collectPages } from '../../packages/server/tests/support/collect.ts';

export type Request = { readonly id: number } & (
  | { readonly kind: 'save'; readonly plan: TestPlan }
  | { readonly kind: 'list' }
  | { readonly kind: 'stop' }
);
export type Reply = { readonly id: number; readonly value?: unknown; readonly error?: string };

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const log = { info: () => undefined, warn: console.error, error: console.error };
const database = await openDatabase({ dataDir, databaseUrl, log });
const ONE = '00000000-0000-4000-8000-000000000001';
const scope: Scope = { userId: ONE as string as UserId, householdId: ONE as string as HouseholdId };
const account = { id: ONE, home_household_id: ONE, issuer: 'kill-saves', subject: 'one' };
await database.kysely
  .insertInto('households')
  .values({ id: ONE })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await database.kysely
  .insertInto('users')
  .values(account)
  .onConflict((conflict) => conflict.doNothing())
  .execute();
const store = makePlanStore(database);
const idsByNumber = new Map<number, string>();

process.on('message', (request: Request) => {
  answer(request).then(
    (value) => reply({ id: request.id, value }),
    (error: unknown) => reply({ id: request.id, error: String(error) }),
  );
});
// The tool itself may be killed.
process.on('disconnect', () => process.exit());
reply({ id: 0 });

function answer(request: Request): Promise<unknown> {
  if (request.kind === 'save') return save(request.plan);
  return request.kind === 'list' ? list() : database.close();
}

async function save(plan: TestPlan): Promise<void> {
  if (plan.version === 1) {
    const { id } = await store.savePlan(scope, makePlan(plan));
    idsByNumber.set(plan.number, id);
    return;
  }
  const updated = await store.updatePlan(scope, idsByNumber.get(plan.number) ?? '', makePlan(plan));
  if (updated === undefined) throw new Error(`Plan ${plan.number} was not there to update.`);
}

async function list(): Promise<unknown> {
  const plans = await collectPages(store.readPlans(scope));
  // No index holds "plan", so that this count has to read the table, where the list goes by an index.
  const { rowsInTable } = await database.kysely
    .selectFrom('meal_plans')
    .select(({ fn }) => fn.count<number>('plan').as('rowsInTable'))
    .executeTakeFirstOrThrow();
  return {
    plans: plans.map((plan) => readPlan(plan)),
    rowsInTable,
  };
}

function reply(message: Reply): void {
  process.send?.(message);
}
