import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { AIM_WORDS, CUISINE_WORDS, DISH_WORDS, PRACTICAL_WORDS, SLOT_WORDS, UNPLANNED_WORDS } from '../language/intent-words.table.ts';
import { SAID_WAYS } from '../language/said-ways.table.ts';
import { parseIntent } from './parse-intent.ts';

/** Says that food is meant, and nothing of which. */
const OF_FOOD_ALONE = new Set(
  `meal plan|mealplan|diet plan|food plan|eating plan|menu plan|nutrition plan|plan alimenticio|plano alimentar|plan de comidas|essensplan|ernahrungsplan|plan de repas|piano alimentare|meal|meals|food|foods|eat|eating|eats|eaten|recipe|recipes|
  cook|cooking|dish|dishes|menu|menus|diet|diets|hungry|cuisine|ingredient list|plate|platter|feast|bite|nosh|grub|comida|comidas|comer|receta|recetas|essen|gericht|gerichte|rezept|rezepte|mahlzeit|repas|recette|recettes|manger|nourriture|
  macros|macro|calories plan|nutrition|nutritious|healthy|healthier|saludable|gesund|gesunde|sain|saine|delicious|tasty|yummy|balanced|clean eating|wholesome|appetite|feed|dining|kitchen|pantry|grocery|groceries|fridge|surprise me|surprise|
  whatever you want|protein source|fuel|workout|training|gym|runner|athlete|cico|iifym|noom|energy|kids|toddler|family meal|feed me|feed us|non veg|nonveg|non vegetarian|from yesterday|from last night|from the other day|from sunday|
  from the weekend|sub|what can i make|what could i make|what can i cook|what could i cook|what can we make|what can we cook|what to make with|what to cook with|what should i make with|something i can make|omad|one meal a day`
    .split('|')
    .map((phrase) => phrase.trim()),
);

/** By a chip, a remark, what it was read as, or as a word that was not understood. */
function isTold(words: string): boolean {
  const intent = parseIntent(words);
  const chips = describeIntent(intent, UNKNOWN_EATER).filter(({ from }) => from === 'text');
  return chips.length + intent.remarks.length + intent.repairs.length + intent.readAs.length + intent.notUnderstood.length > 0;
}

const phrasesOf = (table: readonly (readonly [string, unknown])[]): readonly string[] => table.flatMap(([phrases]) => phrases.split('|'));

test('no phrase of the tables is understood and passed over', () => {
  const phrases = [AIM_WORDS, CUISINE_WORDS, DISH_WORDS, PRACTICAL_WORDS, SLOT_WORDS, UNPLANNED_WORDS].flatMap(phrasesOf);
  expect(phrases.filter((phrase) => !OF_FOOD_ALONE.has(phrase) && !isTold(phrase))).toEqual([]);
});

test('no way of speaking is understood and passed over', () => {
  const phrases = SAID_WAYS.flatMap(([, said]) => said.split('|').map((phrase) => phrase.trim()));
  expect(phrases.filter((phrase) => !isTold(phrase))).toEqual([]);
  expect(new Set(phrases).size).toBe(phrases.length);
});
