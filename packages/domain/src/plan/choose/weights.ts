/**
 * What speaks against a dish or a day, in one unit: about one tolerance of one macro (4 % of its target, `portion/ladder-cost`),
 * so that taste and numbers can be added up. No paper states such weights. They were set in the order of what people mind, by
 * reading plans, and are held by what `npm run bench:plan`, `bench:days` and `bench:plans` count: each names what it has to outweigh.
 */
export const WEIGHTS = {
  /** Between two meals of a day. */
  pair: {
    /** The very same dish: more than all else a day can cost, for of several snacks each is another one. */
    sameDish: 400,
    /** Two versions of one kit: hardly ever, even for the last grams. */
    sameKit: 30,
    /** Built on the same food (chicken and chicken): noticed before anything else on a plate. */
    sameMain: 14,
    /** The same idea of a dish (two bowls of oats), whatever is in it. */
    sameIdea: 9,
    /** The same protein food, though neither is built on it. */
    sameProtein: 8,
    /** A main of one is somewhere among the mains of the other. */
    sharedMain: 5,
    /** Ideas that read as the same meal again: lentils and beans, noodles and pasta. */
    relatedIdea: 4,
    sameStarch: 3,
    /** Two soups, two salads. */
    sameForm: 2.5,
    /** Least of all, as a day may well be Italian; nothing where a cuisine was asked for. */
    sameCuisine: 1,
    /** Gained for each of up to two foods that spoil and are used up by both. */
    sharedPerishable: 0.5,
  },
  /** For the day as a whole. */
  day: {
    /** A dish that was named: more than any day is worse for its numbers. Less than to break a rule twice. */
    missingDish: 90,
    /** A day-long rule ("at most 50 g of carbs"): outweighs any taste. */
    brokenRule: 60,
    /** A food or a kind of dish that was named: several dishes may hold it, so it is found before this much is paid. */
    missingFood: 40,
    missingDishWord: 40,
    /** Each main meal of another kitchen than was asked for. */
    missingCuisine: 5,
    /** A plate of lunch or dinner without vegetables; in part for too few. */
    barePlate: 8,
    /** Every 100 g of fruit and vegetables short. */
    lowProducePer100Grams: 6,
    /** Every gram of fiber for 1,000 kcal below what is asked, or above. */
    missedFiberGram: 2,
  },
  /** Of a portioned day (`grade-day`): a fault is what a reader of the plan would name. */
  grade: {
    /** One main or one kit at two meals. */
    twice: 14,
    /** Fiber, produce, vegetables or a meal's share beside what is asked; for amounts more, the further off. */
    fault: 10,
    /** Potatoes beside bread. */
    twoStarches: 8,
    /** Milligrams of sodium over the day's limit for a cost of one, and the most that they cost together. */
    sodiumMgPerCost: 50,
    mostForSodium: 16,
  },
  /** Of one dish in a meal. */
  dish: {
    /** It cannot be portioned into the limits that were said of this meal: more than luck ever makes up for. */
    outOfLimits: 60,
    /** Shown the day before: stands out as the same again. */
    justShownDish: 30,
    justShownKit: 18,
    /** Shown within the last four weeks: more than luck and mood together usually weigh, or one breakfast comes twenty times a year. */
    shownDish: 20,
    shownKit: 14,
    /** Gained by "again": more than a kitchen that was not asked for costs, less than a figure far off. */
    saidAgain: 8,
    /** As yesterday's dish, for four days. */
    saidAgainTooSoon: 30,
    /** Each star more or less than three: five weigh as much as a wish for the kind of dish. */
    star: 2,
    /** Gained by a wished kind of dish; by what is about a wished food (taken before what merely holds it, not in every meal). */
    wished: 4,
    /** Gained by a title that begins with the wish: "pork medallions" are no sweet and sour pork. */
    calledSo: 12,
    /** For each class of cost (0 to 2) where the budget is low. */
    costly: 8,
    /** Does not keep two days where meals are prepared ahead. */
    doesNotKeep: 2,
    /** Each minute over the most that was said. */
    minuteOverLimit: 0.6,
    /** Each minute over what a meal usually takes: nobody minds a long dinner much. */
    minute: 0.05,
    /** Of a kitchen that was not asked for, at the meals that were named; at those that were not, where one was named. */
    otherCuisine: 6,
    otherCuisineAtBreakfast: 2,
    otherCuisineElsewhere: 0.5,
    /** For each 400 mg of sodium for 1,000 kcal above the day's limit. */
    sodiumPer400Mg: 0.3,
    /** For each gram of fiber short for 1,000 kcal: a day is held to it as a whole, so little. */
    fiberGram: 0.06,
    /** The same where a figure of fiber was asked for: as many of a day's dishes as can are to bring it, or to bring little. */
    askedFiberGram: 0.8,
    /** Each food with added sugar, where little is wanted. */
    addedSugarFood: 2,
    /** Each gram of saturated fat for 1,000 kcal above its limit. */
    saturatedFatGram: 0.25,
    /** Gained by a whole grain, and by each step towards a heart-friendly pattern (at most two). */
    wholeGrain: 0.8,
    pattern: 1.2,
  },
} as const;
