import { describe, expect, it } from 'vitest';
import { pickEquipment } from './pick-equipment.ts';

describe('the equipment of one variant', () => {
  it('leaves out the saucepan for rice where no rice is boiled', () => {
    expect(pickEquipment(['large skillet', 'saucepan'], ['Brown the pork in a large skillet.', 'Spoon into a bowl.'])).toEqual([
      'large skillet',
    ]);
  });

  it('keeps a pan whose work is told without its name', () => {
    expect(pickEquipment(['sheet pan', 'saucepan'], ['Boil the beans in a little water.'])).toEqual(['sheet pan', 'saucepan']);
    expect(pickEquipment(['skillet'], ['Toast the bread in a dry pan.'])).toEqual(['skillet']);
  });

  it('does not take a sheet pan for a skillet', () => {
    expect(pickEquipment(['sheet pan', 'skillet'], ['Spread out on a sheet pan and roast.'])).toEqual(['sheet pan']);
  });

  it('finds the work of a tool in the ingredient lines', () => {
    expect(pickEquipment(['box grater'], ['1 carrot, coarsely grated', 'Toss.'])).toEqual(['box grater']);
  });
});
