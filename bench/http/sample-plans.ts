import { SavePlanBody } from '@larder/contract/plan.ts';
import { cookieOf } from './fill-users.ts';

const QUERIES = [
  'high protein vegetarian 1800 calories',
  'mediterranean',
  'keto',
  'quick vegan dinners',
  'low sodium',
  'paleo 2200 calories',
  'indian',
  'thai, no peanuts',
];

/** Days as the planner makes them and the server keeps them: with their ladders, without what is said beside a day that is not saved. */
export async function makeSamplePlans(origin: string, count: number): Promise<readonly SavePlanBody[]> {
  const plans: SavePlanBody[] = [];
  for (let n = 0; n < count; n++) {
    const answer = await fetch(`${origin}/api/meal-plans/generate`, {
      method: 'POST',
      headers: { cookie: cookieOf(1), 'content-type': 'application/json', origin },
      body: JSON.stringify({ query: QUERIES[n % QUERIES.length], seed: n }),
    });
    const { data } = (await answer.json()) as { data: unknown };
    plans.push(SavePlanBody.parse(data));
  }
  return plans;
}
