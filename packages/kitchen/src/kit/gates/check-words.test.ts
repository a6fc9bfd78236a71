import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOODS } from '@larder/domain/food/food-table.ts';
import type { Food } from '@larder/domain/food/food.ts';
import { serve } from '../check-kit.ts';
import { KIT_TABLE } from '@larder/domain/kit/kit-table.ts';
import type { Kit } from '@larder/domain/kit/kit.ts';
import type { ParsedKit } from '../parsed-kit.ts';
import { parseKit } from '../parse-kit.ts';
import { parseTemplate } from '@larder/domain/kit/parse-template.ts';
import { listVariants } from '@larder/domain/kit/variant.ts';
import { checkWords } from './check-words.ts';
import { makeFoodLexicon } from './food-lexicon.ts';

const foodsById: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));
const lexicon = makeFoodLexicon(FOODS);

const NO_LINES: ParsedKit['lines'] = { header: {}, parts: [], seasoning: 0, steps: [], tips: [] };

const templateOf = (text: string) => {
  const nodes = parseTemplate(text);
  return nodes.ok ? nodes.value : [];
};

function messagesOf(kit: Kit): readonly string[] {
  const texts = { title: templateOf(kit.title), description: templateOf(kit.description), steps: kit.steps.map(templateOf) };
  const variants = listVariants(kit, foodsById).map((variant) => serve(variant, texts));
  return checkWords({ kit, lines: NO_LINES, foodsById, lexicon, templates: texts.steps, variants }).map(({ message }) => message);
}

/** Its choices with rice and without yogurt are vegan and without gluten; those with naan are not. */
const DAL = readFileSync(new URL('../../../kits/indian/dal-red-lentil.kit', import.meta.url), 'utf8');

const dalWith = (from: string, to: string): Kit => {
  const parsed = parseKit(DAL.replace(from, to));
  if (!parsed.ok || !DAL.includes(from)) throw new Error(`no dal with "${to}"`);
  return parsed.value.kit;
};
const dalWithTip = (tip: string): Kit => dalWith('tip: Red lentils thicken', `tip: ${tip}\ntip: Red lentils thicken`);

describe('checkWords', () => {
  test.each([
    ['Serve it with a dollop of yogurt.', 'vegan, dairy-free'],
    ['A knob of butter rounds it off.', 'vegan, dairy-free'],
    ['Leftovers go well with fish.', 'vegetarian, fish-free'],
    ['Fry a slice of bacon in the pot first.', 'kosher, halal'],
    ['It is as good on toast the next day.', 'gluten-free'],
    ['It makes a fine sandwich.', 'gluten-free'],
    ['A spoonful of honey softens the tomato.', 'vegan'],
    ['Scatter it with walnuts.', 'tree-nut-free'],
    ['A splash of soy sauce deepens it.', 'soy-free'],
    ['Tahini loosens it; so does peanut butter.', 'sesame-free'],
    ['Do not let it boil after the cream is in.', 'vegan, dairy-free'],
  ])('finds that not everyone who is served the dal may have it: "%s"', (tip, claims) => {
    const messages = messagesOf(dalWithTip(tip)).join(' ');
    for (const claim of claims.split(', ')) expect(messages).toContain(claim);
  });

  test.each([
    'It is rich without any cream or butter.',
    'Nothing is added: no honey, and never sugar.',
    'Use coconut milk instead of cream.',
    'Simmer until it is as thick as cream and flows like honey.',
    'Cut the florets to the size of a walnut, or pea-sized.',
    'Toast the spices, butter the dish and fish out the ginger.',
    'Butter is not needed.',
    'Eggplant, butter beans and oyster mushrooms are good in it too.',
    'Lentils, tomato and spinach freeze well.',
    'Roll it out on a towel and wrap it in paper.',
  ])('lets stand what names nothing to eat, or what everyone may have: "%s"', (tip) => {
    expect(messagesOf(dalWithTip(tip))).toEqual([]);
  });

  test('reads steps and descriptions of each choice by its own foods', () => {
    expect(messagesOf(dalWith('{leaf} stirred through', '{leaf} and cream stirred through'))[0]).toContain('"cream"');
    expect(messagesOf(dalWith('[top: Spoon {top} over the dal.]', '[top: Spoon {top} over the dal like cream.]'))).toEqual([]);
    expect(messagesOf(dalWith('[top: Spoon {top} over the dal.]', '[top: Spoon the yogurt over the dal.]'))).toEqual([]);
    expect(messagesOf(dalWith('[top: Spoon {top} over the dal.]', 'Spoon the yogurt over the dal.'))[0]).toContain('"yogurt"');
  });

  test('holds for every choice of every kit', () => {
    expect(KIT_TABLE.flatMap(messagesOf)).toEqual([]);
  });
});
