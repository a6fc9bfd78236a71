import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

test.each(['meat only on the weekend', 'meat only for dinner', 'we eat meat only once a week'])(
  'meat at some times alone is no diet of meat, and is said not to be planned: %s',
  (words) => {
    const { diets, mealRules, remarks } = parseIntent(words);
    expect([diets, mealRules]).toEqual([[], {}]);
    expect(remarks.join(' ')).toContain('Larder does not plan meat for some days or meals alone');
  },
);
test('but by itself it is', () => expect(parseIntent('meat only').diets).toEqual(['carnivore']));
