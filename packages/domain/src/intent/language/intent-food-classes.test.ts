import { expect, test } from 'vitest';
import { parseIntent } from '../wish/parse-intent.ts';

const leftOut = (query: string): readonly string[] => parseIntent(query).exclude.flatMap(({ foodIds }) => foodIds);

test('who wants nothing spicy gets no chili under another name, and keeps hot dogs and hot-smoked salmon', () => {
  const ids = leftOut("don't make it spicy");
  expect(ids).toEqual(
    expect.arrayContaining(['aleppo-pepper', 'cajun-seasoning', 'doubanjiang', 'mexican-chorizo', 'pepper-jack', 'hot-sauce', 'cayenne']),
  );
  for (const mild of ['hot-dog', 'turkey-hot-dog', 'hot-smoked-salmon', 'chorizo', 'paprika', 'black-pepper']) {
    expect(ids).not.toContain(mild);
  }
});

test.each(['hindu', 'no beef', 'beef allergy'])('gelatin may be of cattle, and sweets with it are left out: %s', (words) => {
  expect(leftOut(words)).toEqual(expect.arrayContaining(['beef-sirloin', 'gelatin', 'marshmallows']));
  expect(leftOut(words)).not.toContain('marshmallow-creme');
});

test('who wishes for beef is given no marshmallows', () => {
  expect(parseIntent('beef for dinner').wish.flatMap(({ foodIds }) => foodIds)).not.toContain('marshmallows');
});

test.each(['what to eat if you dont like meat or beans', 'no beans', 'allergic to beans'])(
  'whoever sends beans away is served none of their kin, and is asked about green ones: %s',
  (words) => {
    expect(leftOut(words)).toEqual(
      expect.arrayContaining(['black-beans-canned', 'black-eyed-peas-canned', 'split-peas', 'red-lentils', 'hummus', 'green-beans']),
    );
    expect(parseIntent(words).exclude.find(({ asked }) => asked)?.words).toBe('green beans');
  },
);

test('what the sentence says of lentils and green beans beside refused beans goes before that', () => {
  expect(leftOut('i hate beans but i like lentils')).not.toContain('lentils');
  expect(leftOut('no beans but green beans are fine')).not.toContain('green-beans');
  expect(leftOut('no beans, do use green beans')).not.toContain('green-beans');
  expect(leftOut('no black beans')).not.toContain('green-beans');
});

test('who wishes for beans is given no lentils', () => {
  expect(parseIntent('beans for dinner').wish.flatMap(({ foodIds }) => foodIds)).not.toContain('lentils');
});

test('Passover is planned without kitniyot, and says so', () => {
  for (const words of ['kosher for passover dinner', 'pesach', 'kosher, no kitniyot']) {
    expect(leftOut(words)).toEqual(
      expect.arrayContaining(['white-rice', 'rice-vinegar', 'green-beans', 'peas', 'lentils', 'canola-oil', 'tamari', 'corn']),
    );
    for (const kept of ['quinoa', 'potato', 'olive-oil', 'cauliflower-rice', 'coconut-aminos']) expect(leftOut(words)).not.toContain(kept);
  }
  expect(parseIntent('pesach').remarks.join()).toContain('kitniyot');
  expect(leftOut('sephardic passover')).not.toContain('white-rice');
});

test.each(['oil-free lunch', 'no oil', 'vegan without oil'])('who sends oil away gets no jar of it under another name: %s', (words) => {
  const ids = leftOut(words);
  expect(ids).toEqual(
    expect.arrayContaining(['olive-oil', 'mayonnaise', 'vegan-mayonnaise', 'vinaigrette', 'vegan-pesto', 'margarine', 'vegan-butter']),
  );
  for (const kept of ['almonds', 'avocado', 'tahini', 'dijon-mustard', 'coconut-milk', 'cheddar']) expect(ids).not.toContain(kept);
});

test('and no olive oil is no more than that', () => {
  expect(leftOut('no olive oil')).not.toContain('mayonnaise');
});

test.each(['AIP protocol', 'aip', 'autoimmune protocol'])(
  'the autoimmune protocol has no seed and no berry among its spices: %s',
  (words) => {
    const ids = leftOut(words);
    expect(ids).toEqual(
      expect.arrayContaining(
        'cumin coriander-ground dijon-mustard whole-grain-mustard black-pepper nutmeg allspice garam-masala paprika tomato egg butter white-rice lentils almonds sesame-seeds cocoa-powder coffee red-wine'.split(
          ' ',
        ),
      ),
    );
    for (const kept of ['cilantro', 'ginger', 'turmeric', 'cinnamon', 'olive-oil', 'sweet-potato', 'basil-dried', 'mustard-greens'])
      expect(ids).not.toContain(kept);
  },
);

test('who wishes for anchovies gets no fish that is only like them', () => {
  const [wish] = parseIntent('2000 kcal, anchovies').wish;
  expect(wish?.foodIds).toContain('anchovies');
  for (const other of ['mackerel', 'herring', 'sardines', 'worcestershire-sauce']) expect(wish?.foodIds).not.toContain(other);
});
