// Run by cost.ts in a process of its own: what the engine costs before it answers, and what it keeps.
import { MENU_DIETS } from '../../packages/domain/src/diet/guide.ts';
import { cpuMs } from './goal.ts';

const collect = (globalThis as { gc?: () => void }).gc ?? ((): void => undefined);
const heldMb = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

const bare = heldMb();
const start = cpuMs();
await import('../../packages/domain/src/kit/default-corpus.ts');
const { answerIntent } = await import('../../packages/domain/src/intent/answer-intent.ts');
answerIntent('vegan dinner without nuts');
const startMs = cpuMs() - start;
const { makePlan } = await import('../../packages/domain/src/plan/make-plan.ts');
const { queryFor } = await import('./refreshes.ts');
const first = cpuMs();
makePlan(queryFor('standard', 1, []));
const firstPlanMs = cpuMs() - first;
for (let day = 0; day < 300; day++) makePlan(queryFor(MENU_DIETS[day % MENU_DIETS.length]!, day, []));
console.log(JSON.stringify({ startMs, firstPlanMs, heldMb: heldMb() - bare }));
