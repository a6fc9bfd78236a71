/** What a page writes among the lines of a recipe and is none of them: switches of units and servings, buttons, offers. */
export const isChrome = (text: string): boolean => text.length <= LONGEST_CHROME && CHROME.test(text);

const LONGEST_CHROME = 120;

/** Beside a list of ingredients; a step may begin with the same words. */
export const isListChrome = (text: string): boolean => isChrome(text) || BUTTON.test(text) || BASKET.test(text);

const BUTTON =
  /^(?:(?:add|save|select all|check all|deselect)\b.{0,30}|(?:buy|order|shop|get ingredients|deliver\p{L}*)\s(?:it |all |these |them )?(?:on|at|from|with|via|now|online)\b.{0,30})$/iu;
/** "Alle Zutaten in den Einkaufswagen": no food has an amount beside a basket. */
const BASKET =
  /^[^\d½]{0,50}(?:shopping (?:list|cart|basket)|einkaufs(?:liste|wagen|zettel|korb)|warenkorb|liste de courses|panier|lista de (?:la )?compras?|carrito|lista della spesa|carrello|boodschappenlijst(?:je)?)[^\d½]{0,20}$/i;
const CHROME =
  /^(?:(?:us|metric|imperial|cups?|grams?|us customary|original|½x|\d+ ?x|[-+]|print|cook mode|shop|copy|scale|uk)[\s/|]*)+$|^(?:original recipe \(1x\).{0,40}|local offers|i made it|jump to nutrition facts|(?:cook mode )?prevent your screen.{0,30}|keep screen awake|shop (?:this|the) .{2,40}|powered by .{2,30}|(?:story|article) continues.{0,40}|ads? by .{2,20}|advertisement|anzeige|werbung|publicité|publicidad|pubblicità|advertentie|skip to (?:main |recipe |primary )?content|load more|oops! something went wrong.{0,60}|(?:the |here is the |here['’]s the )?(?:full |written |printable |complete )recipe(?: (?:below|here|is below))?\s?[:!.]*)$|^[^>›»]{1,40}(?:\s[>›»]\s[^>›»]{1,40}){2,}$/i;
