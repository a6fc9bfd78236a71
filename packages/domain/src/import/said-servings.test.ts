import { describe, expect, test } from 'vitest';
import { below, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';

describe('how many a pasted recipe feeds, said in words', () => {
  test.each([
    ['a verb and who they are', 'This feeds the five of us easily.', 5],
    ['who is hungry', 'Enough for 4 very hungry people.', 4],
    ['half a dozen', 'It serves half a dozen.', 6],
    ['things that are made', 'Makes two trays.', 2],
    ['who will be there', 'There will be seven of you, so double nothing.', 7],
    ['who was there', 'We were eight at the table and nobody asked for bread.', 8],
    ['for whom it is weighed', 'These quantities are for three people.', 3],
    ['in German', 'Wir waren zu viert am Tisch.', 4],
    ['in French', 'On était six à table.', 6],
    ['in Spanish', 'Da para cuatro con pan.', 4],
    ['what it will do', 'This will feed nine.', 9],
    ['how many we are', 'We are six so I make this amount.', 6],
    ['what it is for', "It's for 3, halve it if you're fewer.", 3],
    ['a picture of people', '👥 4', 4],
    ['what it makes enough for', 'makes enough for 6', 6],
    ['a meal', 'Dinner for four', 4],
    ['what it is cut into', 'Cut it into 20 squares.', 20],
    ['what comes out of it', 'I got 15 buns out of it.', 15],
    ['young eaters', 'Enough for 3 hungry teenagers.', 3],
    ['with some left', 'Enough for four and a bit for the dog.', 4],
    ['a number of two words', 'Makes twenty-four cookies', 24],
    ['a number of two words without a dash', 'Serves thirty six', 36],
  ])('%s', (_, said, count) => {
    expect(read(below(`Noodles\n\n${said}`)).yield?.min).toBe(count);
  });

  test.each([
    'Heat the oven to 200',
    'Add it to 4 bowls.',
    'Leave for 2 to 3 hours.',
    'Serve 10 minutes later.',
    'Cut each potato into 4 wedges.',
  ])('none in a step: %s', (step) => {
    expect(read(`Noodles\n\n${LIST.join('\n')}\n\n${STEPS[0]}\n${step}`).yield).toBeNull();
  });

  test.each([
    'This makes enough for 2 loaves.',
    'Enough for 12 cupcakes',
    'It is enough for 3 pizzas.',
    'Plenty for 5 lunches.',
    'Reicht für 3 Bleche.',
    'Enough for four and a half trays.',
    'Enough for 3 days.',
    'I got 3 new pans for my birthday.',
  ])('no eaters of what is made and owned: %s', (said) => {
    expect(read(below(`Noodles\n\n${said}`)).yield).toBeNull();
  });

  test('a number of two words is one number, not a range', () => {
    expect(read(below('Noodles\n\nServes twenty-four')).yield).toMatchObject({ min: 24, max: 24 });
  });
});
