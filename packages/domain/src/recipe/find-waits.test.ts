import { expect, test } from 'vitest';
import { findWait, sumWaits } from './find-waits.ts';

test.each([
  ['Cover the dough and chill for 8 hours.', 480],
  ['Marinate the pork in soy sauce and vinegar for 4 hours.', 240],
  ['Let rise 2 hours, until doubled.', 120],
  ['Soak the beans for 12 hours.', 720],
  ['Soak for 12 hours or overnight, then drain.', 720],
  ['Cover and refrigerate overnight.', 480],
  ['The night before, soak the beans in plenty of water.', 480],
  ['Chill the dough, covered, for at least 1 1/2 hours.', 90],
  ['Refrigerate for 4 to 6 hours.', 240],
  ['Marinate for at least 2 hours, or up to 24 hours.', 120],
  ['Let stand half an hour, then bake for 1 hour.', 30],
  ['Simmer for 1 hour and let stand for two hours.', 120],
  ['Put it in the fridge for 3 hours.', 180],
  ['Let the dough rise for 1 hour. Shape it and let it rise again for 45 minutes.', 105],
  ['Brine the turkey for 2 days.', 2880],
  ['Zugedeckt 2 Stunden gehen lassen, dann 40 Minuten backen.', 120],
  ['Das Fleisch über Nacht marinieren.', 480],
  ['Den Teig 1 Stunde kühl stellen.', 60],
  ['Laisser reposer 2 heures au frais.', 120],
  ['Mettre à tremper toute la nuit.', 480],
  ['Dejar reposar 3 horas en la nevera.', 180],
  ['Far lievitare per 2 ore.', 120],
  ['Het deeg 1 uur laten rijzen.', 60],
])('%s waits %i minutes', (step, minutes) => expect(findWait(step)).toBe(minutes));

test.each([
  'Cover, and cook until beef is tender, on Low for 8 hours or on High for 4 to 6 hours.',
  'Bake for 1 hour and let rest 10 minutes.',
  'Leftovers keep in the fridge for 3 days.',
  'Store in the refrigerator for up to 2 days.',
  'Simmer the stew for 3 hours.',
  'Chill until serving, up to 4 hours.',
  'Top the overnight oats with berries.',
  'Den Braten 3 Stunden schmoren.',
  'Bring to a simmer, and set a timer.',
])('%s waits for nothing', (step) => expect(findWait(step)).toBe(0));

test('a recipe waits as long as its steps together', () => {
  expect(sumWaits(['Let rise 2 hours.', 'Shape.', 'Let rise 1 hour.', 'Bake 30 minutes.'])).toBe(180);
});
