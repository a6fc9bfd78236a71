import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { parseIntent } from './parse-intent.ts';

describe('a manner of cooking that is refused', () => {
  test.each([
    ['nothing fried', ['fried']],
    ['no fried food', ['fried']],
    ['not fried', ['fried']],
    ['no deep-fried', ['fried']],
    ['avoid fried', ['fried']],
    ['no frying', ['fried']],
    ['nothing pan-fried', ['fried']],
    ['fried food makes me ill', ['fried']],
    ['nothing grilled', ['grilled']],
    ['nothing baked', ['baked']],
    ['I hate boiled food', ['boiled']],
    ['nothing baked, fried or boiled', ['fried', 'baked', 'boiled']],
    ['chicken, not baked', ['baked']],
    ['nothing microwaved', ['microwaved']],
    ['nothing roasted or steamed', ['roasted', 'steamed']],
    ['no roasted red pepper soup', []],
    ['steamed fish', []],
    ['baked salmon, no fish sauce', []],
    ['no steamed vegetables', []],
    ['no fish and baked potatoes', []],
  ])('%s', (text, manners) => expect(parseIntent(text).avoid.manners).toEqual(manners));

  test.each([
    ['I hate all food that is grilled', ['grilled']],
    ["can't stand anything steamed", ['steamed']],
    ['not a fan of braised things', ['braised']],
    ['tired of boiled things', ['boiled']],
    ['fed up with poached food', ['poached']],
    ['nobody here likes roasted things', ['roasted']],
    ["my nan won't eat anything broiled", ['broiled']],
    ['sick of mashed things, rice for dinner', ['mashed']],
    ['no toasted things or seared food', ['toasted', 'seared']],
    ['not keen on sauteed stuff', ['sauteed']],
    ['not stewed, poached please', ['stewed']],
    ['not baked, braised pls', ['baked']],
    ['no barbecue at my flat', ['grilled']],
    ["we're not firing up the grill", ['grilled']],
    ["can't be doing with grilled meals", ['grilled']],
    ['beans as long as they are not boiled', ['boiled']],
    ['baked things please', []],
    ['no eggs, steamed please', []],
  ])('%s, however it is refused', (text, manners) => {
    expect(parseIntent(text).avoid.manners).toEqual(manners);
    expect(parseIntent(text).avoid.cuisines).toEqual([]);
  });

  test.each([
    ['anything with salmon as long as it is not roasted', 'salmon'],
    ["chicken soup with beans as long as they aren't mashed", 'beans'],
    ['I like carrots, just not boiled', 'carrots'],
    ["no raw onion, a salmon bake is what I'm after", 'salmon'],
  ])('%s wishes for the food', (text, food) => {
    const { wish, exclude } = parseIntent(text);
    expect(wish.map(({ words }) => words)).toContain(food);
    expect(exclude.map(({ words }) => words)).not.toContain(food);
  });

  test('has one chip', () => {
    const labels = (text: string) =>
      describeIntent(parseIntent(text), UNKNOWN_EATER).flatMap(({ from, label }) => (from === 'text' ? [label] : []));
    expect(labels('nothing baked')).toEqual(['Nothing baked']);
    expect(labels('nothing fried')).toEqual(['Nothing fried']);
    expect(labels('no fried food')).toEqual(['No fried food']);
    expect(labels('no baked beans, nothing baked')).toEqual(['No baked beans', 'Nothing baked']);
    expect(labels('nothing deep-fried')).toEqual(['Nothing deep fried']);
  });

  test.each(['nothing raw', 'no smoked', 'no baked goods'])('%s is told as not heard', (text) => {
    expect(parseIntent(text).remarks.join(' ')).toContain('Larder does not choose dishes by');
  });
});
