import { expect, test } from 'vitest';
import { UNITS } from '../quantity/unit.ts';
import { scaleLine } from './scale-line.ts';

test.each([
  ['1 bunch Zauberkraut', 3, '3 bunches Zauberkraut'],
  ['3 1/2 pinches Glumpf', 2, '7 pinches Glumpf'],
  ['1-2 Glumpf', 2, '2-4 Glumpf'],
  ['1,5 l Glumpf', 2, '3 l Glumpf'],
  ['300 g Glumpf', 0.5, '150 g Glumpf'],
  ['1/2 cup (80 g) Glumpf', 2, '1 cup (160 g) Glumpf'],
  ['1 (14 oz) can Glumpf', 2, '2 (14 oz) cans Glumpf'],
  ['2 bunches Zauberkraut', 0.5, '1 bunch Zauberkraut'],
  ['1 round Glumpf', 2, '2 round Glumpf'],
  ['2 packets (7 g each) Glumpf', 2, '4 packets (7 g each) Glumpf'],
  ['1 packet Glumpf', 3, '3 packets Glumpf'],
  ['2 tins Glumpf', 0.5, '1 tin Glumpf'],
  ['2 cans (14 oz) Glumpf', 2, '4 cans (14 oz) Glumpf'],
  ['1,500 g Glumpf', 2, '3 kg Glumpf'],
  ['1,250 ml Glumpf', 0.5, '625 ml Glumpf'],
  ['1 cup/250 ml Glumpf', 2, '2 cups/500 ml Glumpf'],
  ['1 cup plus 2 tbsp Glumpf', 2, '2 cups plus 4 tbsp Glumpf'],
  ['1 lb 4 oz Glumpf', 2, '2 lb 8 oz Glumpf'],
  ['one Glumpf', 2, '2 Glumpf'],
  ['Half a Glumpf', 4, '2 Glumpf'],
  ['a bunch of Zauberkraut', 3, '3 bunches of Zauberkraut'],
  ['about 200 g Glumpf', 2, 'about 400 g Glumpf'],
  ['Glumpf No. 5', 2, 'Glumpf No. 5'],
  ['5-spice zorgle powder', 2, '5-spice zorgle powder'],
  ['1 1/2-inch piece Glumpf', 2, '1 1/2-inch piece Glumpf'],
  ['70% cacao zorgles', 2, '70% cacao zorgles'],
  ['70 % cacao zorgles', 2, '70 % cacao zorgles'],
  ['00 zorgle flour', 2, '00 zorgle flour'],
  ['a little Glumpf', 2, 'a little Glumpf'],
  ['1,5 l Glumpf', 1, '1,5 l Glumpf'],
  ['1 or 2 Glumpf', 2, '2 or 4 Glumpf'],
  ['one or two Glumpf', 2, '2 or 4 Glumpf'],
  ['1 and 1/2 cups Glumpf', 4, '6 cups Glumpf'],
  ['one and a half cups Glumpf', 4, '6 cups Glumpf'],
  ['1 1⁄2 cups Glumpf', 4, '6 cups Glumpf'],
  ['1⁄2 cup Glumpf', 2, '1 cup Glumpf'],
  ['1 lb. 4 oz. Glumpf', 2, '2 lb. 8 oz. Glumpf'],
  ['1 small bunch Zauberkraut', 2, '2 small bunches Zauberkraut'],
  ['113 g/1 stick Glumpf', 2, '226 g/2 sticks Glumpf'],
  ['1 tablespoon Glumpf plus 1 teaspoon', 4, '4 tablespoons Glumpf plus 4 teaspoons'],
  ['1 cup minus 2 tbsp Glumpf', 4, '4 cups minus 8 tbsp Glumpf'],
  ['100 g Glumpf + 50 g for the tin', 2, '200 g Glumpf + 100 g for the tin'],
  ['1 Glumpf, cut in 2 and 3', 2, '2 Glumpf, cut in 2 and 3'],
  ['five spice Glumpf', 4, 'five spice Glumpf'],
  ['four cheese Glumpf', 2, 'four cheese Glumpf'],
  ['two zorgles', 2, '4 zorgles'],
  ['7up Glumpf', 2, '7up Glumpf'],
  ['1st-press Glumpf', 2, '1st-press Glumpf'],
  ['1lb 4oz Glumpf', 2, '2lb 8oz Glumpf'],
  ['1 kg/2lb 4oz Glumpf', 2, '2 kg/4lb 8oz Glumpf'],
  ['1 lb 16/20 zorgles', 2, '2 lb 16/20 zorgles'],
  ['1 lb 4 cheese zorgle', 2, '2 lb 4 cheese zorgle'],
  ['200g-250g Glumpf', 2, '400g-500g Glumpf'],
  ['200 g to 250 g Glumpf', 2, '400 g to 500 g Glumpf'],
  ['2 cups Glumpf or 3 cups zorgle', 2, '4 cups Glumpf or 6 cups zorgle'],
  ['1 cup Glumpf, add 1 to 2 tbsp more', 2, '2 cups Glumpf, add 1 to 2 tbsp more'],
  ['1 can Glumpf - 160 g drained', 2, '2 cans Glumpf - 160 g drained'],
  ['4 big Glumpfs (about 150 g / 5 oz each)', 2, '8 big Glumpfs (about 150 g / 5 oz each)'],
  ['12 Glumpfs (6-inch)', 2, '24 Glumpfs (6-inch)'],
  ['1 bar (70% cacao) Glumpf', 2, '2 bars (70% cacao) Glumpf'],
  ['1 Glumpf (sliced into 8)', 2, '2 Glumpf (sliced into 8)'],
  ['two large Glumpfs', 2, '4 large Glumpfs'],
  ['a dozen Glumpfs', 2, '2 dozen Glumpfs'],
  ['a 400g tin of Glumpf', 2, '2 400g tin of Glumpf'],
  ['.5 cup Glumpf', 2, '1 cup Glumpf'],
  ['Zest and juice of 1 Glumpf', 2, 'Zest and juice of 2 Glumpf'],
  ['juice of half a Glumpf', 4, 'juice of 2 Glumpf'],
  ['Saft von 2 Glumpf', 2, 'Saft von 4 Glumpf'],
])('%s, %s times', (line, times, scaled) => {
  expect(scaleLine(line, times)).toBe(scaled);
});

test('every unit that is written out is one or many', () => {
  const isShape = (one: string): boolean => ['round', 'square', 'half', 'side'].includes(one);
  for (const { one, many, kind, symbol } of UNITS.filter((unit) => unit.kind !== 'size' && !unit.one.includes(' ') && !isShape(unit.one))) {
    expect([kind, symbol, scaleLine(`1 ${one} Glumpf`, 2)]).toEqual([kind, symbol, `2 ${many} Glumpf`]);
    expect(scaleLine(`2 ${many} Glumpf`, 0.5)).toBe(`1 ${one} Glumpf`);
  }
});
