import { describe, expect, test } from 'vitest';
import { below, linesOf, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';

const partsOf = (text: string) => {
  const { title, ingredients, steps } = read(text);
  return { title, list: linesOf(ingredients), steps: linesOf(steps) };
};

describe('a step that begins as a heading does is a step', () => {
  test.each([
    'Stuff the peppers.',
    'Gather the dough into a ball.',
    'Gather up the dough, shape.',
    'To cook the pasta boil water.',
    'What I do is fry the onion first.',
    'The steps above make the base, now add stock.',
    'Process the nuts until fine',
    'Share between 4 plates',
    'Il faut battre les œufs.',
    'Tu as besoin de ficelle pour le fermer.',
    'Man braucht die Kartoffeln gekocht und gepresst.',
    'Für den Teig alles verkneten.',
    'Hace falta paciencia para rellenar.',
    'Beat the frosting ingredients.',
    'Sift dry ingredients.',
    'Repeat the process.',
  ])('%s', (step) => {
    const steps = [...STEPS, step, 'Bake for 40 minutes.'];
    expect(partsOf(below('Noodles').replace(STEPS.join('\n'), steps.join('\n')))).toEqual({ title: 'Noodles', list: LIST, steps });
  });

  test('above steps that go on', () => {
    const steps = [...STEPS, 'Serve it with rice', 'Scatter over 50 g cashews'];
    expect(partsOf(below('Noodles').replace(STEPS.join('\n'), steps.join('\n'))).steps).toEqual(steps);
  });

  test.each(['You need for 4:', 'Stuff:', 'What I do', 'Il faut :', 'Man braucht für 4', 'Zutaten für 4 Personen.'])(
    'where the words alone are a heading: %s',
    (heading) => {
      const isSteps = heading === 'What I do';
      const text = isSteps
        ? `Noodles\n${LIST.join('\n')}\n${heading}\n${STEPS.join('\n')}`
        : `Noodles\n\n${heading}\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`;
      expect(partsOf(text)).toEqual({ title: 'Noodles', list: LIST, steps: STEPS });
    },
  );
});
