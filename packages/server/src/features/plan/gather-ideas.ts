import { findAvoided } from '@larder/domain/plan/frame/avoid-dishes.ts';
import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import type { PlanContext, PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { IdeaFault } from '@larder/domain/idea/meal-idea.ts';
import { checkIdeaWishes } from '@larder/domain/idea/check-idea-wishes.ts';
import { makeIdeaMeal } from '@larder/domain/idea/make-idea-meal.ts';
import { portionIdea } from '@larder/domain/idea/portion-idea.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { IdeasWish, SlotIdea } from '../../ports/meal-ideas.ts';
import type { AskCall, AskFault, AskModel } from './ask-model.ts';

export type Gathered = {
  readonly faults: readonly AskFault[];
  /** Ideas that were not served, with what was wrong with them. */
  readonly rejected: readonly { readonly slot: MealSlot; readonly faults: readonly IdeaFault[] }[];
  readonly calls: number;
  readonly tokens: { readonly input: number; readonly output: number };
};

type Request = { readonly query: PlanQuery; readonly context: PlanContext; readonly wish: IdeasWish; readonly call: AskCall };

/**
 * Ideas grounded, held to the rules and portioned, each as soon as it is. One that does not pass goes back once with what was
 * wrong with it, while the others still come. Ends when every meal is there or nothing more will come.
 */
export async function* gatherIdeas(ask: AskModel, { query, context, wish, call }: Request): AsyncGenerator<PlannedMeal, Gathered> {
  const kept: PlannedMeal[] = [];
  const seen = new Set<MealSlot>();
  const faults: AskFault[] = [];
  const rejected: { slot: MealSlot; faults: readonly IdeaFault[] }[] = [];
  const tokens = { input: 0, output: 0 };
  let calls = 0;
  const ready = makeQueue<PlannedMeal>();

  const check = ({ slot, idea }: SlotIdea): Result<PlannedMeal, readonly IdeaFault[]> => {
    const { rulesAt, style, wishes } = context;
    const made = makeIdeaMeal(idea, { slot, rules: rulesAt[slot], style, maxMinutes: wishes.minutesAt[slot] });
    if (!made.ok) return made;
    const avoided = findAvoided({ form: undefined, ...made.value }, wishes.avoid);
    if (avoided !== undefined) return fail([{ type: 'rule', sentence: `No ${avoided} dish is wanted.` }]);
    const unwanted = checkIdeaWishes(made.value, { intent: query.intent, context, kept });
    if (unwanted.length > 0) return fail(unwanted);
    if (kept.some(({ title }) => title === made.value.title))
      return fail([{ type: 'twice', sentence: 'Another meal of the day is the same.' }]);
    return portionIdea(made.value, { query, kept });
  };
  const keep = (meal: PlannedMeal): void => {
    kept.push(meal);
    ready.push(meal);
  };
  const askFor = async (part: IdeasWish, isStreamed: boolean, take: (idea: SlotIdea) => void): Promise<void> => {
    calls += 1;
    const answer = ask(part, { ...call, isStreamed });
    for (;;) {
      const next = await answer.next();
      if (!next.done) {
        take(next.value);
        continue;
      }
      if (next.value.fault) faults.push(next.value.fault);
      tokens.input += next.value.tokens?.input ?? 0;
      tokens.output += next.value.tokens?.output ?? 0;
      return;
    }
  };
  const askAgain = async (slot: MealSlot, wrong: readonly IdeaFault[]): Promise<void> => {
    const meals = wish.meals
      .filter((meal) => meal.slot === slot)
      .map((meal) => ({ ...meal, faults: wrong.map(({ sentence }) => sentence) }));
    let isAnswered = false;
    await askFor({ ...wish, meals, shown: [...wish.shown, ...kept.map(({ title }) => title)] }, false, (proposed) => {
      if (isAnswered || proposed.slot !== slot) return;
      isAnswered = true;
      const checked = check(proposed);
      if (checked.ok) keep(checked.value);
      else rejected.push({ slot, faults: checked.fault });
    });
  };

  const gather = async (): Promise<void> => {
    const again: Promise<void>[] = [];
    await askFor(wish, call.isStreamed, (proposed) => {
      const { slot } = proposed;
      if (seen.has(slot) || !wish.meals.some((meal) => meal.slot === slot)) return;
      seen.add(slot);
      const checked = check(proposed);
      if (checked.ok) return keep(checked.value);
      rejected.push({ slot, faults: checked.fault });
      const asking = askAgain(slot, checked.fault);
      // Awaited below, which may be later than it fails.
      asking.catch(() => undefined);
      again.push(asking);
    });
    await Promise.all(again);
  };
  gather().then(
    () => ready.end(),
    (error: unknown) => ready.fail(error),
  );
  yield* ready.read();
  return { faults, rejected, calls, tokens };
}

/** What several producers bring, in the order they bring it. */
function makeQueue<Item>() {
  const items: Item[] = [];
  let state: Result<'open' | 'ended', unknown> = ok('open');
  let wake = (): void => undefined;
  return {
    push(item: Item): void {
      items.push(item);
      wake();
    },
    end(): void {
      state = ok('ended');
      wake();
    },
    fail(error: unknown): void {
      state = fail(error);
      wake();
    },
    async *read(): AsyncGenerator<Item, void> {
      for (;;) {
        while (items.length > 0) yield items.shift()!;
        if (!state.ok) throw state.fault;
        if (state.value === 'ended') return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
