import { endsRecipe, isRemark, opensComments } from './remarks.ts';
import { beginsLikeStep, rateIngredientLine } from './ingredient-likeness.ts';
import { isLabelText } from './page-labels.ts';
import { DETERMINER } from './lead-words.ts';
import { namesComponent } from './group-heads.ts';
import { isNamelike } from './name-case.ts';
import { splitTitle, type Titled } from './name-in-line.ts';
import { namesDish } from './names-dish.ts';
import { findNote, findSection } from './section-words.ts';
import type { TextLine } from './text-line.ts';
import { isPageWords } from './page-words.ts';

/** The line below a recipe that names it: "You are reading: Pear tart", "**Zucchini Bread**", the caption of a picture. */
export function findFoot(lines: readonly TextLine[], foods: ReadonlySet<string>): ({ readonly line: TextLine } & Titled) | undefined {
  const isName = (text: string): boolean => namesDish(text, foods);
  const over = lines.findIndex(({ text }, at) => at > 0 && (endsRecipe(text) || opensComments(text)));
  const own = over < 0 ? lines : lines.slice(0, over);
  for (let at = own.length - 1; at > 0 && own.length - at <= MOST_BELOW; at--) {
    const line = own[at]!;
    // One dash is no list: "— Pear tart, from the blue notebook".
    const isList = line.isItem && (own[at - 1]!.isItem || own[at + 1]?.isItem === true);
    const titled =
      readSaid(line.text, isName) ?? (isList || !(line.isHeading || endsWhole(own[at - 1]!)) ? undefined : readCaption(line, isName));
    if (titled !== undefined) return { line, ...titled };
    if (isStepLike(line)) return undefined;
  }
  return undefined;
}

/** Behind a step without an end mark the line set apart may be the next. */
const endsWhole = ({ text, isCounted }: TextLine): boolean => isCounted || /[.!?)]$/.test(text);

type IsName = (text: string) => boolean;

/** "You are reading: Pear tart", "Recipe: Pear tart", "and that's my Dutch Baby!" */
function readSaid(text: string, isName: IsName): Titled | undefined {
  const note = findNote(text);
  const said = NAMED.exec(text)?.[1];
  const name = said !== undefined && (isName(said) || isNamelike(said)) ? said : note?.key === 'title' ? note.value : undefined;
  return name === undefined ? undefined : splitTitle(name, isName);
}

function readCaption(line: TextLine, isName: IsName): Titled | undefined {
  const { title = '', rest } = splitTitle(line.text, isName);
  const isWhole = line.text.length - title.length <= LONGEST_REST && !/[.!?]\s+\p{Lu}/u.test(line.text);
  return isWhole && isName(title) && isCaption({ ...line, text: title }) ? { title, rest } : undefined;
}

/** Letters beside the name: how many it feeds. */
const LONGEST_REST = 40;
/** Lines of a page's foot. */
const MOST_BELOW = 12;

/** A few words set apart, and no sentence. */
const isCaption = ({ text, hasGap, isHeading, isCounted }: TextLine): boolean =>
  (hasGap || isHeading) &&
  !isCounted &&
  text.split(' ').length <= LONGEST_CAPTION &&
  /^\P{L}*\p{Lu}/u.test(text) &&
  !/[.!?,;]$|[.!?]\s|:/.test(text) &&
  !beginsLikeStep(text) &&
  rateIngredientLine(text) < 1 &&
  !isLabelText(text) &&
  !isPageWords(text) &&
  !isRemark(text);

const LONGEST_CAPTION = 10;

const isStepLike = ({ text, isCounted, isItem }: TextLine): boolean =>
  isCounted || isItem || rateIngredientLine(text) >= 1 || (/[.]$/.test(text) && text.split(' ').length > 3 && !isRemark(text));

const NAMED = new RegExp(
  String.raw`^(?:\(?(?:photo|pictured|picture|foto|im bild|en photo|en la foto)\s?:|you(?:['’]re| are) reading|you(?:['’]ve| have) (?:just )?read|(?:and |so )?(?:this|that)(?: was|['’]s| is)(?!\s(?:it|all|how|why)(?!\p{L}))|(?:und )?das (?:war|ist|sind)|c['’]était|esto fue)\s?:?\s(?:(?:${DETERMINER}|how (?:I|we) (?:make|do))\s)*([^,;]{3,60}?)[.!)]*$`,
  'iu',
);

/** What the heading of a part says that it is of: "Ingredients for carrot soup (serves 4):", "How to make bagels". */
export function readHeadingName(text: string, foods: ReadonlySet<string>): string | undefined {
  if (text.length > LONGEST_HEADING || findSection(text) === undefined || findSection(text) === 'other') return undefined;
  const said = OF_WHAT.exec(text)?.[1] ?? /^(.{3,60}?)\s(?:recipe\s)?ingredients\s?:?$/iu.exec(text)?.[1];
  if (said === undefined || namesComponent(said) || !namesDish(said, foods)) return undefined;
  return splitTitle(said, (name) => namesDish(name, foods)).title;
}

const LONGEST_HEADING = 80;
const OF_WHAT = new RegExp(
  String.raw`(?:\s(?:for|für|pour|para|per|voor)|^how (?:to|i|we|you) (?:make|cook|bake))\s(?:${DETERMINER}\s)?(.{3,60}?)\s?:?$`,
  'iu',
);
