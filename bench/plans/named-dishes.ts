import { seededRandom, type Random } from '../../packages/domain/src/base/random.ts';
import { foodNameKey } from '../../packages/domain/src/food/food-name-key.ts';
import type { Food } from '../../packages/domain/src/food/food.ts';
import { FOODS } from '../../packages/domain/src/food/food-table.ts';
import { makeIntentLexicon } from '../../packages/domain/src/intent/language/intent-lexicon.ts';
import { readWords } from '../../packages/domain/src/intent/language/read-words.ts';
import { DISH_WORDS } from '../../packages/domain/src/intent/language/intent-words.table.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import type { Dish } from '../../packages/domain/src/kit/dish.ts';
import { factsOf, fitsDishWord } from '../../packages/domain/src/plan/frame/fits-wish.ts';
import { ask } from './ask.ts';
import { percent, printGoal } from './goal.ts';

const BESIDE = / (?:with|over|on|in) |,/;

/** Every kit asked for by what its title says before "with": a version of it by lot for each seed. */
export function benchHeads(seeds: number, shown: number): void {
  const tally = { asked: 0, served: 0, unread: 0, near: 0 };
  const missed: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const random = seededRandom(seed);
    for (const [kitId, dishes] of DEFAULT_CORPUS.dishesByKit) {
      const [head = ''] = pick(dishes, random).title.toLowerCase().split(BESIDE);
      const asked = ask(head, seed);
      tally.asked++;
      if (asked?.plan.misses.length === 0) tally.near++;
      const unread = asked?.intent.notUnderstood.length ?? 0;
      if (unread > 0) tally.unread++;
      // "Salmon" is a kit's whole head, and any dish about salmon an answer to it.
      const served = asked?.dishes.some(({ title }) => ` ${title.toLowerCase()}`.includes(` ${head}`));
      if (served) tally.served++;
      if (!served || unread > 0) missed.push(`${head} [${kitId}]: ${asked?.dishes.map(({ title }) => title).join(' / ') ?? 'no plan'}`);
    }
  }
  const served = percent(tally.served, tally.asked);
  const unread = percent(tally.unread, tally.asked);
  printGoal({ name: `${tally.asked} kits by their heads: on the day`, goal: '98 %', figure: `${served} %`, met: served >= 98 });
  printGoal({ name: 'kits by their heads: with a word not understood', goal: 'at most 1 %', figure: `${unread} %`, met: unread <= 1 });
  console.log(`     ${percent(tally.near, tally.asked)} % within 5 %`);
  for (const line of missed.slice(0, shown)) console.log(`     ${line}`);
}

type Pair = { readonly food: Food; readonly words: string; readonly dish: string; readonly isMade: boolean };

/** Foods and kinds of dish drawn from all that kits can make, asked for as one: "turkey chili". */
export function benchPairs(seed: number, shown: number): void {
  const random = seededRandom(seed);
  const made = listPairs(random, true, 120);
  const missed = made.filter(({ words, food, dish }) => {
    const asked = ask(words, seed);
    return !asked?.dishes.some((one) => isPair(one, food, dish));
  });
  const served = percent(made.length - missed.length, made.length);
  printGoal({ name: `${made.length} foods and dishes: in one meal`, goal: '97 %', figure: `${served} %`, met: served >= 97 });
  for (const { words } of missed.slice(0, shown))
    console.log(
      `     ${words}: ${ask(words, seed)
        ?.dishes.map(({ title }) => title)
        .join(' / ')}`,
    );
  const unmade = listPairs(random, false, 40);
  const silent = unmade.filter(({ words }) => {
    const asked = ask(words, seed);
    const [, nearest] = asked?.plan.notes.map((note) => /; the nearest is (.+)\.$/.exec(note)).find((match) => match !== null) ?? [];
    return !asked?.dishes.some(({ title }) => title === nearest);
  });
  const said = percent(unmade.length - silent.length, unmade.length);
  printGoal({
    name: `${unmade.length} that no kit makes: the nearest named and served`,
    goal: '100 %',
    figure: `${said} %`,
    met: said >= 100,
  });
  for (const { words } of silent.slice(0, shown)) console.log(`     ${words}: ${ask(words, seed)?.plan.notes.join(' ')}`);
}

const LEXICON = makeIntentLexicon(FOODS);
/** Kinds that are dishes, and not ways of cooking or eating. */
const KINDS = DISH_WORDS.flatMap(([phrases, { dish }]) => (dish === undefined ? [] : [{ dish, words: phrases.split('|')[0]! }])).filter(
  ({ dish }) =>
    !/^(?:no-|cold|microwave|one-pot|slow-cooker|air-fryer|sheet-pan|skillet|roast|grill|adventurous|comfort|finger|toast$)/.test(dish),
);

const isPair = (one: Dish, food: Food, dish: string): boolean =>
  listMeant(food).some((id) => one.foodIds.has(id)) && fitsDishWord(factsOf(one), dish);

/** "Lentils" are asked for, and any are an answer. */
const listMeant = ({ id, names }: Food): readonly string[] => [...LEXICON.listBeing(foodNameKey(names.noun)), id];

/** The food that a dish is filed under, so that a drawn pair is one that somebody would ask for. */
function listPairs(random: Random, isMade: boolean, count: number): readonly Pair[] {
  const all = [...DEFAULT_CORPUS.dishesByKit.values()];
  const pairs = new Map<string, Pair>();
  for (let tries = 0; pairs.size < count && tries < 20_000; tries++) {
    const one = pick(pick(all, random), random);
    const food = one.foods.find(({ id }) => id === one.traits.proteinFood) ?? one.foods[0]!;
    const kinds = isMade ? KINDS.filter(({ dish }) => fitsDishWord(factsOf(one), dish)) : KINDS;
    if (kinds.length === 0) continue;
    const { dish, words } = pick(kinds, random);
    const noun = food.names.noun.toLowerCase();
    // A falafel is a dish by itself: with another it is two wishes.
    const isDish = LEXICON.match(readWords(noun), 0)?.effect?.dish !== undefined;
    if (!/^[a-z ]+$/.test(noun) || words.includes(noun) || isDish) continue;
    if (all.flat().some((other) => isPair(other, food, dish)) === isMade)
      pairs.set(`${noun} ${words}`, { food, words: `${noun} ${words}`, dish, isMade });
  }
  return [...pairs.values()];
}

const pick = <Value>(values: readonly Value[], random: Random): Value => values[Math.floor(random() * values.length)]!;
