import type { Meals } from '@larder/contract/plan.ts';
import { hashText } from '@larder/domain/base/random.ts';
import { ok, type Result } from '@larder/domain/base/result.ts';
import type { Eater } from '@larder/domain/eater/eater.ts';
import { adjustPlan } from '@larder/domain/plan/adjust-plan.ts';
import { answerIntent } from '@larder/domain/intent/answer-intent.ts';
import type { PlanFault } from '@larder/domain/plan/explain-blocked.ts';
import type { IntentFault } from '@larder/domain/intent/intent-fault.ts';
import type { Intent } from '@larder/domain/intent/intent.ts';
import { makePlan } from '@larder/domain/plan/make-plan.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import type { DayPlan } from '@larder/domain/plan/plan.ts';
import type { PlanQuery } from '@larder/domain/plan/plan-query.ts';
import { splitTargets } from '@larder/domain/intent/query-targets.ts';
import { readEater, type Profile } from '@larder/domain/intent/read-eater.ts';
import { resolveTargets } from '@larder/domain/intent/resolve-targets.ts';
import type { UserId } from '../../db/user-id.ts';
import type { SearchStore } from '../search/search-store.ts';
import { parseMeal } from './format-plan.ts';
import type { PlanStore } from './plan-store.ts';

export type PlanDeps = {
  readonly plans: PlanStore;
  readonly searches: SearchStore;
  readonly eaters: { readonly find: (userId: UserId) => Promise<Profile | undefined> };
  readonly now: () => Date;
};

export type GenerateWish = { readonly query: string; readonly locked?: Meals | undefined; readonly seed?: number | undefined };

export type MadePlan = { readonly plan: DayPlan; readonly intent: Intent; readonly eater: Eater };

const NOVELTY_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day for a sentence. Slider targets at its end re-portion the day last shown for the same sentence. */
export async function generatePlan(deps: PlanDeps, userId: UserId, wish: GenerateWish): Promise<Result<MadePlan, IntentFault | PlanFault>> {
  const read = await readWish(deps, userId, wish.query);
  if (!read.ok) return read;
  const { intent, eater, planQuery, base } = read.value;
  const { query, targets } = splitTargets(wish.query);
  const asked: PlanQuery = {
    ...planQuery,
    seed: wish.seed ?? planQuery.seed,
    locked: parseLocked(wish.locked),
  };
  const made = targets && base ? adjustPlan({ ...asked, meals: base.meals }) : makePlan(asked);
  if (!made.ok) return made;

  const plan = made.value;
  await deps.plans.saveDraft(userId, wish.query, { first: plan, current: plan, refreshes: {} });
  await deps.plans.rememberShown(userId, listDishIds(plan), deps.now());
  if (!targets) await deps.searches.recordSearch(userId, query);
  return ok({ plan, intent, eater });
}

export type ReadWish = {
  readonly intent: Intent;
  readonly eater: Eater;
  readonly planQuery: PlanQuery;
  /** The day last shown for the sentence without its slider targets. */
  readonly base: DayPlan | undefined;
};

/** Gathers what a plan is made from: the sentence understood, the profile, what was shown lately. */
export async function readWish({ plans, eaters, now }: PlanDeps, userId: UserId, text: string): Promise<Result<ReadWish, IntentFault>> {
  const answered = answerIntent(text);
  if (!answered.ok) return answered;
  const intent = answered.value;
  const today = now();
  const profile = await eaters.find(userId);
  const eater = readEater(profile ?? NO_PROFILE, today.toISOString().slice(0, 10));
  const shown = await plans.listShown(userId, new Date(today.getTime() - NOVELTY_DAYS * DAY_MS));
  const { query, targets } = splitTargets(text);
  const draft = targets ? await plans.findDraft(userId, query) : undefined;
  const resolved = resolveTargets({ intent, eater });
  const planQuery: PlanQuery = {
    intent,
    eater,
    targets: resolved.targets,
    caps: resolved.caps,
    notes: [...resolved.notes, ...resolved.assumptions],
    seed: hashText(query.trim().toLowerCase()),
    // The store answers latest first, the planner reads oldest first.
    shown: shown.map(({ dishId }) => dishId).toReversed(),
    system: profile?.preferredUnits === 'metric' ? 'metric' : 'us',
  };
  return ok({ intent, eater, planQuery, base: draft?.current });
}

const NO_PROFILE: Profile = {
  height: null,
  weight: null,
  preferredUnits: null,
  dateOfBirth: null,
  activityLevel: null,
  fitnessGoals: null,
  dietaryRestrictions: [],
};

function parseLocked(locked: Meals | undefined): NonNullable<PlanQuery['locked']> {
  const kept = MEAL_SLOTS.flatMap((slot) => {
    const meal = locked?.[slot];
    const parsed = meal && parseMeal(slot, meal);
    return parsed ? [[slot, parsed] as const] : [];
  });
  return Object.fromEntries(kept);
}

export const listDishIds = ({ meals }: Pick<DayPlan, 'meals'>): readonly string[] =>
  MEAL_SLOTS.flatMap((slot) => {
    const meal = meals[slot];
    return meal ? [meal.dishId] : [];
  });
