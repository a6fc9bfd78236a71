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

  it('does not take brown rice for something that is browned', () => {
    expect(pickEquipment(['saucepan', 'skillet'], ['1/3 cup brown rice', 'Boil the rice in a saucepan.'])).toEqual(['saucepan']);
  });

  it('finds the work of a tool in the ingredient lines', () => {
    expect(pickEquipment(['box grater'], ['1 carrot, coarsely grated', 'Toss.'])).toEqual(['box grater']);
  });

  it('adds a second skillet where bread is warmed while the first is in use', () => {
    const steps = ['Fry the seitan in a large skillet.', 'Warm the pita in a dry skillet, turning once.'];
    expect(pickEquipment(['large skillet'], steps)).toEqual(['large skillet', 'second skillet']);
    expect(pickEquipment(['2 large skillets'], steps)).toEqual(['2 large skillets']);
    expect(pickEquipment(['saucepan'], ['Simmer the soup.', 'Warm the pita in a dry skillet.'])).toEqual(['saucepan', 'skillet']);
    expect(pickEquipment(['skillet'], ['Warm the pita in a dry skillet. Wrap in a towel.', 'Fry the tofu in a skillet.'])).toEqual([
      'skillet',
    ]);
  });

  it('calls the pan that pasta is boiled in what the step calls it', () => {
    const pasta = 'Bring a large pot of water to a boil and cook the penne.';
    expect(pickEquipment(['large skillet', 'saucepan'], [pasta, 'Sear in a large skillet.'])).toEqual(['large skillet', 'large pot']);
    expect(pickEquipment(['saucepan'], [pasta, 'Stir the sauce in a saucepan.'])).toEqual(['saucepan']);
  });

  it('adds a second saucepan where rice cooks beside a soup', () => {
    const rice = 'Rinse the rice and put in a saucepan with 1 cup (240 ml) of water.';
    expect(pickEquipment(['saucepan'], [rice, 'Bring the broth to a simmer in a saucepan.'])).toEqual(['saucepan', 'second saucepan']);
    expect(pickEquipment(['skillet', 'saucepan'], [rice, 'Fry the tofu in a skillet.'])).toEqual(['skillet', 'saucepan']);
  });

  it('lists the oven that a step heats', () => {
    const steps = ['Heat the oven to 400°F/200°C.', 'Roast on a baking sheet.'];
    expect(pickEquipment(['baking sheet'], steps)).toEqual(['baking sheet', 'oven']);
    expect(pickEquipment(['baking sheet', 'oven'], steps)).toEqual(['baking sheet', 'oven']);
    expect(pickEquipment(['Dutch oven'], ['Brown the beef in a Dutch oven.'])).toEqual(['Dutch oven']);
  });

  it('lists a toaster for bread that no pan is named for', () => {
    expect(pickEquipment(['skillet'], ['Fry the eggs in a skillet.', 'Toast the bread meanwhile. Put the eggs on it.'])).toEqual([
      'skillet',
      'toaster',
    ]);
    expect(pickEquipment(['skillet', 'toaster'], ['Fry the bacon in a skillet.', 'Toast the bread and fill it.'])).toEqual([
      'skillet',
      'toaster',
    ]);
    expect(pickEquipment(['saucepan', 'skillet'], ['Toast the bread.', 'Warm the beans in a saucepan.'])).toEqual(['saucepan', 'toaster']);
    expect(pickEquipment(['skillet'], ['Toast the nuts in a dry skillet.'])).toEqual(['skillet']);
    expect(pickEquipment(['baking sheet'], ['Toast the bread on a baking sheet and broil it.'])).toEqual(['baking sheet']);
  });
});
