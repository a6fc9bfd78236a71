import { describe, expect, test } from 'vitest';
import { readMinutes } from './read-duration.ts';
import { readYield } from './read-yield.ts';
import { findSection } from './section-words.ts';

describe('times', () => {
  test.each([
    ['PT1H30M', 90],
    ['P0DT1H25M', 85],
    ['PT75M', 75],
    ['PT1.5H', 90],
    ['P1D', 1_440],
    ['1 hr 5 mins', 65],
    ['1 ½ hours', 90],
    ['1 Std. 15 Min.', 75],
    ['1 h 10', 70],
    ['1,5 uur', 90],
    ['45 perc', 45],
    ['20-25 minutes', 25],
    ['8 hours on low or 4 hours on high', 480],
    ['1:30', 90],
    [35, 35],
    ['PT0S', null],
    ['PT', null],
    ['overnight', null],
    ['P99Y', null],
    ['', null],
  ] as const)('%s', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });
});

describe('yields', () => {
  test.each([
    [['Serves 4'], { min: 4, max: 4, noun: null, isServings: true }],
    [['8', '8 loaves'], { min: 8, max: 8, noun: 'loaves', isServings: false }],
    [['4 - 6 serving(s)'], { min: 4, max: 6, noun: 'serving', isServings: true }],
    [['2 dozen cookies'], { min: 24, max: 24, noun: 'cookies', isServings: false }],
    [['Makes 12 rolls, serves 6'], { min: 12, max: 12, noun: 'rolls', isServings: false }],
    [['8 people (makes 1 loaf)'], { min: 8, max: 8, noun: 'people', isServings: true }],
    [['Für 4 Personen'], { min: 4, max: 4, noun: 'Personen', isServings: true }],
    [['Yield: 24 cookies'], { min: 24, max: 24, noun: 'cookies', isServings: false }],
    [['Yields 4'], { min: 4, max: 4, noun: null, isServings: true }],
    [['Makes about 20'], { min: 20, max: 20, noun: null, isServings: false }],
    [[6], { min: 6, max: 6, noun: null, isServings: true }],
    [['9 x 13 inch pan'], null],
    [['a lot'], null],
  ] as const)('%s', (values, gives) => {
    expect(readYield(values)).toEqual(gives);
  });
});

describe('headings', () => {
  test.each([
    ['Ingredients:', 'ingredients'],
    ['Zutaten für 4 Personen', 'ingredients'],
    ['🛒 What You’ll Need', 'ingredients'],
    ['How to make the barley soup', 'steps'],
    ['Modo de preparo', 'steps'],
    ['Recipe notes', 'other'],
    ['Step 1: Prep your ingredients', undefined],
    ['Preparation time', undefined],
    ['The best pancakes', undefined],
  ] as const)('%s', (text, section) => {
    expect(findSection(text)).toBe(section);
  });
});
