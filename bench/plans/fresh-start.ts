// Run by cost.ts in a process of its own: what the engine costs before it answers, and what it keeps.
import { MENU_DIETS } from '../../packages/domain/src/diet/guide.ts';
import { cpuMs } from './goal.ts';

const collect = (globalThis as { gc?: () => void }).gc ?? ((): void => undefined);
const heldMb = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

const lap = (): (() => Spent) => {
  const [cpu, wall] = [cpuMs(), performance.now()];
  return () => ({ cpuMs: cpuMs() - cpu, wallMs: performance.now() - wall });
};

export type Spent = { readonly cpuMs: number; readonly wallMs: number };
export type FreshStart = { readonly ready: Spent; readonly firstPlan: Spent; readonly heldMb: number };

const bare = heldMb();
const readied = lap();
const { makePlan } = await import('../../packages/domain/src/plan/make-plan.ts');
const { answerIntent } = await import('../../packages/domain/src/intent/answer/answer-intent.ts');
answerIntent({ words: 'vegan dinner without nuts', targets: null });
const ready = readied();
const { queryFor } = await import('./refreshes.ts');
const planned = lap();
makePlan(queryFor('standard', 1, []));
const firstPlan = planned();
for (let day = 0; day < 300; day++) makePlan(queryFor(MENU_DIETS[day % MENU_DIETS.length]!, day, []));
console.log(JSON.stringify({ ready, firstPlan, heldMb: heldMb() - bare } satisfies FreshStart));
