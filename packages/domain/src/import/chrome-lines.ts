/** What a page writes among the lines of a recipe and is none of them: switches of units and servings, buttons, offers. */
export const isChrome = (text: string): boolean => text.length <= LONGEST_CHROME && CHROME.test(text);

const LONGEST_CHROME = 120;

/** Beside a list of ingredients; a step may begin with the same words. */
export const isListChrome = (text: string): boolean => isChrome(text) || BUTTON.test(text);

const BUTTON = /^(?:add|save|select all|check all|deselect)\b.{0,30}$/i;
const CHROME =
  /^(?:(?:us|metric|imperial|cups?|grams?|us customary|original|½x|\d+ ?x|[-+]|print|cook mode|shop|copy|scale|uk)[\s/|]*)+$|^(?:original recipe \(1x\).{0,40}|local offers|i made it|jump to nutrition facts|(?:cook mode )?prevent your screen.{0,30}|keep screen awake|skip to (?:main |recipe |primary )?content|load more|oops! something went wrong.{0,60})$|^[^>›»]{1,40}(?:\s[>›»]\s[^>›»]{1,40}){2,}$/i;
