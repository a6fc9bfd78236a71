import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { parseIntent } from '../wish/parse-intent.ts';
import { describeIntent } from './describe-intent.ts';

const chipsOf = (text: string): readonly string[] =>
  describeIntent(parseIntent(text), UNKNOWN_EATER).flatMap(({ from, label }) => (from === 'text' ? [label] : []));

test.each([
  ['no mushrooms 🍄', ['No mushrooms']],
  ['no mushrooms🍄🍄🍄', ['No mushrooms']],
  ['no nuts 🥜🙂', ['No nuts']],
  ['no 🥛🙂', ['No milk']],
  ['no eggs 🍳🥚 please', ['No eggs']],
  ['no dairy 🥛🧀', ['Dairy-Free']],
  ['no shellfish 🦐🦞', ['No shellfish']],
  ['without onions 🧅 or garlic 🧄', ['No onions', 'No garlic']],
  ['🥜 nuts give me hives', ['No nuts (allergy: tree nuts, peanut)']],
  ['nut allergy 🥜', ['No nut (allergy: tree nuts, peanut)']],
  ['chicken 🍗 and rice 🍚', ['With chicken', 'With rice']],
  ['🚫🥜', ['No peanuts']],
  // A picture of something else is that.
  ['no onions 🧄', ['No onions', 'No garlic']],
  ['no almonds 🥜', ['No almonds', 'No peanuts']],
  ['no salmon 🐟, no 🥛🍫', ['No salmon', 'No milk', 'No chocolate']],
])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));

test.each([
  ['תוכנית בעברית 🥕', []],
  ['🥕 план на день', []],
  ['תוכנית 🥕🍅 בעברית', []],
  ['vegetarian תוכנית 🥕', ['Vegetarian']],
  // What may be an allergy stays left out, and what is refused in words that are known.
  ['תוכנית בעברית 🥜', ['Peanuts: left out']],
  ['תוכנית בעברית 🥚', ['Egg: left out']],
  ['תוכנית בעברית 🐷', ['Pork: left out']],
  ['תוכנית בעברית 🍺', ['Beer: left out']],
  ['без 🥕', ['No carrot']],
  ['תוכנית בעברית 🚫🥕', ['No carrot']],
  ['no תוכנית 🥕', ['No carrot']],
  ['blorps 🥕', ['Carrot: left out']],
  // Typed, it is no ornament.
  ['תוכנית בעברית carrot', ['Carrot: left out']],
  ['🥕', ['With carrot']],
])('beside words of a script that nothing explains a picture says nothing, but of what may harm: %s', (text, chips) =>
  expect(chipsOf(text)).toEqual(chips),
);

test.each([
  ['keine Nüsse', ['No Nüsse']],
  ['KEINE NÜSSE', ['No nüsse']],
  ['ohne Käse', ['No Käse']],
  ['mit Käse und Äpfeln', ['With Käse', 'With Äpfel']],
  ['sans crème fraîche', ['No crème fraîche']],
  ['sin piñones', ['No piñones']],
  ['no jalapeños', ['No jalapeños']],
  ['Möhren und Süßkartoffeln', ['With Möhren', 'With Süßkartoffeln']],
  ['allergic to açaí', ['No açaí (allergy)']],
  ['ingen nötter', ['No nut']],
  ['no mushrooms', ['No mushrooms']],
])('a chip names a food with the letters it was typed with: %s', (text, chips) => expect(chipsOf(text)).toEqual(chips));

test('so does what is said of a word that nobody knows', () => {
  expect(parseIntent('no zörgel').remarks.join(' ')).toContain('"zörgel"');
  expect(parseIntent('zörgelbrühe with rice').notUnderstood.join(' ')).not.toContain('zorgel');
});
