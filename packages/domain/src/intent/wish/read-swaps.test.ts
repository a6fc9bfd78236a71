import { describe, expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const heard = (text: string) => {
  const { wish, dishes, dishWords, exclude, avoid } = parseIntent(text);
  return {
    wished: [
      ...new Set([...wish, ...dishes.flatMap(({ foods, named }) => [...foods, ...named])].map(({ words }) => words).concat(dishWords)),
    ],
    out: [...new Set([...exclude.map(({ words }) => words), ...avoid.dishWords])],
  };
};

describe('of an exchange what goes is left out and what comes is wished for', () => {
  test.each([
    ['swap the potatoes for rice', ['potatoes'], ['rice']],
    ['swap potatoes out for rice', ['potatoes'], ['rice']],
    ["replace the lamb with turkey, my kids won't touch it", ['lamb'], ['turkey']],
    ['could you switch beef to lentils please', ['beef'], ['lentils']],
    ['swap the pizza for a salad', ['pizza'], ['salad']],
    ['swap pizza with risotto, I am off cheese at the moment', ['pizza', 'cheese'], ['risotto']],
    ['replace the curry with pasta', ['curry'], ['pasta']],
    ['swap in oat milk for milk', ['milk'], ['oat milk']],
    ['traded bread for potatoes, our guest is allergic to it', ['bread'], ['potatoes']],
    ['potatoes instead of parsnips, my sister hates them', ['parsnips'], ['potatoes']],
    ["can we have salmon instead of pork, my husband won't eat it", ['pork'], ['salmon']],
    ['turkey rather than beef, it upsets his stomach', ['beef'], ['turkey']],
    ['give grandad oat milk instead of milk as he is allergic to it', ['milk'], ['oat milk']],
    ['Nana is allergic to parsnips so sausages and carrots instead of parsnip soup', ['parsnips'], ['sausages', 'carrots']],
    ['lentils in place of beef for my toddler, he spits it out', ['beef'], ['lentils']],
    ['no mushrooms, chicken instead of beef', ['mushrooms', 'beef'], ['chicken']],
    ['chicken instead of burgers for my lad, he leaves them', ['burgers'], ['chicken']],
    ["a sandwich instead of soup, my dad can't stand it", ['soup'], ['sandwich']],
    ['lamb curry instead of a roast on Sunday', ['roast'], ['lamb', 'curry']],
    ['swap quinoa out for lentils, my folks think it tastes of soil', ['quinoa'], ['lentils']],
  ])('%s', (text, out, wished) => {
    const said = heard(text);
    expect(said.out).toEqual(expect.arrayContaining(out));
    expect(said.wished).toEqual(expect.arrayContaining(wished));
    for (const food of wished) expect(said.out).not.toContain(food);
    for (const food of out) expect(said.wished).not.toContain(food);
  });
});

describe('but what harms in the place of something is no wish', () => {
  test.each([
    ['my son ate cashew butter instead of jam and swelled up', 'cashew butter'],
    ['she had salmon instead of beef and threw up', 'salmon'],
    ['no nuts instead of eggs', 'nuts'],
    ['prawns instead of beef make him ill', 'prawns'],
    ['rice instead of pasta but he is allergic to rice', 'rice'],
    ['swap the milk for cashew milk, cashew makes me swell', 'cashew milk'],
  ])('%s', (text, food) => expect(heard(text).wished).not.toContain(food));
});
