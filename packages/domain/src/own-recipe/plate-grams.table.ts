/**
 * Grams that people eat at once of what a recipe yields by the piece or the loaf: the reference amounts customarily consumed of
 * 21 CFR 101.12(b), table 2, by the noun that the yield is counted in. Only to guess how many plates that is.
 */
export const PLATE_GRAMS: readonly (readonly [noun: RegExp, grams: number])[] = [
  [/cookies?|biscuits?|kekse?|plätzchen|galletas?|koekjes/i, 30],
  [/brownies?/i, 40],
  [/muffins?|cupcakes?|scones?|doughnuts?|donuts?/i, 110],
  [/loa(?:f|ves)|bread|rolls?|buns?|bagels?|brot|brötchen|pains?/i, 50],
  [/pancakes?|waffles?|crepes?|crêpes?/i, 110],
  [/cakes?|cheesecakes?|kuchen|gâteaux?|torten?/i, 125],
  [/pies?|tarts?|quiches?/i, 125],
  [/pizzas?/i, 195],
  [/bars?|squares?|balls?|bites?|truffles?/i, 40],
];
