import type { Food } from '../food/food.ts';
import type { TemplateNode } from '../kit/parse-template.ts';
import { holds, type VariantItem } from '../kit/variant.ts';
import type { Cooking, Cut } from './dish-picture.ts';

/** One sentence of the steps: its words, the foods it names by part or id, and where among the steps it stands. */
export type CookedSentence = {
  readonly text: string;
  readonly names: ReadonlySet<string>;
  readonly step: number;
  readonly isLast: boolean;
};

/** The sentences of one variant. Foods stand as `{name}`; what only says when something is done names no food. */
export function readSentences(steps: readonly (readonly TemplateNode[])[], items: readonly VariantItem[]): readonly CookedSentence[] {
  const texts = steps.map((nodes) => nodes.map((node) => writeNode(node, items)).join('')).filter((text) => text.trim() !== '');
  return texts.flatMap((text, at) =>
    text
      .toLowerCase()
      .split(CLAUSE_ENDS)
      .map((sentence) => ({
        text: sentence,
        names: new Set(Array.from(sentence.matchAll(/\{([a-z0-9-]+)\}/g), ([, name = '']) => name)),
        step: at,
        isLast: at === texts.length - 1,
      })),
  );
}

/** Full stops, and where the next thing is done: what is blended in one half of a sentence is not what is simmered in the other. */
const CLAUSE_ENDS =
  /[.;]\s|,? then |,? (?:and|or) (?=(?:add|simmer|stir|fry|cook|pour|leave|let|bring|bake|toss|serve|fold|put|set|scatter|top|roast|tip|mash|dip|press|crack|slip|lay|spread|return)\b)|: /;

function writeNode(node: TemplateNode, items: readonly VariantItem[]): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'food')
    return node.form.startsWith('done') ? '' : /^(start|finish)/.test(node.form) ? `{${node.name}} by itself. ` : `{${node.name}}`;
  if (node.type !== 'when' || !node.conditions.every((condition) => holds(condition, items))) return '';
  return node.nodes.map((inner) => writeNode(inner, items)).join('');
}

/** Too fine to be seen again, whatever it was. */
const LOST = /\b(blend|purée|puree|whisk|beat|knead|pulse|grind|bind|batter|dough|custard|food processor|cream together)\b/;
/** What is cut and not poured is lost only here: florets in a batter are still florets. */
const LOST_WHOLE = /\b(blend|purée|puree|pulse|grind|food processor|mash)\b/;
const KEEPS_SHAPE = /^(vegetable|mushroom|herb|nut|fruit|starchy-root|seed)$/;
/** So are these when they are merely stirred into something. */
const MIXES_AWAY = /^(egg|milk|flour|yogurt|cream|sugar|fat|oil|protein-powder|plant-dairy)$/;
const STIRRED_IN = /\b(mix|stir (the |in)|fold|work in|combine|work the)\b/;
const PUT_ON = /\b(top|scatter|finish|sprinkle|garnish|strew|crown|lay|arrange|serve|dollop|spoon|pile|set|fill|layer|eat)\b/;
const HEATED = /\b(soften|fry|cook|brown|sauté|simmer|sweat|char|boil|roast|braise|bake|stew|blister|caramelize|broil)\b/;
/** Aromatics, which have no shape of their own once they are cooked. */
const AROMATIC = /^(red-|sweet-|white-)?onion|shallot|^leek|^celery$|scallion|green-onion/;
const STARCH = /potato|yam|plantain|squash|cauliflower|bean|lentil|chickpea|pea|avocado|banana|parsnip|celery-root|carrot/;

export function findCooking({ item, food, part }: VariantItem, sentences: readonly CookedSentence[]): Cooking | undefined {
  const told = sentences.filter(({ names }) => names.has(part) || names.has(item.foodId));
  if (told.length === 0) return undefined;
  const steps = stepsOf(told, sentences);
  if (/^eggs?$/.test(food.id)) return findEggs(steps.replaceAll(new RegExp(`\\{(${part}|${item.foodId})\\}`, 'g'), 'EGG'));
  if (says(told, MASHED) && STARCH.test(food.id) && !isCrushedAside(told)) return 'mashed';
  const melts = food.kind === 'cheese' && MELTS.test(steps);
  if (isLost(food, told)) return melts ? 'melted' : 'mixed';
  if (melts) return 'melted';
  if (isMeatLike(food.kind) && says(told, BREADED)) return 'breaded';
  return says(told, HEATED) ? findSoftness(food, told, item.prep) : undefined;
}

type Told = readonly CookedSentence[];

const says = (told: Told, words: RegExp): boolean => told.some(({ text }) => words.test(text));

/** Gone into something else, unless some of it is kept for the top. */
function isLost({ kind }: Food, told: Told): boolean {
  if (isMeatLike(kind) || told.some(({ text, isLast }) => isLast && PUT_ON.test(text) && !LOST.test(text))) return false;
  return says(told, KEEPS_SHAPE.test(kind) ? LOST_WHOLE : LOST) || (MIXES_AWAY.test(kind) && says(told, STIRRED_IN));
}

function findSoftness({ id, kind }: Food, told: Told, prep: string | null): Cooking | undefined {
  if (AROMATIC.test(id)) return 'softened';
  if (/^(carrot|celery)$/.test(id) && findCut(prep) === 'dice' && says(told, /\bsoft|cook\b/)) return 'softened';
  if (kind === 'herb') return told.some(({ isLast, text }) => isLast || PUT_ON.test(text)) ? undefined : 'softened';
  return says(told, /\b(simmer|stew|collapse|soft|sauce|thick)/) ? 'simmered' : undefined;
}

/** What is done; what stands beside "the mash" is not in it. */
const MASHED = /(?<!\b(?:the|with|potato) )\b(mash|crush)\b(?!.*\b(a few|some|a third|a quarter|half|against)\b)/;
const BREADED = /\b(press .*crumb|press into|dip|roll in|bread(ed)? )\b/;

const isCrushedAside = (told: Told): boolean => told.every(({ text }) => /crushed|peppercorn/.test(text));

const isMeatLike = (kind: string): boolean => /^(poultry|pork|beef|lamb|fish|soy|crustacean|mollusc)$/.test(kind);

const MELTS = /\b(melt|bake|broil|bubbl|grill)/;

/** Of the steps an egg is named in, all that is said: where it is poured in, the curds come a sentence later. */
const EGGS: readonly (readonly [RegExp, Cooking])[] = [
  [/\bblend|chop [^.]*(fine|fold)/, 'mixed'],
  [/\bpeel|boil for|hard-boil|\bquarters\b|\bhalved?\b|EGG by itself/, 'boiled'],
  [/poach/, 'poached'],
  [
    /\b(crack|break|fry|fried|make a well)\b(?!.*scramble)(?=.*white and yolk|.*EGG.*\bcover)|\b(crack in|crack|fry|fried) (the )?(rest of the )?EGG(?!.*scramble)/,
    'fried',
  ],
  [/curds|scramble|fold gently|push|stir slowly|draw the set|in a circle|thin thread|fold [^.]*through/, 'scrambled'],
  [/\b(beat|beaten|whisk|mix|bind|separate|knead|stir|yolk|pour|dip)\b/, 'mixed'],
];

const findEggs = (steps: string): Cooking => EGGS.find(([pattern]) => pattern.test(steps))?.[1] ?? 'boiled';

/** All that is said in the steps that name a food. */
function stepsOf(told: Told, sentences: Told): string {
  const steps = new Set(told.map(({ step }) => step));
  return sentences
    .filter(({ step }) => steps.has(step))
    .map(({ text }) => text)
    .join('. ');
}

const CUTS: readonly (readonly [RegExp, Cut])[] = [
  [/matchstick|shred|grated|shaved|fine strips|ribbons/, 'shreds'],
  [/flaked|broken/, 'flakes'],
  [/sticks|batons|fries/, 'sticks'],
  [/wedge|quartered/, 'wedges'],
  [/strip|half-moons/, 'strips'],
  [/(small|large|inch|bite-size)? ?(cube|chunk|bite-size|pieces)/, 'cubes'],
  [/dice|chopped|minced|crumbled/, 'dice'],
  [/slice|slab|round|cutlet|halved/, 'slices'],
];

export const findCut = (prep: string | null): Cut | undefined =>
  prep === null ? undefined : CUTS.find(([pattern]) => pattern.test(prep))?.[1];
