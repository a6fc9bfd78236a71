import { isFood, type Item } from '../language/read-items.ts';

/**
 * "No allergies except peanuts", "allergic to nothing else but peanuts", "not allergic to anything but peanuts": the one there is.
 * "But" begins anew where more than foods follows: "no allergies but chicken for dinner".
 */
export function namesOneAllergy(items: readonly Item[], at: number): boolean {
  const { words } = items[at]!;
  if (!BUT.test(words)) return false;
  let before = at - 1;
  while (before >= 0 && BETWEEN.test(items[before]!.words)) before--;
  const said = items[before];
  if (said === undefined || !NO_ALLERGY.test(said.words)) return false;
  const behind = items.slice(at + 1);
  const end = behind.findIndex(({ mark, words: other }) => mark !== undefined && mark !== ',' && !isJoinWord(other));
  const listed = end < 0 ? behind : behind.slice(0, end);
  return isFood(listed[0]) && (words !== 'but' || listed.every((item) => isFood(item) || isJoinWord(item.words)));
}

const BUT = /^(?:anything )?(?:but|except(?: for| from)?|other than|apart from|aside from|besides|with the exception of)$/u;
const BETWEEN = /^(?:,|else|at all|whatsoever|anything|any foods?)$/u;
const NO_ALLERGY =
  /^(?:no|zero) (?:\w+ )?(?:allerg|intoleranc|restrict|sensitiv)|^allergic to (?:nothing|nowt|sod all)$|^(?:not|isnt|arent|never) allergic to$/u;
const isJoinWord = (words: string): boolean => /^(?:,|and|or|&|\+)$/u.test(words);
