import { isFood } from './inline-list.ts';
import { beginsLikeStep } from './ingredient-likeness.ts';
import { listStems } from './names-dish.ts';
import { findNote, opensBesides } from './section-words.ts';
import { isAllLabels, readLabels, saysForSoMany } from './page-labels.ts';
import { endsRecipe, isRemark, isSignature } from './remarks.ts';
import { isPageWords } from './page-words.ts';
import type { TextLine } from './text-line.ts';

/** What stands behind the last step and is none: what it makes, "Scaled: 1x", "Follow for more". */
export function listClosing(steps: readonly TextLine[], ingredients: readonly TextLine[]): readonly TextLine[] {
  const foods = listStems(ingredients.map(({ text }) => text));
  const over = steps.findIndex(({ text }, at) => at > 0 && endsRecipe(text) && !goesOn(steps, at));
  const own = over < 0 ? steps : steps.slice(0, over);
  let end = Math.min(own.length, findLastMarked(own) + 1);
  // What is set apart behind the last step may itself follow a remark.
  for (let before = -1; end !== before;) {
    before = end;
    end = own.slice(0, end).findLastIndex((_, at) => !isSaidBehind(own, at)) + 1;
    end = Math.min(end, findLastTold(own.slice(0, end), foods) + 1);
  }
  return steps.slice(end);
}

/** "Tags: write one for the freezer" is a step where the next line counts on, or is an order of the same paragraph. */
function goesOn(steps: readonly TextLine[], at: number): boolean {
  const next = steps[at + 1];
  if (next === undefined) return false;
  const count = countOf(steps.slice(0, at + 1).findLast(({ isCounted }) => isCounted)?.text);
  return (
    (count !== undefined && countOf(next.text) === count + 1) || (!next.hasGap && beginsLikeStep(next.text) && /[.!]$/.test(next.text))
  );
}

const countOf = (text = ''): number | undefined => {
  const count = /^\d{1,2}(?=[.)])/.exec(text)?.[0];
  return count === undefined ? undefined : Number(count);
};

const isSaidBehind = (lines: readonly TextLine[], at: number): boolean => {
  const line = lines[at]!;
  if (isClosing(line) || (line.hasGap && /^enjoy[.! ]*$/i.test(line.text)) || (at > 0 && isRemark(line.text))) return true;
  return isSignature(line.text) && (line.hasGap || SIGN_OFF.test(lines[at - 1]?.text ?? ''));
};

/** Of steps that all have a number or a bullet the last that has one, where an empty line parts it from what follows. */
function findLastMarked(steps: readonly TextLine[]): number {
  const isMarked = ({ isItem, isCounted }: TextLine): boolean => isItem || isCounted;
  const last = steps.findLastIndex(isMarked);
  const marked = steps.filter(isMarked).length;
  return marked > 1 && marked >= (last + 1) * MOSTLY && steps[last + 1]?.hasGap ? last : steps.length;
}

const MOSTLY = 0.7;

const isClosing = (line: TextLine): boolean =>
  (isLabelLine(line, /!$/) && isAllLabels(line.text)) ||
  (isPageWords(line.text) && !line.isCounted && !speaksOfCooking(line.text)) ||
  findNote(line.text)?.key === 'about' ||
  opensOther(line.text) ||
  warns(line.text) ||
  saysForSoMany(line.text) ||
  ASKS.test(line.text) ||
  SIGN_OFF.test(line.text);

/** The last step before what is set apart from them, names nothing of the list and says nothing of cooking. */
function findLastTold(steps: readonly TextLine[], foods: ReadonlySet<string>): number {
  const last = steps.findLastIndex(({ text }) => COOKING.test(text) || namesOneOf(text, foods));
  const apart = steps.findIndex(({ hasGap, text }, at) => at > last && (hasGap || SOMEBODY.test(text)));
  return last > 0 && apart > 0 ? apart - 1 : steps.length;
}

/** Who tells of somebody tells no step. */
const SOMEBODY = /(?<!\p{L})(?:I|[Ss]he|[Hh]e|[Mm]um|[Mm]om)(?!\p{L})/u;

const namesOneOf = (text: string, foods: ReadonlySet<string>): boolean =>
  [...listStems([text])].some((stem) => foods.has(stem) && !JOINTS.has(stem));
const JOINTS = listStems([
  'the and for with you your can from that this they have not but are und mit der die das den für ein eine les des une pour avec los las una con para por que muy',
]);

/** Words of heat, time and hands in the languages of the tables. */
const COOKING =
  /\d\s?(?:min|h\b|hrs?|hours?|°|º|std|stunden)|\bhours?\b|(?<!\p{L})(?:serve|eat|heat|cook|bake|roast|boil|simmer|fry|grill|broil|toast|mix|stir|whisk|beat|fold|blend|pour|add|put|place|cover|chill|cool|rest|leave|let|stand|freeze|drain|slice|cut|chop|spread|sprinkle|drizzle|top|garnish|season|taste|oven|pan|pot|fridge|freezer|bowl|plate|tin|tray|dish|repeat|finish|done|strain|shake|store|koch|back|brat|rühr|misch|servier|gieß|gie(?:ss)|schneid|warm|heiß|kühl|kalt|ofen|topf|pfanne|ruhen|fertig|anricht|streu|essen|cui|mélang|vers|ajout|chaud|four|poêle|frais|froid|serv|dégust|laiss|repos|mezcl|añad|coc|horn|sartén|calient|enfri|frí|reposa|dejar|deja|emplat|com(?:er|e))\p{L}*/iu;

/** What whoever posts a recipe asks of whoever reads it. */
const ASKS =
  /^(?:(?:like|share|follow|save|tag|subscribe|comment)\b.{0,40}\b(?:and|me|us|for|this|it|below|friends?|share|follow|save)\b.{0,60}|.{0,30}link in (?:my )?bio.{0,20})$/i;

/** Links, greetings and questions to whoever reads it. */
const SIGN_OFF =
  /^(?=.{1,140}$)(?:.*(?:https?:|www\.|(?:^|\s)@\p{L}|\?\?|affiliate)|(?:follow|subscribe|tag|comment|let me know|thanks?|thank you|happy (?:cooking|baking)|love|cheers|music|instagram|facebook|youtube|tiktok|pinterest|guten appetit|(?:liebe|viele|herzliche|beste) grüße|lg|bis bald|(?:gros(?:ses)?|mille|plein de)? ?(?:bisous|bises|baisers)|à bientôt|besos|un beso|un abrazo|saludos|baci|un abbraccio|a presto|groetjes|liefs|best wishes|kind regards|see you|xo|that['’]s (?:it|all)|the end|hope (?:you|this)|watch (?:the|my|this)|pin (?:this|it)|copyright|questions\?|best served|serving suggestion|viel spaß|lasst es euch|folgt|bon appétit|abonnez|n['’]hésitez|buen provecho|comparte|sígueme|si te ha|buon appetito|smacznego|eet smakelijk)(?!\p{L}))/iu;

/** "Nutrition per serving: 455 kcal" */
export const opensOther = (text: string): boolean =>
  (statesEnergy(text) && text.length < 80) || (opensBesides(text) && !/^(?:tips?|notes?):/i.test(text));

export const statesEnergy = (text: string): boolean => /\b\d+\s?(?:k?cals?|calories|kj)\b/i.test(text);

/** "Contains nuts", "Allergene: Sellerie": whom it concerns has to know. */
export const warns = (text: string): boolean => WARNING.test(text);
const WARNING =
  /^(?:(?:this|das|dieses|ce|cette|esta|este|questa)\s\p{L}+\s)?(?:(?:may|kann|peut|puede)\s)?(?:contains?|enthält|contient|contenir|contiene|contener|bevat|allerg(?:y|ens?|ene?|ie|ènes?|enos?|eni)\b)(?!\p{L})/iu;

/** Whether a text has a word of heat, time or hands. */
export const speaksOfCooking = (text: string): boolean => COOKING.test(text);

/** Whether a line greets, links or asks, as they do who end a letter or a post. */
export const isFarewell = (text: string): boolean => SIGN_OFF.test(text);

/** Asked of whoever reads a recipe, and no part of it. */
export const asksReader = (text: string): boolean => ASKS.test(text);

/** "Serves 4" in a list: no food, and no step where it stands last, even as a sentence ("Makes 3 dozen."). */
export const isLabelLine = ({ text, isItem }: TextLine, ending = /[.!]$/): boolean =>
  !isItem && text.length < 40 && readLabels([{ text: text.replace(/\.$/, '') }]).yield !== null && !ending.test(text);

/** "1 Stück Sellerie" and "8 Scheiben Speck" are to be bought, where "12 Stück" and "30 small cookies" are made. */
export const isCountedFood = (text: string): boolean => COUNTED.test(text) && isFood(text);
const COUNTED =
  /^\d{1,3}\s(?!(?:min|mins|minutes|h|hrs?|hours?|std)\b)(?!(?:large|small|medium|big|mini|thick|kleine|große|petits?|petites?|pequeñas?)\s)\p{L}/iu;
