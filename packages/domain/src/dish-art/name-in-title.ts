/** What tells kinds of a food apart and does not name it: "red-onion" is an onion to whoever reads "with onion". */
const QUALIFIER =
  /^(whole|wheat|low|light|fat|free|sodium|salt|canned|frozen|fresh|dried|cooked|lean|extra|firm|reduced|unsweetened|baby|large|small|red|white|green|black|brown|yellow|gluten|vegan|plain|oil|water|breast|thigh|loin|ground|butter|milk|hard|boiled|smoked|sweet|leaf|seeds?|cheese|bread|sauce|powder|juice|zest|salad|steak|hot|mini|grain|and|with|without|the|in|no|\d+)$/;

/** Whether a title speaks of a food, by the words of its id: `chickpeas-no-salt` in "Chickpea curry". */
export function isNamed(title: string, foodId: string): boolean {
  const words = title.toLowerCase();
  const told = foodId.split('-').filter((word) => !QUALIFIER.test(word));
  return (told.length > 0 ? told : [foodId.replaceAll('-', ' ')]).some((word) => words.includes(word.replace(/(ies|oes|es|s)$/, '')));
}
