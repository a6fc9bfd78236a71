import { DIET_OF_RESTRICTION } from '../../diet/check-diet.ts';
import { capitalize } from '../../base/say.ts';
import { ALLERGEN_NAMES } from '../../diet/allergen-name.ts';
import { dietRule, restrictionRule, allergyRule } from '../../diet/diet-rule.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import { DAY_CARB_LIMITS } from '../../diet/check-dish.ts';
import { type Diet, RESTRICTIONS } from '../../diet/diet.ts';
import { getGuideEntry } from '../../diet/guide.ts';
import type { IntentFault } from './intent-fault.ts';
import { listWays } from './list-choices.ts';
import type { FoodWish, Intent } from '../intent.ts';
import { allowVersions } from '../wish/allow-versions.ts';
import { breaksMostly, listBrokenWishes } from '../wish/list-broken-wishes.ts';
import type { Sentence } from '../wish/parse-intent.ts';

/** Two wishes that no day can meet. Asked about rather than settled; rules are never given up silently. */
export function findContradiction(sentence: Sentence): IntentFault | undefined {
  const { intent } = sentence;
  return dietsAgainstEachOther(intent) ?? carbsAgainstKeto(intent) ?? wishAgainstRule(sentence);
}

/** Every rule of the sentence itself; the profile's are added by whoever knows the eater. */
export const listIntentRules = (intent: Intent): readonly DietRule[] => [
  ...intent.diets.map(dietRule),
  ...intent.restrictions.map(restrictionRule),
  ...intent.allergies.map(allergyRule),
];

const CLASHES: readonly (readonly [Diet, Diet])[] = [
  ['carnivore', 'vegan'],
  ['carnivore', 'vegetarian'],
  ['paleo', 'vegan'],
  ['paleo', 'vegetarian'],
  ['carnivore', 'mediterranean'],
  ['carnivore', 'dash'],
];

function dietsAgainstEachOther(intent: Intent): IntentFault | undefined {
  const { diets, restrictions, health } = intent;
  const held = new Set([...diets, ...restrictions.flatMap((restriction) => DIET_OF_RESTRICTION[restriction] ?? [])]);
  const clash = CLASHES.find(([one, other]) => held.has(one) && held.has(other));
  if (clash) {
    const [one = '', other = ''] = clash.map((diet) => getGuideEntry(diet).name);
    const sentence = `${one} and ${other} have too few foods in common for a day. Which one shall the plan follow?`;
    const choices = listWays(intent, [
      { label: one, without: chipsOf(clash[1]) },
      { label: other, without: chipsOf(clash[0]) },
    ]);
    return { type: 'contradiction', sentence, choices };
  }
  if (held.has('keto') && health.includes('low-fat')) {
    return {
      type: 'contradiction',
      sentence: 'Keto gets 70-80% of its energy from fat, so it cannot be low in fat. Which one matters more?',
      choices: listWays(intent, [
        { label: getGuideEntry('keto').name, without: ['aim:low-fat', 'restriction:Low-Fat'] },
        { label: 'Low fat', without: chipsOf('keto') },
      ]),
    };
  }
  return undefined;
}

/** A diet is said by its own name or as a restriction. */
const chipsOf = (diet: Diet): readonly string[] => [
  `diet:${diet}`,
  ...RESTRICTIONS.filter((name) => DIET_OF_RESTRICTION[name] === diet).map((name) => `restriction:${name}`),
];

function carbsAgainstKeto(intent: Intent): IntentFault | undefined {
  const { diets, restrictions, carbs, targets } = intent;
  const keto = diets.includes('keto') || restrictions.includes('Keto');
  // Sliders may ask for any amount; the plan then stays at the limit and says so.
  const least = carbs?.target ?? carbs?.min;
  if (!keto || targets !== null || least === undefined || least <= DAY_CARB_LIMITS.keto) return undefined;
  return {
    type: 'contradiction',
    sentence: `Above ${DAY_CARB_LIMITS.keto} g of carbs a day this is no longer keto. Keep keto, or switch to low-carb?`,
    choices: listWays(intent, [
      { label: 'Keep keto', without: ['carbs'] },
      { label: 'Switch to low-carb', without: chipsOf('keto'), say: 'low carb' },
    ]),
  };
}

function wishAgainstRule({ intent, emphasized }: Sentence): IntentFault | undefined {
  const rules = listIntentRules(intent);
  const broken = listBrokenWishes(intent.wish, rules);
  const asked = broken.find(({ words }) => emphasized.includes(words));
  if (!asked) return undefined;
  const rule = findBrokenRule(asked, rules);
  return {
    type: 'contradiction',
    sentence: `${capitalize(nameAsChip(rule))} and ${asked.words} do not go together. Shall the plan leave out the ${asked.words}, or drop the rule?`,
    choices: listWays(intent, [
      { label: `Leave out the ${asked.words}`, without: [`wish:${asked.words}`] },
      ...(rule === undefined || rule.type === 'allergy' ? [] : [{ label: `Drop ${nameAsChip(rule)}`, without: [idOfRule(rule)] }]),
    ]),
  };
}

/** No button lifts an allergy. */
const idOfRule = (rule: Exclude<DietRule, { readonly type: 'allergy' }>): string =>
  rule.type === 'diet' ? `diet:${rule.diet}` : `restriction:${rule.restriction}`;

const findBrokenRule = ({ foodIds }: FoodWish, rules: readonly DietRule[]): DietRule | undefined =>
  rules.find((rule) => breaksMostly(foodIds, [rule]));

/** Keeps the rules, reads what breaks them as its allowed version, drops the wishes that have none, and says so. */
export function keepRules(said: Intent, rules: readonly DietRule[]): Intent {
  const { wishes, read } = allowVersions(said, rules);
  const versions = read.map((wish) => [wish.words, `the kind that fits ${nameAsChip(findBrokenRule(wish, rules))}`] as const);
  const intent = { ...wishes, readAs: [...wishes.readAs, ...new Map(versions)] };
  const broken = listBrokenWishes(intent.wish, rules);
  if (broken.length === 0) return read.length === 0 ? said : intent;
  const remarks = broken.map(
    (wish) => `${capitalize(wish.words)} is left out: it does not fit ${nameAsChip(findBrokenRule(wish, rules))}.`,
  );
  return { ...intent, wish: intent.wish.filter((wish) => !broken.includes(wish)), remarks: [...intent.remarks, ...remarks] };
}

/** As the chip says that is pressed away for it. */
function nameAsChip(rule: DietRule | undefined): string {
  if (rule?.type === 'diet') return getGuideEntry(rule.diet).name;
  if (rule?.type === 'restriction') return rule.restriction;
  return rule ? `a ${ALLERGEN_NAMES[rule.allergen]} allergy` : 'your other wishes';
}
