import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../src/import/read-text.ts';
import { listLost } from './lost-lines.ts';

const lost = (text: string): readonly string[] => {
  const found = readText(text);
  return found.ok ? listLost(text, found.value) : [`all of it: ${found.fault.type}`];
};

/** Half b of each set is for measuring alone. */
const PASTES = ['2', '3'].flatMap((set) =>
  readFileSync(new URL(`../../../bench/pastes/pastes-${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly half: 'a' | 'b'; readonly text: string })
    .filter(({ half }) => half === 'a'),
);

test.each(PASTES.map(({ id, text }) => [id, text]))('of the paste %s nothing goes nowhere', (_, text) => {
  expect(lost(text)).toEqual([]);
});

const FOODS: readonly string[] = [
  '200 g celery',
  '1 Stück Sellerie',
  '1 Brötchen (altbacken)',
  '8 Scheiben Speck',
  '1 (9 inch) pie crust',
  '1 (15 oz) can pumpkin',
  '2 star anise',
  '3 eggs',
  '50 g cashews',
  '2 tbsp peanut butter',
  '1 onion, chopped',
  '4 buns',
  'salt',
  'sesame seeds',
  'Threads of saffron',
  '500 g Mehl',
  '2 EL Senf',
  'Walnüsse nach belieben',
  'Öl zum braten',
  '20 cl de crème fraîche',
  '3 œufs',
  '200 g de gambas',
  '1 can tuna (drained)',
  '½ cup almonds',
  'a handful of hazelnuts',
  'juice of 1 lemon',
  'EGGS 3',
];

const STEPS: readonly string[] = [
  'Stuff the turkey and tie the legs.',
  'Gather the dough into a ball.',
  'What I do is fry the onion first.',
  'To cook the pasta boil water.',
  'Serve it with rice',
  'Scatter over 50 g cashews',
  'Il faut battre les œufs.',
  'Man braucht die Kartoffeln gekocht und gepresst.',
  'Hace falta paciencia para rellenar.',
  'Bake at 180 for 12m',
  'Cool on a rack 1h',
  'Bake 40 minutes.',
  'Simmer gently 25 m',
  'Into the fridge for 4h',
  'Following the packet, boil it dry',
  'We use the oven for the last part',
  'Beat the frosting ingredients.',
  'Sift dry ingredients.',
  'Alles mischen, Sahne dazu',
  'Zwiebeln in Butter anbraten',
  'Servir la soupe avec la crème',
  'Pasta into the sauce, plenty of pepper',
  "That's the sauce, now mix with the pasta",
  'Bake at 180C for 45 mins. Serves 6',
  '15 minutes. Scatter with basil.',
  'Simmer 20',
  'Next: add the sesame oil',
  'Make the stuffing with bread, onion and celery.',
  'Whisk the eggs with the salt.',
  'Fold in the walnuts',
  'Tip over the dal and stir.',
  'Salz und Pfeffer dazu',
];

const BEHIND: readonly string[] = [
  'This recipe contains nuts and eggs.',
  'Enthält Sellerie und Senf.',
  'We use celery salt',
  'NB: swap the milk for almond milk',
  'Leftovers freeze well with the sauce.',
  'Storage: keep in the fridge 3 days',
  'Goes well with: peanut sauce',
  'Best served with cashew cream',
  'My aunt adds 2 eggs.',
];

const HEADS: readonly string[] = [
  'Noodles',
  'Noodles\n\nServes 4',
  'this is what i do when i have no time at all and everyone is hungry and cross',
  'THE HUNGRY FOX\n\nNoodles\nBy Ada',
  'Noodles\n\nEgyptian bean stew',
  'Home > Pasta > Noodles\n\nNoodles\n4.8 (31)',
  'STICKY   TOFFEE   PUDDING',
];

type Drawn = {
  readonly head: string;
  readonly list: readonly string[];
  readonly steps: readonly string[];
  readonly behind: readonly string[];
};

/** How recipes are laid out that people paste. */
const LAYOUTS: Readonly<Record<string, (drawn: Drawn) => string>> = {
  'headings and bullets': ({ head, list, steps, behind }) =>
    `${head}\n\nIngredients\n${list.map((line) => `- ${line}`).join('\n')}\n\nMethod\n${steps.map((line, at) => `${at + 1}. ${line}`).join('\n')}\n\n${behind.join('\n')}`,
  'headings alone': ({ head, list, steps, behind }) =>
    `${head}\nIngredients:\n${list.join('\n')}\nMethod:\n${[...steps, ...behind].join('\n')}`,
  'neither headings nor marks': ({ head, list, steps, behind }) =>
    `${head}\n\n${list.join('\n')}\n\n${steps.join('\n')}\n\n${behind.join('\n')}`,
  'nothing between its parts': ({ head, list, steps, behind }) => [head, ...list, ...steps, ...behind].join('\n'),
  'bullets behind the first foods': ({ head, list, steps }) =>
    `${head}\n${list.slice(0, 2).join('\n')}\n\n${list
      .slice(2)
      .map((line) => `- ${line}`)
      .join('\n')}\n\n${steps.join('\n')}`,
  'bullets with lines set in': ({ head, list, steps }) =>
    `${head}\n\n${list.map((line, at) => (at % 2 === 0 ? `- ${line}` : `   ${line}`)).join('\n')}\n\n${steps.join('\n')}`,
  'a last step set apart': ({ head, list, steps, behind }) =>
    `${head}\n\n${list.join('\n')}\n\n${steps.slice(0, -1).join('\n')}\n\n${steps.at(-1)}\n${behind.join('\n')}`,
  'a quoted mail': ({ head, list, steps, behind }) =>
    `Hi all,\nuse almond milk in it\n\n${[head, '', ...list, '', ...steps].map((line) => `> ${line}`).join('\n')}\n\n${behind.join('\n')}`,
  'a conversation': ({ head, list, steps, behind }) =>
    [head.replaceAll('\n', ' '), ...list, ...steps].map((line) => `[03/01/25, 10:01:07] Ada: ${line}`).join('\n') +
    behind.map((line) => `\n[03/01/25, 10:05:11] Bob: ${line}`).join(''),
  'headings of Markdown': ({ head, list, steps, behind }) =>
    `# ${head}\n\n## Ingredients\n\n${list.map((line) => `*${line}*`).join('\n')}\n\n## Method\n\n${steps.join('\n\n')}\n\n## Notes\n\n${behind.join('\n')}`,
  'a list within its heading': ({ head, list, steps }) => `${head}\n\nIngredients: ${list.join('; ')}\nMethod: ${steps.join(' ')}`,
};

const several = (texts: readonly string[], { least, most }: { least: number; most: number }) =>
  fc.uniqueArray(fc.constantFrom(...texts), { minLength: least, maxLength: most });

describe('of a text put together nothing goes nowhere', () => {
  test.each(Object.entries(LAYOUTS))('%s', (_, layOut) => {
    const drawn = fc.record({
      head: fc.constantFrom(...HEADS),
      list: several(FOODS, { least: 3, most: 9 }),
      steps: several(STEPS, { least: 2, most: 6 }),
      behind: several(BEHIND, { least: 0, most: 2 }),
    });
    fc.assert(
      fc.property(drawn, (parts) => {
        expect(lost(layOut(parts))).toEqual([]);
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});
