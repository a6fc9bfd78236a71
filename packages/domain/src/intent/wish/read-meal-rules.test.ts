import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { parseIntent } from './parse-intent.ts';

const chipsOf = (text: string): readonly string[] =>
  describeIntent(parseIntent(text), UNKNOWN_EATER).flatMap(({ from, label }) => (from === 'text' ? [label] : []));

describe('a rule holds for one meal alone where another is to have what it forbids', () => {
  test.each([
    ['vegan breakfast only, I eat meat at dinner', ['With meat for dinner', 'Vegan breakfast']],
    ['vegetarian lunch, chicken for dinner', ['With chicken for dinner', 'Vegetarian lunch']],
    ['no meat at lunch, steak for dinner', ['With steak for dinner', 'Vegetarian lunch']],
    ['no eggs at breakfast, eggs for dinner', ['With eggs for dinner', 'No eggs at breakfast']],
  ])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));
});

describe('a part of the day', () => {
  test.each([
    ['vegetarian during the day, meat at dinner', ['With meat', 'Vegetarian breakfast, lunch and snack', 'Dinner']],
    ['vegan until dinner', ['Vegan breakfast, lunch and snack', 'Dinner']],
    ['vegan before 6', ['Vegan breakfast, lunch and snack']],
    ['vegetarian except at dinner', ['Vegetarian breakfast, lunch and snack', 'Dinner']],
    ['gluten free until dinner', ['Gluten Free', 'Dinner']],
    ['vegetarian during the day', ['Vegetarian']],
  ])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));
});

describe('else it holds for the day', () => {
  test.each([
    ['vegetarian dinner', ['Vegetarian', 'Dinner']],
    ['no eggs at breakfast, salmon for dinner', ['No eggs', 'With salmon for dinner', 'Breakfast, Dinner']],
    ['vegan, chicken for dinner', ['Vegan', 'With chicken', 'Dinner']],
    ['gluten free breakfast, pasta for dinner', ['Gluten Free', 'With pasta for dinner', 'Breakfast, Dinner']],
    ['allergic to eggs at breakfast, omelet and eggs for dinner', ['No eggs (allergy)', 'Omelet for dinner']],
  ])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));
});
