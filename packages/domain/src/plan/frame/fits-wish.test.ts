import { describe, expect, test } from 'vitest';
import { FOODS } from '../../food/food-table.ts';
import { DISH_WORDS } from '../../intent/language/intent-words.table.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';
import { factsOf, fitsDishWord, type DishFacts } from './fits-wish.ts';
import { makePlan } from '../make-plan.ts';
import type { DayDraft } from '../plan.ts';

const PLATE: DishFacts = { title: 'Cod with peas', form: 'plate', ideaClass: 'fish', cookMinutes: 20, equipment: ['skillet'] };

describe('a word for a dish', () => {
  test.each<readonly [string, Partial<DishFacts>, boolean]>([
    ['soup', { form: 'soup' }, true],
    ['soup', { title: 'Salmon with miso soup' }, false],
    ['salad', { title: 'Chickpea salad on rye', form: 'sandwich' }, false],
    ['oatmeal', { title: 'Toasted oat porridge with pear', form: 'porridge' }, true],
    ['kebab', { title: 'Chicken souvlaki in pita' }, true],
    ['pad-thai', { title: 'Shrimp pad thai with peanuts' }, true],
    ['mac-and-cheese', { title: 'Stovetop mac and cheese with broccoli' }, true],
    ['tacos', { form: 'taco' }, true],
    ['burrito', { title: 'Chicken burrito with beans', form: 'wrap' }, true],
    ['quesadilla', { title: 'Poblano and corn quesadillas with cheese' }, true],
    ['butter-chicken', { title: 'Butter tofu with rice' }, true],
    ['french-toast', { title: 'Pain perdu with berries' }, true],
    ['pizza', {}, false],
    ['sheet-pan', { title: 'Sheet-pan nachos with beans', form: 'platter' }, true],
    ['air-fryer', { title: 'Air-fryer tofu bites with rice' }, true],
    ['pie', { title: "Shepherd's pie with lentils", form: 'bake' }, true],
    ['ribs', { title: 'Slow-roast spareribs' }, true],
    ['ribs', { title: 'Butter-basted ribeye with eggs' }, false],
    ['cake', { title: 'Salmon fish cakes with salad' }, false],
    ['fries', { title: 'Pork fried rice with bok choy and egg' }, false],
    ['fries', { title: 'Pan-fried trout with potatoes' }, false],
    ['fries', { title: 'Beef stir-fry with vegetables' }, false],
    ['fries', { title: 'Tortilla chips with salsa' }, false],
    ['fries', { title: 'Bison burger in a bun with sweet potato fries' }, true],
    ['fries', { title: 'Oven fish and chips with peas' }, true],
    ['dal', { title: 'Pork medallions with mushrooms' }, false],
    ['dal', { title: 'Chicken vindaloo with potato' }, false],
    ['dal', { title: 'Red lentil dal with spinach' }, true],
    ['wrap', { title: 'Baked turkey-wrapped eggs with tomato' }, false],
    ['toast', { title: 'Toasted oat porridge with apple', form: 'porridge' }, false],
    ['toast', { title: 'Ham and cheddar toasties' }, true],
    ['burger', { title: 'Bunless double beef cheeseburger' }, true],
    ['scramble', { title: 'Soft scrambled eggs with mushrooms' }, true],
    ['roast', { title: 'Harissa roasted cauliflower' }, true],
  ])('%s of %o: %s', (word, facts, expected) => {
    expect(fitsDishWord({ ...PLATE, ...facts }, word)).toBe(expected);
  });
});

/** Nobody has written one yet: whoever asks is told so. */
const UNWRITTEN = ['cake', 'donut', 'jerky'];
const WAYS = new Set([
  'no-cook',
  'microwave',
  'cold',
  'one-pot',
  'no-oven',
  'comfort',
  'finger-food',
  'portable',
  'no-fridge',
  'no-chopping',
  'one-burner',
]);

test('every dish that can be asked for is one that some cook wrote, but those that are known to be missing', () => {
  const words = DISH_WORDS.flatMap(([, { dish }]) => dish ?? []).filter((word) => !WAYS.has(word));
  const dishes = [...DEFAULT_CORPUS.dishesByKit.values()].flat().map(factsOf);
  const isWritten = (word: string): boolean => dishes.some((facts) => fitsDishWord(facts, word));
  expect(words.filter((word) => !isWritten(word))).toEqual(UNWRITTEN);
});

describe('a word for how it is cooked or eaten', () => {
  test.each<readonly [string, Partial<DishFacts>, boolean]>([
    ['sweet', { title: 'Okonomiyaki with shrimp', form: 'pancakes', ideaClass: 'pancake' }, false],
    ['sweet', { title: 'Chili-lime shrimp with mango and avocado', form: 'bites', ideaClass: 'seafood' }, false],
    ['sweet', { title: 'Mustard pork chop with apple, cabbage and sweet potatoes', ideaClass: 'pork' }, false],
    ['sweet', { title: 'Chickpea flour pancakes with paneer and yogurt', form: 'pancakes', ideaClass: 'legume' }, false],
    ['sweet', { title: 'Baked egg muffins with broccoli and cheddar', form: 'muffins', ideaClass: 'egg' }, false],
    ['sweet', { title: 'Cheese grits with eggs and bacon', form: 'porridge', ideaClass: 'grain' }, false],
    ['sweet', { title: 'Cheddar and crackers with apple', form: 'platter', ideaClass: 'cheese' }, false],
    ['sweet', { title: 'Buttermilk pancakes with strawberries and maple syrup', form: 'pancakes', ideaClass: 'pancake' }, true],
    ['sweet', { title: 'Chocolate chip cookies with a glass of milk', form: 'bites', ideaClass: 'grain' }, true],
    ['sweet', { title: 'Rice pudding with raisins', form: 'pudding', ideaClass: 'grain' }, true],
    ['savory', { title: 'Okonomiyaki with shrimp', form: 'pancakes', ideaClass: 'pancake' }, true],
    ['no-cook', { cookMinutes: 0, equipment: [] }, true],
    ['microwave', {}, false],
    ['cold', { form: 'salad' }, true],
    ['cold', {}, false],
    ['no-cook', {}, false],
    ['one-pot', {}, true],
    ['one-pot', { equipment: ['skillet', 'saucepan'] }, false],
    ['one-pot', { equipment: ['oven'] }, false],
    ['one-pot', { equipment: ['small Dutch oven'] }, true],
    ['no-oven', { equipment: ['small Dutch oven'] }, true],
    ['one-pot', { equipment: ['Dutch oven', 'oven'] }, false],
    ['one-pot', { equipment: ['pressure cooker'] }, true],
    ['no-oven', {}, true],
    ['no-oven', { equipment: ['ovenproof skillet'] }, false],
    ['no-oven', { equipment: ['air fryer'] }, false],
    ['one-pot', { equipment: ['air fryer'] }, false],
    ['skillet', { equipment: ['large skillet with lid'] }, true],
    ['comfort', { form: 'stew' }, true],
    ['finger-food', { form: 'wrap' }, true],
    ['finger-food', { form: 'soup' }, false],
    ['slow-cooker', { tips: ['In a slow cooker it takes eight hours on low.'] }, true],
    ['slow-cooker', { title: 'Slow-cooker beef barbacoa' }, true],
    ['slow-cooker', {}, false],
    ['pressure-cooker', { equipment: ['pressure cooker', 'saucepan'] }, true],
    ['portable', { form: 'wrap' }, true],
    ['portable', { form: 'soup' }, false],
    ['warm', { form: 'soup', cookMinutes: 20 }, true],
    ['warm', { form: 'salad', cookMinutes: 20 }, false],
    ['no-blender', { equipment: ['blender'] }, false],
  ])('%s of %o: %s', (word, facts, expected) => {
    expect(fitsDishWord({ ...PLATE, ...facts }, word)).toBe(expected);
  });
});

const getPlan = (text: string, seed: number): DayDraft => {
  const intent = parseIntent(text);
  const { targets, caps, notes } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  const made = makePlan({ intent, eater: UNKNOWN_EATER, targets, caps, notes, seed });
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value;
};
const SEEDS = [1, 2, 3, 4];

describe('a day', () => {
  test.each(['oatmeal', 'kebab', 'pad thai', 'no cook', 'one pot', 'finger food', 'comfort food', 'soup', 'burger', 'air fryer'])(
    'of which %s is wished has some, whatever the seed',
    (text) => {
      const [word = ''] = parseIntent(text).dishWords;
      for (const seed of SEEDS) {
        const { meals, notes } = getPlan(text, seed);
        expect(MEAL_SLOTS.some((slot) => meals[slot] && fitsDishWord({ form: undefined, ...meals[slot] }, word))).toBe(true);
        expect(notes.filter((note) => note.includes('Larder knows no dish'))).toEqual([]);
      }
    },
  );

  test('says when there is no dish for a wish', () => {
    expect(getPlan('jerky, 1800 calories', 1).notes).toContain('Larder knows no dish for "jerky" that fits this day.');
  });

  test.each([
    ['fish for dinner', 'dinner', 'fish'],
    ['eggs for breakfast', 'breakfast', 'egg'],
  ] as const)('with %s has it there, and not what only holds some', (text, slot, kind) => {
    const ids = new Set(FOODS.filter((food) => food.kind === kind).map(({ id }) => id as string));
    for (const seed of SEEDS) expect(getPlan(text, seed).meals[slot]?.portions.some(({ foodId }) => ids.has(foodId))).toBe(true);
  });
});
