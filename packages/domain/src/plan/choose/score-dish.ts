import { isNearlyCarbFree } from '../../diet/carb-free.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import { energyKcal } from '../../food/nutrients.ts';
import type { Dish } from '../../kit/dish.ts';
import { familiarityCost } from './familiarity-cost.ts';
import { missedFiber } from '../frame/fiber-range.ts';
import type { SlotFrame } from '../frame/day-frame.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import { isFreshlyCooked, MIDDLE_STARS, starsOf } from '../frame/dish-opinions.ts';
import { isWishedDish } from '../frame/wished-dishes.ts';
import { factsOf, fitsDishWord, isAbout, isWishedOf } from '../frame/fits-wish.ts';
import type { Cuisine } from '../../recipe/cuisine.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import { WEIGHTS } from './weights.ts';
import { USUAL_SODIUM_MAX_MG } from '../../eater/sodium-max.table.ts';

const { dish: DISH } = WEIGHTS;

/**
 * What a dish costs in a slot, whatever is eaten beside it, in the unit of `weights`.
 */
export function scoreDish(dish: Dish, frame: SlotFrame, { wishes, fitWeight }: { wishes: DayWishes; fitWeight: number }): number {
  return (
    (fitWeight === 0 ? 0 : fitWeight * missOfReach(dish, frame)) +
    limitCost(dish, frame) +
    noveltyCost(dish, wishes) +
    ratingCost(dish, wishes) +
    familiarityCost(dish, frame.slot, wishes) +
    wishCost(dish, frame, wishes) +
    timeCost(dish, frame) +
    kitchenCost(dish, frame, wishes) +
    healthCost(dish, wishes)
  );
}

const limitCost = ({ least, most }: Dish, { energyKcal: { low, high, wished } }: SlotFrame): number =>
  wished && (energyKcal(least) > high || energyKcal(most) < low) ? DISH.outOfLimits : 0;

/** How far the slot's share lies outside of what the dish can be portioned to. */
export function missOfReach(dish: Dish, { share, energyKcal: band }: SlotFrame): number {
  // Read once: both are worked out behind a getter, and this runs some hundred times a day.
  const { least, most } = dish;
  const energyOff = Math.max(0, band.low - energyKcal(most), energyKcal(least) - band.high) / Math.max(1, band.low);
  return (
    Math.min(15, 40 * energyOff * energyOff) +
    missOfMacro(share.protein, least.protein, most.protein) +
    missOfMacro(share.carbs, least.carbs, most.carbs) +
    missOfMacro(share.fat, least.fat, most.fat)
  );
}

function missOfMacro(share: number, least: number, most: number): number {
  const off = Math.max(0, share - most, least - share) / Math.max(4, share * 0.25);
  return Math.min(6, 0.6 * off * off);
}

/** What was cooked is remembered before what was only looked at: as a dish of the day before, then as one that was shown. */
function noveltyCost(dish: Dish, { shown, opinions }: DayWishes): number {
  const { id } = dish.compiled.kit;
  const isFresh = isFreshlyCooked(id, opinions);
  if (opinions.again.has(id)) return isFresh || shown.freshKitIds.has(id) ? DISH.saidAgainTooSoon : -DISH.saidAgain;
  const cost = shownCost(dish, shown);
  return opinions.cookedDaysAgo.has(id) ? Math.max(cost, isFresh ? DISH.justShownDish : DISH.shownDish) : cost;
}

/** The same dish again is worse than another version of the same idea, and yesterday's worse than last week's. */
function shownCost(dish: Dish, shown: DayWishes['shown']): number {
  if (!shown.kitIds.has(dish.compiled.kit.id)) return 0;
  const isSame = shown.dishIds.has(dish.dishId);
  if (!shown.latestKitIds.has(dish.compiled.kit.id)) return isSame ? DISH.shownDish : DISH.shownKit;
  if (shown.latestDishIds.has(dish.dishId)) return DISH.justShownDish;
  return isSame ? DISH.shownDish + DISH.justShownKit : DISH.justShownKit;
}

const ratingCost = ({ compiled: { kit } }: Dish, { opinions }: DayWishes): number => DISH.star * (MIDDLE_STARS - starsOf(kit.id, opinions));

const begins = (title: string, words: string): boolean => `${foodNameKey(title)} `.startsWith(`${foodNameKey(words)} `);

function wishCost(dish: Dish, { slot }: SlotFrame, wishes: DayWishes): number {
  let cost = 0;
  const cuisines = wishes.cuisinesAt[slot];
  if (cuisines.length > 0 && !cuisines.includes(dish.cuisine)) cost += cuisineWeight(slot, wishes);
  const fitting = wishes.dishWords.filter((word) => isWishedOf(slot, `dish:${word}`, wishes) && fitsDishWord(factsOf(dish), word));
  if (fitting.length > 0) cost -= fitting.some((word) => begins(dish.title, word)) ? DISH.calledSo : DISH.wished;
  if (isWishedDish(dish, slot, wishes)) cost -= DISH.wished;
  for (const { words, foodIds } of wishes.foods) {
    if (!isWishedOf(slot, `wish:${words}`, wishes) || !isAbout(dish, foodIds)) continue;
    cost -= begins(dish.title, words) ? DISH.calledSo : DISH.wished;
  }
  if (wishes.lowBudget) cost += DISH.costly * dish.traits.cost;
  if (wishes.mealPrep && (dish.compiled.kit.keepsDays ?? 0) < 2) cost += DISH.doesNotKeep;
  // Who has half an hour for dinner hardly wants to stand longer for the other meals, said or not.
  const most = wishes.minutesAt[slot] ?? wishes.minutesAt.dinner;
  if (most !== null) cost += Math.max(0, dish.time.totalMinutes - most) * DISH.minuteOverLimit;
  return cost;
}

/** A pattern with a kitchen of its own: who asks for it and names no other kitchen looks for its dishes, too. Less than for a kitchen by name. */
function kitchenCost({ cuisine }: Dish, { slot }: SlotFrame, { rules, cuisinesAt }: DayWishes): number {
  if (MEDITERRANEAN.has(cuisine) || cuisinesAt[slot].length > 0) return 0;
  return rules.some((rule) => rule.type === 'diet' && rule.diet === 'mediterranean') ? STRANGE_KITCHEN[slot] : 0;
}

/** Around the sea: what UNESCO lists as the Mediterranean diet (2013: Cyprus, Croatia, Greece, Italy, Morocco, Portugal, Spain), and the Levant. */
const MEDITERRANEAN: ReadonlySet<Cuisine> = new Set<Cuisine>([
  'mediterranean',
  'greek',
  'italian',
  'spanish',
  'moroccan',
  'middle-eastern',
]);
const STRANGE_KITCHEN = { breakfast: 1, lunch: 6, dinner: 6, snack: 0 } as const;

function cuisineWeight(slot: MealSlot, { focus }: DayWishes): number {
  if (focus.length > 0) return focus.includes(slot) ? DISH.otherCuisine : DISH.otherCuisineElsewhere;
  if (slot === 'lunch' || slot === 'dinner') return DISH.otherCuisine;
  return slot === 'breakfast' ? DISH.otherCuisineAtBreakfast : DISH.otherCuisineElsewhere;
}

/** Nobody minds a long dinner much; a weekday breakfast they do. */
const EASY_MINUTES = { breakfast: 20, lunch: 35, dinner: 45, snack: 10 } as const;

const timeCost = ({ time }: Dish, { slot }: SlotFrame): number => DISH.minute * Math.max(0, time.totalMinutes - EASY_MINUTES[slot]);

function healthCost({ traits }: Dish, { aims, caps, fiber, rules }: DayWishes): number {
  let cost = DISH.sodiumPer400Mg * Math.max(0, (traits.sodium - sodiumDensity(caps)) / 400);
  if (!isNearlyCarbFree(rules)) cost += (fiber.asked ? DISH.askedFiberGram : DISH.fiberGram) * missedFiber(fiber, traits.fiber, 'dish');
  if (caps.addedSugarLow || aims.has('low-sugar')) cost += DISH.addedSugarFood * traits.addedSugarFoods;
  if (caps.saturatedFatMaxPercent !== undefined)
    cost += DISH.saturatedFatGram * Math.max(0, traits.saturatedFat - (caps.saturatedFatMaxPercent * 10) / 9);
  if (hasPattern(rules, aims)) cost -= DISH.wholeGrain * traits.wholeGrain + DISH.pattern * Math.max(-2, Math.min(2, traits.mediterranean));
  return cost;
}

/** Mediterranean, DASH and heart-friendly days are patterns, not lists of forbidden foods. */
const hasPattern = (rules: DayWishes['rules'], aims: DayWishes['aims']): boolean =>
  aims.has('heart') ||
  aims.has('anti-inflammatory') ||
  rules.some((rule) => rule.type === 'diet' && (rule.diet === 'mediterranean' || rule.diet === 'dash'));

/** Milligrams per 1,000 kcal: the cap, or that of an adult's day, spread over 2,000 kcal. */
const sodiumDensity = ({ sodiumMaxMg }: DayWishes['caps']): number => (sodiumMaxMg ?? USUAL_SODIUM_MAX_MG) / 2;
