import { loadContract, loadDomain } from './load-domain.mjs';

const { isFoodAllowed } = await loadDomain('diet/check-dish.ts');
const { UNKNOWN_EATER } = await loadDomain('eater/eater.ts');
const { FOODS } = await loadDomain('food/food-table.ts');
const { findFoodByName } = await loadDomain('food/find-food.ts');
const { FOOD_CLASSES } = await loadDomain('intent/language/intent-food-classes.table.ts');
const { makeIntentLexicon } = await loadDomain('intent/language/intent-lexicon.ts');
const { DISH_WORDS } = await loadDomain('intent/language/intent-words.table.ts');
const { phraseKey } = await loadDomain('intent/language/read-words.ts');
const { answerIntent } = await loadDomain('intent/answer/answer-intent.ts');
const { describeIntent } = await loadDomain('intent/answer/describe-intent.ts');
const { parseWish } = await loadContract('plan.ts');
const { readSentence } = await loadDomain('intent/wish/parse-intent.ts');
const { resolveTargets } = await loadDomain('intent/target/resolve-targets.ts');
const { gatherMealRules, gatherRules } = await loadDomain('plan/frame/plan-rules.ts');

/** What Larder hears in a sentence: the product's own reading, before any dish is chosen. */
export function read(sentence) {
  const wish = parseWish(sentence);
  const answered = answerIntent(wish);
  const { intent: heard, numbers } = readSentence(wish);
  const intent = answered.ok ? answered.value : heard;
  const rulesAt = gatherMealRules(intent, UNKNOWN_EATER);
  const rulesOfDay = gatherRules(intent, UNKNOWN_EATER);
  const wishedIds = new Set(
    [...intent.wish, ...intent.dishes.flatMap(({ foods, named }) => [...foods, ...named])].flatMap(({ foodIds }) => foodIds),
  );
  const isLeftOut = (food, slot) => {
    const { rules, excludedFoodIds } = slot ? rulesAt[slot] : rulesOfDay;
    return excludedFoodIds.has(food.id) || !isFoodAllowed(food, rules);
  };
  const kinds = new Set([...intent.dishWords, ...intent.dishes.map(({ kind }) => kind)]);
  const { targets } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  return {
    outcome: answered.ok ? 'plan' : ASKING.has(answered.fault.type) ? 'asks' : 'refuses',
    says: answered.ok ? null : answered.fault.sentence,
    chips: describeIntent(intent, UNKNOWN_EATER).map(({ label }) => label),
    notUnderstood: intent.notUnderstood,
    repaired: intent.repairs.map(([from, to]) => ({ from, to })),
    asks: intent.exclude.flatMap(({ words, asked }) => (asked ? [{ food: words, question: `${words}: left out. Use it?` }] : [])),
    leftOut: (name, slot) => {
      const food = findFood(name);
      return food && isLeftOut(food, slot);
    },
    wished: (name) => {
      const food = findFood(name);
      return food && wishedIds.has(food.id);
    },
    // The same of all that a name may be: a class of foods is left out with all its members, a kind of dish when none is planned.
    leftOutAll: (name) => {
      const foods = listFoods(name);
      if (foods.length > 0) return foods.every((food) => isLeftOut(food));
      return kindOf(name) === undefined ? undefined : intent.avoid.dishWords.includes(kindOf(name));
    },
    wishedAny: (name) => {
      const foods = listFoods(name);
      const kind = kindOf(name);
      if (foods.length === 0 && kind === undefined) return undefined;
      return foods.some((food) => wishedIds.has(food.id)) || (kind !== undefined && kinds.has(kind));
    },
    diets: [...new Set([...intent.diets, ...intent.restrictions.map((name) => name.toLowerCase())])],
    targets,
    meals: numbers.meals ?? (intent.slots && intent.slots.length + intent.moreSnacks),
    people: intent.people,
    days: numbers.days ?? numbers.spannedDays,
  };
}

/** Faults that end in a question; the others say why there is no plan. */
const ASKING = new Set(['contradiction', 'unclear', 'not-food', 'too-little', 'empty']);

const foodsById = new Map(FOODS.map((food) => [food.id, food]));
const findFood = (name) => foodsById.get(name) ?? findFoodByName(name);

const lexicon = makeIntentLexicon(FOODS);
const classes = new Map(FOOD_CLASSES.flatMap((foodClass) => foodClass.words.split('|').map((words) => [phraseKey(words), foodClass])));
const kindsOfDish = new Map(
  DISH_WORDS.flatMap(([phrases, { dish }]) => (dish === undefined ? [] : phrases.split('|').map((words) => [phraseKey(words), dish]))),
);
const kindOf = (name) => kindsOfDish.get(phraseKey(name));

function listFoods(name) {
  const food = findFood(name);
  const foodClass = classes.get(phraseKey(name));
  return food ? [food] : foodClass ? lexicon.getFoods(lexicon.listClass(foodClass)) : [];
}
