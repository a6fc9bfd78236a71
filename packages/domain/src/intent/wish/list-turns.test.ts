import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { parseIntent } from './parse-intent.ts';

const chipsOf = (text: string): readonly string[] =>
  describeIntent(parseIntent(text), UNKNOWN_EATER).flatMap(({ from, label }) =>
    from === 'text' && !/^(?:Breakfast|Lunch|Dinner|Kid friendly)\b/u.test(label) ? [label] : [],
  );

describe('what is wished beside a refusal stays wished', () => {
  test.each([
    ["we won't have mushrooms and would like grilled halloumi", ['No mushrooms', 'Grilled halloumi']],
    ['my son hates peas give him a jacket potato for dinner', ['No peas', 'Jacket potato']],
    [
      'so beef lasagne for dinner would be perfect and please leave celery out of the whole day',
      ['No celery', 'With beef', 'With lasagne'],
    ],
    ['mushroom risotto for dinner would be lovely and please keep cabbage out of it all day', ['No cabbage', 'Mushroom risotto']],
    ['not keen on cod so give us salmon', ['No cod', 'With salmon']],
    ["I don't want beef so chickpea curry would be great", ['No beef', 'Chickpea curry']],
    ['please no tuna and a chicken wrap would be lovely', ['No tuna', 'Chicken wrap']],
    ["keep broccoli off the plate and let's have green beans", ['No broccoli', 'With green beans']],
    ['my uncle refuses liver and wants steak pie', ['No liver', 'Steak pie']],
    ["he won't touch sprouts - serve him peas", ['No sprouts', 'With peas']],
    ['no leeks - carrot soup instead', ['No leeks', 'Carrot soup']],
    ['Tofu, my girlfriend adores it - no okra, she does not like that', ['No okra', 'With tofu']],
    ['pork and apples, he adores those for lunch - no peas', ['No peas', 'With pork', 'With apples']],
    ['tomato soup, he loves that and he hates celery', ['No celery', 'Tomato soup']],
    ["we won't eat radishes but would love roast chicken", ['No radishes', 'Roast chicken']],
    ['she is off lamb and fancies salmon', ['No lamb', 'With salmon']],
    ["Grandad won't eat squash, likes beef stew", ['No squash', 'Beef stew']],
    ["my brother doesn't like prunes only loves apricots", ['No prunes', 'With apricots']],
    ["can't be doing with air fryer meals, a poached egg will do", ['No air fryer', 'Poached egg']],
    ['not a fan of quiche, a nice beef stew please', ['No quiche', 'Beef stew']],
    ["we're not lighting the grill, some good tomato soup please", ['No grill', 'Nothing grilled', 'Tomato soup']],
    ["I don't want beans, a hot leek soup please", ['No beans', 'Green beans: left out', 'Leek soup']],
    ['no fish, a chicken curry will do nicely', ['No fish', 'Chicken curry']],
    ['no pork, chicken twice', ['No pork', 'With chicken twice']],
    ['no pork, chicken twice, no milk', ['No pork', 'No milk', 'With chicken twice']],
    ['no beef, salmon on Friday', ['No beef', 'With salmon']],
    ['no nuts, eggs every morning', ['No nuts', 'With eggs']],
    [
      "for lent I'm thinking fish pie and then lentil soup and I don't want any sweetcorn and I need it to last",
      ['Pescatarian', 'No sweetcorn', 'Fish pie', 'Lentil soup'],
    ],
    ["right I'm pregnant and I want strawberries and I can't stand the smell of coffee", ['Pregnant', 'No coffee', 'With strawberries']],
  ])('%s', (text, chips) => expect(new Set(chipsOf(text))).toEqual(new Set(chips)));
});

describe('and what may be refused or harm stays left out', () => {
  test.each([
    ["don't give him a ham sandwich", 'ham'],
    ["we won't touch peas or serve him beans", 'beans'],
    ['no eggs and ham please', 'ham'],
    ['no nuts - no eggs', 'eggs'],
    ['eggs - no thanks', 'eggs'],
    ['eggs, ham - not for my son', 'ham'],
    ["he can't have milk and cheese would be lovely if he could", 'cheese'],
    ["she can't eat eggs and cheese gives her hives", 'cheese'],
    ['he is allergic to eggs and would love salmon but it makes him ill', 'salmon'],
    ['no prawns and crab would be dreadful', 'crab'],
    ["don't get me started on okra, my son had it, never again", 'okra'],
    ["the nursery won't serve the turkey we buy", 'turkey'],
    ['oats give him a rash', 'oats'],
    ['no nuts or a nice salmon', 'salmon'],
    ['no oats give him hives', 'oats'],
    ['never give them salmon', 'salmon'],
    ['allergic to nuts, eggs every morning', 'eggs'],
    ['no pork or ham on Friday', 'ham'],
    ['no gluten, dairy on weekdays', 'dairy'],
    ["I want to stay off ham and I can't have any fish either", 'ham'],
    ["I'm thinking ham and I can't have any fish either", 'ham'],
  ])('%s', (text, food) => {
    expect(chipsOf(text).some((chip) => chip.toLowerCase().includes(food) && /^No |: left out$/u.test(chip))).toBe(true);
    expect(chipsOf(text).some((chip) => chip.toLowerCase().includes(food) && !/^No |: left out$/u.test(chip))).toBe(false);
  });
});
