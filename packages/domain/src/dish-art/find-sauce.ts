import type { DishSubject } from './dish-picture.ts';
import type { Sauce } from '../kit/serving.ts';
import { isNamed } from './name-in-title.ts';

export const SAUCE_COLOURS: Readonly<Record<Sauce, string>> = {
  tomato: '#cf4526',
  meat: '#a03f24',
  cream: '#f6ead0',
  cheese: '#f3bf4a',
  pesto: '#8fab4c',
  peanut: '#c98f4f',
  soy: '#b0703a',
  gravy: '#9a6234',
  broth: '#d9b06a',
  oil: '#e6cf8d',
};

/** What a menu calls it, before what it is made of. */
const BY_TITLE: readonly (readonly [RegExp, Sauce])[] = [
  [/bolognese|\brag(u\b|ù)|meat sauce|sloppy|lasagna|picadillo/i, 'meat'],
  [/pesto|green sauce|basil-hemp|chimichurri|salsa verde|pistou/i, 'pesto'],
  [/mac and cheese|cheese sauce|queso|cheesy/i, 'cheese'],
  [/alfredo|carbonara|cream\b|creamy|fricassee|stroganoff|hollandaise|b[eé]chamel|egg butter sauce/i, 'cream'],
  [
    /arrabb?iata|marinara|pomodoro|tomato sauce|in tomato|puttanesca|amatriciana|vodka sauce|parmigiana|romesco|red sauce|parmesan with|rancheros/i,
    'tomato',
  ],
  [/peanut|satay|gado/i, 'peanut'],
  [/teriyaki|lo mein|chow mein|yakisoba|japchae|pad thai|pad see|kung pao|adobo|gyudon|bulgogi|soy(-| )glazed/i, 'soy'],
  [/gravy|\bjus\b|juices|stew(ed)?\b|braised|swedish meatballs|meatloaf|glaze/i, 'gravy'],
];

/** Of a food there must be enough to make a sauce of: a spoonful of purée is seasoning. */
const BY_FOOD: readonly (readonly [RegExp, number, Sauce])[] = [
  [/crushed-tomato|canned-tomato|diced-tomato|tomato-puree|passata|marinara/, 50, 'tomato'],
  [/coconut-milk|coconut-cream|heavy-cream|half-and-half|creme-fraiche|vegan-cream|sour-cream/, 30, 'cream'],
  [/pesto/, 15, 'pesto'],
  [/peanut-butter|tahini|almond-butter/, 20, 'peanut'],
  [/broth|stock|dashi/, 150, 'broth'],
  [/soy-sauce|tamari|oyster-sauce|hoisin|coconut-aminos/, 8, 'soy'],
];

/** As its kit declares, else by title, else by what there is enough of. */
export function findSauce({ sauce, title, foods }: DishSubject): Sauce | undefined {
  if (sauce) return sauce;
  const called = BY_TITLE.find(([pattern]) => pattern.test(title))?.[1];
  if (called) return called;
  const made = BY_FOOD.find(([pattern, least]) => foods.some(({ id, grams }) => grams >= least && pattern.test(id)))?.[2];
  return made === 'tomato' && foods.some(({ id, grams }) => id.startsWith('ground-') && grams >= 50 && !/meatball/i.test(title))
    ? 'meat'
    : made;
}

/** Poured over a plate only where the title speaks of it, or its main food: elsewhere a sauce is what the pan was wiped with. */
export function findPlateSauce(subject: DishSubject): Sauce | undefined {
  const { sauce, title } = subject;
  if (sauce) return sauce;
  const called = BY_TITLE.find(([pattern]) => pattern.test(title))?.[1];
  if (called) return called;
  if (!/sauce/i.test(title)) return undefined;
  const made = BY_FOOD.find(([pattern]) =>
    subject.foods.some(({ id, cooking }) => cooking === 'mixed' && pattern.test(id) && isNamed(title, id)),
  )?.[2];
  return made ?? findSauce(subject);
}
