import { expect, test } from 'vitest';
import { DEFAULT_CORPUS } from './default-corpus.ts';
import { measureStep } from './measure-time.ts';
import { renderTemplate } from './render-template.ts';

/** The step that puts a grain on, for as many cups of it. */
function startOf(kitId: string, grain: string, cups: number): { readonly text: string; readonly minutes: number } {
  const dish = (DEFAULT_CORPUS.dishesByKit.get(kitId) ?? []).find(({ foodIds }) => foodIds.has(grain))!;
  const written = dish.compiled.steps.map((nodes) => ({
    text: renderTemplate(nodes, dish.items, ({ food, item }) => (food.id === grain ? cups : item.quantity)),
    minutes: measureStep(nodes, dish.items).minutes,
  }));
  return written.find(({ text }) => /put in a saucepan with/.test(text))!;
}

test('brown rice has the forty minutes that it takes', () => {
  const { text, minutes } = startOf('seitan-broccoli', 'brown-rice', 1);
  expect(text).toContain('2 1/4 cups (540 ml) of water');
  expect(text).toContain('for 40 minutes');
  expect(minutes).toBeGreaterThanOrEqual(45);
});

test('a little rice has enough water not to boil dry', () => {
  expect(startOf('seitan-broccoli', 'jasmine-rice', 1 / 4).text).toContain('1/2 cup (120 ml) of water');
  expect(startOf('seitan-broccoli', 'jasmine-rice', 2 / 3).text).toContain('1 cup (240 ml) of water');
  expect(startOf('seitan-broccoli', 'brown-rice', 1 / 4).text).toContain('2/3 cup (160 ml) of water');
});
