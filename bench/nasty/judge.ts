// Reads what is told of a day, a list or a card and nothing else: food by food and word by word, against rules.table.ts.
import { findFood } from '../../packages/domain/src/food/find-food.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import type { DayDraft, PlannedMeal, Plate } from '../../packages/domain/src/plan/plan.ts';
import { mealsOf } from '../../packages/domain/src/recipe/meals-of.ts';
import { leastAgeOf, type TableEater } from '../../packages/domain/src/table/table-eater.ts';
import { NASTY_RULES, UNDER_12, UNDER_16, UNDER_18, type NastyRule } from './rules.table.ts';
import { findChoking, findChokingWords } from './choking.ts';

/** Everybody at a table with what they wrote down. */
export type NastyTable = { readonly eaters: readonly TableEater[]; readonly rulesOf: ReadonlyMap<string, readonly NastyRule[]> };

export type NastyFault = {
  /** `food`: on a plate. `text`: offered by words. `label`, `claim`: what is printed is not so. `choking`: for who is under four. */
  readonly kind: 'food' | 'text' | 'label' | 'claim' | 'choking';
  readonly rule: string;
  readonly word: string;
  readonly where: string;
};

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replaceAll(/[-‐–]/g, ' ').replaceAll(/ {2,}/g, ' ');

type Words = { readonly bad: RegExp; readonly fine: RegExp | undefined };
const known = new Map<NastyRule, Words>();
const whole = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${words})(?:e?s)?(?![\p{L}])`, 'giu');

function wordsOf(rule: NastyRule): Words {
  const found = known.get(rule) ?? { bad: whole(rule.bad), fine: rule.fine === undefined ? undefined : whole(rule.fine) };
  known.set(rule, found);
  return found;
}

/** Said of what is not there, or of what something looks like. */
const NEGATED =
  /\b(?:no|without|instead of|in place of|rather than|free of|free from|(?:pours|looks|thick|smooth|batter) (?:like|as)|as (?:hearty|fine|rich|crisp) as|stands in for|the taste of) (?:any |the |added |a |ground )?[a-z]+(?: (?:or|nor|and) [a-z]+| [a-z]+)?/g;

export function findBad(text: string, rule: NastyRule): readonly string[] {
  const { bad, fine } = wordsOf(rule);
  const left = plain(text).replaceAll(NEGATED, ' ');
  return [...(fine ? left.replaceAll(fine, ' # ') : left).matchAll(bad)].map(([word]) => word);
}

/** "Toss the pasta" of a dish of gluten-free pasta speaks of that. */
function isOfFine(word: string, foodIds: readonly string[], rule: NastyRule): boolean {
  const head = word.replace(/(?:es|s)$/, '');
  return foodIds.some((id) => {
    const names = nameOf(id);
    const stands = STANDS_FOR.find(([start]) => id.startsWith(start))?.[1] ?? '';
    return findBad(id, rule).length === 0 && plain(`${id} ${names} ${stands}`).includes(head);
  });
}

/** What is called by another's name in a title or a step. */
const STANDS_FOR = [
  ['vegan-', 'cheese cream milk butter meat chicken sausage bacon egg mayo'],
  ['plant-based', 'meat beef burger'],
  ['gluten-free-pasta', 'spaghetti penne macaroni linguine noodle'],
  ['gluten-free', 'toast bun'],
] as const;

const nameOf = (id: string): string => {
  const food = findFood(id);
  return food ? `${food.names.noun}, ${food.names.plural}` : id;
};

const findFoods = (foodIds: readonly string[], rule: NastyRule, where: string): readonly NastyFault[] =>
  [...new Set(foodIds)].flatMap((id) => {
    const [word] = [...findBad(id, rule), ...findBad(findFood(id)?.names.noun ?? '', rule)];
    return word === undefined ? [] : [{ kind: 'food' as const, rule: rule.name, word: id, where }];
  });

type Said = { readonly where: string; readonly text: string };

/** What a dish is called after its kind, whatever stands for its usual foods; those are judged by themselves. */
const KINDS_OF_DISH = /^(?:carbonara|bolognese|tzatziki|teriyaki|muesli|ramen|noodles?|alfredo)$/i;
const isOfKind = (word: string, where: string): boolean => where !== 'line' && where !== 'list' && KINDS_OF_DISH.test(word);
/** "Fish out the ginger", "toast hazelnuts": done to it, not eaten. */
const DONE = /\b(?:fish (?=out)|toast (?=(?:the |your )?[a-z]+ (?:in|until|for)))/gi;

const findTexts = (texts: readonly Said[], { foodIds, rule }: { foodIds: readonly string[]; rule: NastyRule }): readonly NastyFault[] =>
  texts.flatMap(({ where, text }) =>
    findBad(text.replaceAll(DONE, ''), rule)
      .filter((word) => !isOfFine(word, foodIds, rule) && !isOfKind(word, where))
      .slice(0, 1)
      .map((word): NastyFault => ({ kind: 'text', rule: rule.name, word, where: `${where}: ${text}` })),
  );

/** What binds everybody's plates: what anybody must not have, and what the youngest must not. */
function sharedRules({ eaters, rulesOf }: NastyTable): readonly NastyRule[] {
  const youngest = Math.min(...eaters.map(leastAgeOf));
  return [
    ...new Set(eaters.flatMap(({ id }) => (rulesOf.get(id) ?? []).filter(({ binds }) => binds === 'every plate'))),
    ...(youngest < 18 ? [UNDER_18] : []),
    ...(youngest < 16 ? [UNDER_16] : []),
    ...(youngest < 12 ? [UNDER_12] : []),
  ];
}

const all = (where: string, texts: readonly string[]): readonly Said[] => texts.map((text) => ({ where, text }));

const textsOfPlate = ({ name, swap, side, own }: Plate): readonly Said[] => [
  ...(swap ? all(`${name}'s swap`, [swap.instead, ...swap.lines]) : []),
  ...(side ? all(`${name}'s side`, [side.text]) : []),
  ...(own ? all(`${name}'s own`, [own.title, ...own.lines, ...own.steps]) : []),
];

const textsOfMeal = ({ title, description, ingredients, instructions, tips, forAll = [], pot }: PlannedMeal): readonly Said[] => [
  ...all('title', [title]),
  ...all('description', [description]),
  ...all('line', [...ingredients, ...forAll, ...(pot?.ingredients ?? [])]),
  ...all('step', instructions),
  ...all('tip', tips),
];

/** What is free of gluten as a certified product alone. */
const OATS = /(?<!gluten free (?:[a-z]+ )*)\b(?:oat(?:s|meal)?|granola|miso|worcestershire)\b(?! milk| drink)/;
const GLUTEN_RULES = new Set(['gluten', 'gluten-free']);

export function judgeMeal(meal: PlannedMeal, table: NastyTable): readonly NastyFault[] {
  const { plates = [] } = meal;
  const { eaters, rulesOf } = table;
  const foodIds = [...meal.portions, ...plates.flatMap(({ portions }) => portions)].map(({ foodId }) => foodId);
  const texts = [...textsOfMeal(meal), ...plates.flatMap(textsOfPlate)];
  const isOnePot = !plates.some(({ swap, side, own }) => swap ?? side ?? own);
  const shared = sharedRules(table).flatMap((rule) => [...findFoods(foodIds, rule, meal.title), ...findTexts(texts, { foodIds, rule })]);
  const own = eaters.flatMap((eater) => {
    const rules = (rulesOf.get(eater.id) ?? []).filter(({ binds }) => binds === 'own plate');
    const plate = plates.find(({ eaterId }) => eaterId === eater.id);
    if (plates.length > 0 && !plate) return [];
    const onPlate = (plate ?? meal).portions.map(({ foodId }) => foodId);
    const said = [...(plate ? textsOfPlate(plate) : []), ...(isOnePot ? textsOfMeal(meal) : [])];
    return rules.flatMap((rule) => [
      ...findFoods(onPlate, rule, `${meal.title}, ${eater.name}`),
      ...findTexts(said, { foodIds: onPlate, rule }),
      ...(rule.name === 'kosher' ? findMixed(onPlate, meal.title) : []),
    ]);
  });
  const isGlutenFree = eaters.some(({ id }) => rulesOf.get(id)?.some(({ name }) => GLUTEN_RULES.has(name)));
  const labels = (isGlutenFree ? texts : []).flatMap(({ where, text }): readonly NastyFault[] =>
    where === 'line' && OATS.test(plain(text)) ? [{ kind: 'label', rule: 'gluten', word: 'oats', where: `line: ${text}` }] : [],
  );
  return [...shared, ...own, ...labels, ...judgeChoking(meal, eaters)];
}

const CHOKING_AGE = 4;

function judgeChoking(meal: PlannedMeal, eaters: readonly TableEater[]): readonly NastyFault[] {
  const small = eaters.filter((eater) => leastAgeOf(eater) < CHOKING_AGE);
  if (small.length === 0) return [];
  const { plates = [], title, cookMinutes, instructions, tips } = meal;
  // What is left of a pot is warmed; it was judged when it was cooked, by the lines that say how it is cut.
  const isLeft = meal.pot !== undefined && (meal.pot.cookedOn !== meal.pot.eatenOn || meal.pot.cookedFor !== meal.slot);
  const form = meal.form ?? DEFAULT_CORPUS.dishesById.get(meal.dishId)?.form;
  const apart = new Set(plates.flatMap(({ swap }) => swap?.lines ?? []));
  const pot = (meal.pot?.ingredients ?? meal.forAll ?? meal.ingredients).filter((line) => !apart.has(line));
  const dish = { title, cookMinutes, form, steps: instructions };
  const ofPlates = plates
    .filter(({ eaterId }) => small.some(({ id }) => id === eaterId))
    .flatMap(({ swap, side, own }) => [
      ...findChoking(swap?.lines ?? [], dish),
      ...findChoking(side ? [side.text] : [], { ...dish, cookMinutes: 0, steps: [], isSide: true }),
      ...findChoking(own?.lines ?? [], {
        title: own?.title ?? '',
        cookMinutes: own?.minutes ?? 0,
        form: undefined,
        steps: own?.steps ?? [],
      }),
    ]);
  const isTheirs = plates.length === 0 || plates.some(({ eaterId, own }) => !own && small.some(({ id }) => id === eaterId));
  const found = [
    ...(isTheirs && !isLeft ? [...findChoking(pot, dish), ...findChokingWords([...tips, ...instructions], pot)] : []),
    ...ofPlates,
  ];
  return found.map((word) => ({ kind: 'choking', rule: 'small child', word, where: `${title} (${form ?? '?'}, ${cookMinutes} min)` }));
}

const MEAT = whole('beef|steak|veal|lamb|mutton|chicken|turkey|duck|goose|meatball|venison|bison|pastrami|brisket');
const MILK = NASTY_RULES.find(({ name }) => name === 'milk')!;

function findMixed(foodIds: readonly string[], where: string): readonly NastyFault[] {
  const meat = foodIds.find(
    (id) =>
      plain(id)
        .replaceAll(/vegan [a-z]+|plant based [a-z]+/g, '')
        .search(MEAT) >= 0,
  );
  const milk = foodIds.find((id) => findBad(id, MILK).length > 0);
  return meat !== undefined && milk !== undefined ? [{ kind: 'food', rule: 'kosher', word: `${meat} with ${milk}`, where }] : [];
}

const CLAIMED = ['vegan', 'vegetarian', 'pescatarian', 'gluten-free', 'dairy-free', 'halal', 'kosher'];

export function judgeDay(day: Pick<DayDraft, 'meals' | 'reasons'>, table: NastyTable): readonly NastyFault[] {
  const meals = mealsOf(day).map(({ meal }) => meal);
  const kept = day.reasons.filter((reason) => reason.startsWith('Kept to:')).join(' ');
  const said = kept
    .toLowerCase()
    .replace('kept to:', '')
    .replace('.', '')
    .split(';')
    .map((name) => name.trim());
  const claims = CLAIMED.filter((name) => said.includes(name)).flatMap((name) => {
    const rule = NASTY_RULES.find((one) => one.name === name)!;
    return meals.flatMap((meal) =>
      (meal.plates ?? []).flatMap((plate) =>
        findFoods(
          plate.portions.map(({ foodId }) => foodId),
          rule,
          `"${kept}" and ${plate.name}'s ${meal.title}`,
        ).map((fault) => ({ ...fault, kind: 'claim' as const })),
      ),
    );
  });
  return [...meals.flatMap((meal) => judgeMeal(meal, table)), ...claims];
}

/** Lines of a list, titles of options: texts without a dish behind them. */
export function judgeTexts(where: string, texts: readonly string[], table: NastyTable): readonly NastyFault[] {
  const rules = sharedRules(table);
  const isGlutenFree = rules.some(({ name }) => name === 'gluten');
  return [
    ...rules.flatMap((rule) => findTexts(all(where, texts), { foodIds: [], rule })),
    ...(isGlutenFree ? texts : []).flatMap((text): readonly NastyFault[] =>
      OATS.test(plain(text)) ? [{ kind: 'label', rule: 'gluten', word: 'oats', where: `${where}: ${text}` }] : [],
    ),
  ];
}
