/** The words that make a day whole that was begun with one meal: "just dinner, and the rest of the day". */
export const REST_OF_DAY = 'and the rest of the day';

export const asksForRest = (sentence: string): boolean => /\b(?:and|plus|with) (?:then )?the rest of (?:the|my) day\b/u.test(sentence);
