import { isNearlyCarbFree } from '../../diet/carb-free.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import { energyKcal } from '../../food/nutrients.ts';
import type { Dish } from '../../kit/dish.ts';
import { familiarityCost } from './familiarity-cost.ts';
import type { SlotFrame } from '../frame/day-frame.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import { isFreshlyCooked, MIDDLE_STARS, starsOf } from '../frame/dish-opinions.ts';
import { isWishedDish } from '../frame/wished-dishes.ts';
import { factsOf, fitsDishWord, isAbout, isWishedOf } from '../frame/fits-wish.ts';
import type { Cuisine } from '../../recipe/cuisine.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';

/**
 * What a dish costs in a slot, whatever is eaten beside it. One unit is about one tolerance (4 %) of one macro, so that
 * taste and numbers can be added up; the weights were set by reading plans and on bench/plan.ts.
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

/** More than luck ever makes up for: a breakfast of at most 300 kcal is none of those that begin at 330. */
const OUT_OF_LIMITS = 60;

const limitCost = ({ least, most }: Dish, { energyKcal: { low, high, wished } }: SlotFrame): number =>
  wished && (energyKcal(least) > high || energyKcal(most) < low) ? OUT_OF_LIMITS : 0;

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

const SHOWN_DISH = 14;
const SHOWN_KIT = 6;
/** A dish of the day before stands out as the same again; one of two weeks ago does not. */
const JUST_SHOWN_DISH = 30;
const JUST_SHOWN_KIT = 12;

/** More than a kitchen that was not asked for costs, less than a figure far off: it comes back where it fits. */
const SAID_AGAIN = 8;
/** As yesterday's dish, for four days. */
const SAID_AGAIN_TOO_SOON = 30;

/** What was cooked is remembered before what was only looked at: as a dish of the day before, then as one that was shown. */
function noveltyCost(dish: Dish, { shown, opinions }: DayWishes): number {
  const { id } = dish.compiled.kit;
  const isFresh = isFreshlyCooked(id, opinions);
  if (opinions.again.has(id)) return isFresh || shown.freshKitIds.has(id) ? SAID_AGAIN_TOO_SOON : -SAID_AGAIN;
  const cost = shownCost(dish, shown);
  return opinions.cookedDaysAgo.has(id) ? Math.max(cost, isFresh ? JUST_SHOWN_DISH : SHOWN_DISH) : cost;
}

/** The same dish again is worse than another version of the same idea, and yesterday's worse than last week's. */
function shownCost(dish: Dish, shown: DayWishes['shown']): number {
  if (!shown.kitIds.has(dish.compiled.kit.id)) return 0;
  const isSame = shown.dishIds.has(dish.dishId);
  if (!shown.latestKitIds.has(dish.compiled.kit.id)) return isSame ? SHOWN_DISH : SHOWN_KIT;
  if (shown.latestDishIds.has(dish.dishId)) return JUST_SHOWN_DISH;
  return isSame ? SHOWN_DISH + JUST_SHOWN_KIT : JUST_SHOWN_KIT;
}

/** A star more or less than three; five weigh as much as a wish for the kind of dish. */
const STAR = 2;

const ratingCost = ({ compiled: { kit } }: Dish, { opinions }: DayWishes): number => STAR * (MIDDLE_STARS - starsOf(kit.id, opinions));

const DISH_WISHED = 4;
/** Enough to be taken before a dish that merely holds the food, too little to have it in every meal. */
const ABOUT_WISHED_FOOD = 4;

/** What the whole dish is called after the wish: "pork medallions" are no sweet and sour pork, though that may be made of them. */
const CALLED_SO = 12;

const begins = (title: string, words: string): boolean => `${foodNameKey(title)} `.startsWith(`${foodNameKey(words)} `);

function wishCost(dish: Dish, { slot }: SlotFrame, wishes: DayWishes): number {
  let cost = 0;
  const cuisines = wishes.cuisinesAt[slot];
  if (cuisines.length > 0 && !cuisines.includes(dish.cuisine)) cost += cuisineWeight(slot, wishes);
  const fitting = wishes.dishWords.filter((word) => isWishedOf(slot, `dish:${word}`, wishes) && fitsDishWord(factsOf(dish), word));
  if (fitting.length > 0) cost -= fitting.some((word) => begins(dish.title, word)) ? CALLED_SO : DISH_WISHED;
  if (isWishedDish(dish, slot, wishes)) cost -= DISH_WISHED;
  for (const { words, foodIds } of wishes.foods) {
    if (!isWishedOf(slot, `wish:${words}`, wishes) || !isAbout(dish, foodIds)) continue;
    cost -= begins(dish.title, words) ? CALLED_SO : ABOUT_WISHED_FOOD;
  }
  if (wishes.lowBudget) cost += 8 * dish.traits.cost;
  if (wishes.mealPrep && (dish.compiled.kit.keepsDays ?? 0) < 2) cost += 2;
  // Who has half an hour for dinner hardly wants to stand longer for the other meals, said or not.
  const most = wishes.minutesAt[slot] ?? wishes.minutesAt.dinner;
  if (most !== null) cost += Math.max(0, dish.time.totalMinutes - most) * 0.6;
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
const STRANGE_KITCHEN = { breakfast: 1, lunch: 4, dinner: 4, snack: 0 } as const;

function cuisineWeight(slot: MealSlot, { focus }: DayWishes): number {
  if (focus.length > 0) return focus.includes(slot) ? 6 : 0.5;
  return slot === 'lunch' || slot === 'dinner' ? 6 : slot === 'breakfast' ? 2 : 0.5;
}

/** Nobody minds a long dinner much; a weekday breakfast they do. */
const EASY_MINUTES = { breakfast: 20, lunch: 35, dinner: 45, snack: 10 } as const;

const timeCost = ({ time }: Dish, { slot }: SlotFrame): number => 0.05 * Math.max(0, time.totalMinutes - EASY_MINUTES[slot]);

function healthCost({ traits }: Dish, { aims, caps, rules }: DayWishes): number {
  let cost = 0.3 * Math.max(0, (traits.sodium - sodiumDensity(caps)) / 400);
  if (!isNearlyCarbFree(rules)) cost += 0.06 * Math.max(0, (aims.has('high-fiber') ? 18 : 12) - traits.fiber);
  if (caps.addedSugarLow || aims.has('low-sugar')) cost += 2 * traits.addedSugarFoods;
  if (caps.saturatedFatMaxPercent !== undefined) cost += 0.25 * Math.max(0, traits.saturatedFat - (caps.saturatedFatMaxPercent * 10) / 9);
  if (hasPattern(rules, aims)) cost -= 0.8 * traits.wholeGrain + 1.2 * Math.max(-2, Math.min(2, traits.mediterranean));
  return cost;
}

/** Mediterranean, DASH and heart-friendly days are patterns, not lists of forbidden foods. */
const hasPattern = (rules: DayWishes['rules'], aims: DayWishes['aims']): boolean =>
  aims.has('heart') ||
  aims.has('anti-inflammatory') ||
  rules.some((rule) => rule.type === 'diet' && (rule.diet === 'mediterranean' || rule.diet === 'dash'));

/** Milligrams per 1,000 kcal: the cap, or 2,300 mg of an adult's day (DRI 2019), spread over 2,000 kcal. */
const sodiumDensity = ({ sodiumMaxMg }: DayWishes['caps']): number => (sodiumMaxMg ?? 2300) / 2;
