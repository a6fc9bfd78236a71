import { describe, expect, test } from 'vitest';
import { parseIntent } from '../wish/parse-intent.ts';

describe('"peanut allergy, vegetarian" in every language of the table', () => {
  test.each([
    'алергия към фъстъци, вегетарианец',
    'alergie na arašídy, vegetarián',
    'jordnøddeallergi, vegetar',
    'αλλεργία στα φιστίκια, χορτοφάγος',
    'maapähkliallergia, taimetoitlane',
    'maapähkinäallergia, kasvissyöjä',
    'ailléirge le piseanna talún, feoilséantóir',
    'alergija na kikiriki, vegetarijanac',
    'földimogyoró-allergia, vegetáriánus',
    'alergija žemės riešutams, vegetaras',
    'alerģija pret zemesriekstiem, veģetārietis',
    'allerġija għall-karawett, veġetarjan',
    'pinda-allergie, vegetarisch',
    'alergia na orzeszki ziemne, wegetarianin',
    'alergia a amendoim, vegetariano',
    'alergie la arahide, vegetarian',
    'alergia na arašidy, vegetarián',
    'alergija na arašide, vegetarijanec',
    'jordnötsallergi, vegetarian',
    'ピーナッツアレルギー、ベジタリアン',
    '花生过敏，素食',
    '땅콩 알레르기, 채식주의자',
    'حساسية الفول السوداني، نباتي',
    'yer fıstığı alerjisi, vejetaryen',
    'аллергия на арахис, вегетарианец',
    'मूंगफली से एलर्जी, शाकाहारी',
    'Erdnussallergie, vegetarisch',
    'allergie aux arachides, végétarien',
    'alergia al cacahuete, vegetariano',
    'allergia alle arachidi, vegetariano',
  ])('%s', (text) => {
    const { allergies, diets, wish, notUnderstood } = parseIntent(text);
    expect({ allergies: allergies.toSorted(), diets, wish, notUnderstood }).toEqual({
      allergies: ['peanut', 'tree-nut'],
      diets: ['vegetarian'],
      wish: [],
      notUnderstood: [],
    });
  });
});

test('a food beside words of another language that are not known is left out', () => {
  const { exclude, wish } = parseIntent('арахис мне вреден');
  expect(wish).toEqual([]);
  expect(exclude.map(({ asked }) => asked)).toEqual([true]);
});

test('letters of other scripts are words, and what is not known of them is said', () => {
  expect(parseIntent('1800 kcal, ખીચડી').notUnderstood).toEqual(['ખીચડી']);
});

test.each([
  ['ужин без мяса', 'meat'],
  ['不要肉', 'meat'],
  ['kolacja bez wieprzowiny', 'pork'],
])('what a sentence is to be without: %s', (text, words) => {
  expect(parseIntent(text).exclude).toMatchObject([{ words }]);
});

describe('a language that says "without" in the word itself', () => {
  test.each([
    ['laktozsuz, 1800 kalori', 'Dairy-Free'],
    ['sütsüz', 'Dairy-Free'],
    ['laktoositon päivä', 'Dairy-Free'],
    ['tejmentes ebéd', 'Dairy-Free'],
    ['mjölkfri middag', 'Dairy-Free'],
    ['melkvrij', 'Dairy-Free'],
    ['bezlaktozowy obiad', 'Dairy-Free'],
  ] as const)('%s', (text, restriction) => expect(parseIntent(text)).toMatchObject({ restrictions: [restriction], wish: [] }));

  test.each(['glutensiz ve laktozsuz', 'gluteenivaba ja laktoosivaba'])('%s', (text) =>
    expect(parseIntent(text)).toMatchObject({ diets: ['glutenfree'], restrictions: ['Dairy-Free'] }),
  );

  test.each(['mutton curry', 'a carton of eggs', 'friday fries with eggs'])('is no ending of an English word: %s', (text) =>
    expect(parseIntent(text)).toMatchObject({ diets: [], restrictions: [], allergies: [] }),
  );
});
