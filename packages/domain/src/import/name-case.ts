/** Written as names are: the first word begins with a capital, and so does every longer one that is more than a joint. */
export const isNamelike = (text: string): boolean => isCapital(text) && listLonger(text).every(isCapital);

/** As English names dishes: so, and of more than two longer words. */
export const isTitleCase = (text: string): boolean => {
  const longer = listLonger(text);
  return longer.length > 2 && longer.every(isCapital);
};

const listLonger = (text: string): readonly string[] => text.split(' ').filter((word) => /\p{L}{4}/u.test(word) && !JOINT.test(word));
const isCapital = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word);
const JOINT = /^(?:with|from|over|your|that|this|into)$/i;
