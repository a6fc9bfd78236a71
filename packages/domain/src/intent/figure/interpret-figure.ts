import { OF_OTHER_DAYS, OF_OTHER_WEEKS } from '../../calendar/said-days.ts';
import { MACROS } from '../../food/nutrients.ts';
import type { Wanted } from '../intent.ts';
import type { Macro, UnitWord } from '../language/intent-words.table.ts';
import { putCalories } from './put-calories.ts';
import { findMacroNear, findSlotsNear } from './number-context.ts';
import { interpretTime, MOST_HOURS, putMinutes } from './interpret-time.ts';
import { WEEKS_A_MONTH, type Figure, type FigureContext as Context, type NumberReading } from './number-reading.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { boundBefore, limitOf, readWanted, roundWanted, scaleWanted } from './wanted.ts';

/** Says of one figure what it counts, by its unit, by the words around it, or by its size. */
export function interpretFigure(context: Context): void {
  const { items, figure, reading } = context;
  let at = figure.to;
  if (items[at]?.mark === '+') at++;
  if (items[at]?.mark === '-' && items[at + 1]?.effect?.unit !== undefined) at++;
  const thousands = items[at]?.words === 'k' && figure.low < 20;
  if (thousands) reading.used.add(at++);
  const high = figure.high === undefined || !thousands ? figure.high : figure.high * 1000;
  const scaled: Context = thousands ? { ...context, figure: { ...figure, low: figure.low * 1000, high } } : context;
  const unitAt = findUnit(items, at);
  const unit = items[unitAt]?.effect?.unit;
  if (unit) {
    reading.used.add(unitAt);
    UNIT_READERS[unit](scaled, unitAt);
  } else if (items[figure.from - 1]?.effect?.unit === 'money') {
    reading.budget = true;
  } else {
    interpretBare(scaled);
  }
}

/** Where the unit of a figure stands: behind it, and of days and people behind what tells of them, "3 vegan days", "two hungry adults". */
function findUnit(items: readonly Item[], at: number): number {
  const ahead = items.slice(at, at + MOST_TOLD + 1).findIndex(({ words }) => COUNTED.test(words));
  return ahead > 0 && items.slice(at, at + ahead).every(tellsOfCounted) ? at + ahead : at;
}
const MOST_TOLD = 3;
const COUNTED = /^(?:days|people|adults|guests)$/u;
const tellsOfCounted = (item: Item): boolean => {
  const { words, effect, value, mark } = item;
  if (value !== undefined || mark !== undefined || isFood(item)) return false;
  const told = [effect?.diets, effect?.restrictions, effect?.aims, effect?.budget, effect?.cuisines, effect?.dish];
  // Any plain word does: "three gentle days", "two more days"; but not "3 eggs over 2 days" or "twice in four days".
  return told.some((one) => one !== undefined) || words === 'more' || (effect === undefined && words.length > 2 && !BINDS.test(words));
};
const BINDS =
  /^(?:the|and|for|per|each|every|over|across|some|all|other|out|off|from|times?|these|those|most|only|with|after|before|until|than|week|nights?|hours?|its|are|was|who|old|last|next|ago|past|on)$/u;

/** "5 portions of veg a day" are eaten by one; "4 servings of pasta" by four. */
const isOfPlants = (items: readonly Item[], unitAt: number): boolean =>
  PORTIONS.test(items[unitAt]?.words ?? '') &&
  items[unitAt + 1]?.words === 'of' &&
  /^(?:vegetable|fruit)$/u.test(items[unitAt + 2]?.foodClass?.id ?? '') &&
  items.slice(unitAt + 3, unitAt + 6).some(({ effect, words }) => effect?.perDay === true || words === 'daily');
const PORTIONS = /^(?:portions?|servings?)$/u;

const middleOf = ({ low, high }: Figure): number => (high === undefined ? low : (low + high) / 2);

const withUnit = (figure: Figure, unitAt: number): Figure => ({ ...figure, to: unitAt + 1 });

/** 1 kcal is 4.184 kJ, a pound is 0.4536 kg. */
const UNIT_READERS: Readonly<Record<UnitWord, (context: Context, unitAt: number) => void>> = {
  kcal: (context, unitAt) => putCalories(context, readWanted(context.items, withUnit(context.figure, unitAt)), false),
  kj: (context, unitAt) => putJoules(context, unitAt, 1 / 4.184),
  mj: (context, unitAt) => putJoules(context, unitAt, 1000 / 4.184),
  g: putGrams,
  mg: ({ items, figure, reading }, unitAt) => {
    const macro = findMacroNear(items, figure.from, unitAt, reading.used);
    if (macro === 'sodium') reading.macros.sodium = limitOf(readWanted(items, withUnit(figure, unitAt)));
  },
  percent: ({ items, figure, reading }, unitAt) => {
    if (middleOf(figure) > 100) return;
    const macro = findMacroNear(items, figure.from, unitAt, reading.used);
    if (macro === 'protein' || macro === 'carbs' || macro === 'fat') reading.shares[macro] = middleOf(figure);
  },
  minute: (context, unitAt) => putMinutes(context, unitAt + 1),
  hour: (context, unitAt) => {
    if (context.figure.low <= MOST_HOURS) putMinutes(context, unitAt + 1, 60);
  },
  person: ({ items, figure, reading }, unitAt) => {
    if (isOfPlants(items, unitAt) || countsSome(items, figure.from, unitAt)) return;
    // "For 6, one guest is vegan".
    if (figure.low >= 1 && figure.low <= MOST_COUNTED) putPeople(items, figure, reading);
  },
  year: ({ figure, reading }) => {
    reading.ageYears = figure.low;
  },
  month: ({ items, figure, reading }, unitAt) => {
    if (/old|mo\b/u.test(items[unitAt]?.words ?? '')) reading.ageYears = figure.low / 12;
    else reading.weeks = figure.low * WEEKS_A_MONTH;
  },
  day: ({ items, figure, reading }, unitAt) => {
    if (countsOtherDays(items, { from: figure.from, unitAt })) return;
    // "4 days vegan, then 3 days of anything".
    const goesOn = items.slice(Math.max(0, figure.from - 2), figure.from).some(({ words }) => words === 'then');
    reading.days = figure.low + (goesOn ? (reading.days ?? 0) : 0);
  },
  week: ({ items, figure, reading }, unitAt) => {
    // "34 weeks along", "12 wks in", "3 weeks old" tell how long something has been.
    if (!SINCE.test(items[unitAt + 1]?.words ?? '')) reading.weeks = figure.low;
  },
  kg: ({ items, figure, reading }, unitAt) => {
    reading.kilograms = figure.low * (/lb|pound/u.test(items[unitAt]?.words ?? '') ? 0.4536 : 1);
  },
  money: ({ reading }) => {
    reading.budget = true;
  },
  ingredient: () => undefined,
};

const SINCE = new RegExp(`^(?:${OF_OTHER_WEEKS})$`, 'u');

/** "One of us is vegan", "two of us have celiac disease": some of those who eat, and not how many they are. */
const countsSome = (items: readonly Item[], from: number, unitAt: number): boolean =>
  (items[unitAt]!.words === 'of us' || items[from]!.value === 1) &&
  items[from - 1]?.words !== 'the' &&
  TELLS_OF_THEM.test(items[unitAt + 1]?.words ?? '') &&
  !COMES.test(items[unitAt + 2]?.words ?? '');
const TELLS_OF_THEM = /^(?:is|are|has|have|eats|doesnt|dont|does not|do not|cant|cannot|can not|wont|hates?|dislikes?|only)\b/u;
const COMES = /^(?:\w+ing|home|here|in)$/u;

/** "Fish 3 days a week", "the bread is 3 days old", "keeps 3 days": how often or how long, and no days to plan. */
function countsOtherDays(items: readonly Item[], { from, unitAt }: { readonly from: number; readonly unitAt: number }): boolean {
  const behind = items.slice(unitAt + 1, unitAt + 5).map(({ words }) => words);
  // "I need it to last six days" asks for them.
  const isAsked = /^(?:to|must|should|will)$/u.test(items[from - 2]?.words ?? '');
  return HOW_OFTEN.test(behind.join(' ')) || (!isAsked && /^(?:keeps?|kept|lasts?|fresh)$/u.test(items[from - 1]?.words ?? ''));
}
const HOW_OFTEN = new RegExp(String.raw`^(?:${OF_OTHER_DAYS}|out of a week)\b`, 'u');

const putJoules = (context: Context, unitAt: number, kcal: number): void =>
  putCalories(context, roundWanted(readWanted(context.items, withUnit(context.figure, unitAt), kcal)), false);

const MOST_MEAL_PROTEIN = 90;
const MOST_MEAL_GRAMS = 120;
const MOST_MEAL_OF = { protein: MOST_MEAL_PROTEIN, carbs: MOST_MEAL_GRAMS, fat: 45 } as const;

function putGrams(context: Context, unitAt: number): void {
  const { items, figure, reading } = context;
  const lettered = LETTERS[items[unitAt + 1]?.words ?? ''];
  if (lettered !== undefined) reading.used.add(unitAt + 1);
  const macro =
    items[unitAt]?.effect?.macro ??
    lettered ??
    findMacroNear(items, figure.from, unitAt, reading.used) ??
    carriedMacro(context) ??
    proteinOfAim(context, unitAt);
  if (saysOfAll(items, unitAt, macro)) return putAll(context, readWanted(items, withUnit(figure, unitAt)));
  if (macro === undefined || macro === 'sugar') return;
  if (macro === 'protein' && figure.low < 5) return putPerKilogram(context, unitAt);
  const wanted = readWanted(items, withUnit(figure, unitAt));
  // Salt is two fifths sodium.
  if (macro === 'sodium') reading.macros.sodium = limitOf(scaleWanted(wanted, 393));
  else putMacro(context, macro, wanted);
}

/** "10 g of everything", "20 g of each macro", "10 g protein, carbs and fat each". */
function saysOfAll(items: readonly Item[], unitAt: number, macro: string | undefined): boolean {
  const behind = items.slice(unitAt + 1, unitAt + 8);
  const text = behind.map(({ words }) => words).join(' ');
  if (/^(?:of )?(?:everything|each macro|every macro|all macros?|all three|the macros?|each of (?:the )?macros?)\b/u.test(text))
    return true;
  const named = new Set(behind.flatMap(({ effect }) => effect?.macro ?? []));
  return macro !== undefined && named.size >= 3 && /\beach\b(?! meal)/u.test(text) && behind.every(({ value }) => value === undefined);
}

function putAll({ reading }: Context, wanted: Wanted): void {
  for (const macro of MACROS) reading.macros[macro] = wanted;
}

/** "30 g protein at breakfast, 40 g at lunch": the second figure is of the first one's macro where it has a meal of its own. */
function carriedMacro({ items, figure }: Context): 'protein' | undefined {
  if (findSlotsNear(items, figure.from, figure.to).slots.length === 0) return undefined;
  return items.slice(0, figure.from).findLast(({ effect }) => effect?.macro !== undefined)?.effect?.macro === 'protein'
    ? 'protein'
    : undefined;
}

/** "High protein vegan, 160 grams": of what is clear, where no food comes behind it. */
function proteinOfAim({ items, figure }: Context, unitAt: number): 'protein' | undefined {
  const isOfFood = items.slice(unitAt + 1, unitAt + 3).some((item) => isFood(item) || item.words === 'of');
  const isDaily = figure.low >= LEAST_DAY_PROTEIN && items.some(({ effect }) => effect?.aims?.includes('high-protein'));
  return isDaily && !isOfFood ? 'protein' : undefined;
}

/** Grams; less is a meal's, or something else's. */
const LEAST_DAY_PROTEIN = 80;

/** "Protein: 25 at breakfast, 40 at lunch". */
const handedOnMacro = (context: Context): 'protein' | undefined =>
  context.figure.low <= MOST_MEAL_PROTEIN && Object.values(context.reading.perMeal).some(({ protein }) => protein)
    ? carriedMacro(context)
    : undefined;

const LEAST_BARE_GRAMS = 5;

function putPerKilogram({ items, figure, reading }: Context, unitAt: number): void {
  const perPound = items.slice(unitAt, unitAt + 5).some(({ words }) => /^(?:lbs?|pounds?)$/u.test(words));
  reading.proteinPerKg = figure.low / (perPound ? 0.4536 : 1);
}

function putMacro({ items, figure, reading }: Context, macro: Macro | 'fiber', wanted: Wanted): void {
  const near = findSlotsNear(items, figure.from, figure.to);
  const size = wanted.target ?? wanted.max ?? wanted.min ?? 0;
  const slots = near.everyMeal ? (['breakfast', 'lunch', 'dinner'] as const) : near.slots;
  if (macro === 'protein' && !near.perDay && slots.length > 0 && size <= MOST_MEAL_PROTEIN) {
    for (const slot of slots) reading.perMeal[slot] = { ...reading.perMeal[slot], protein: wanted };
    return;
  }
  if (macro !== 'fiber' && !near.perDay && near.slots.length > 0 && size <= MOST_MEAL_OF[macro]) {
    for (const slot of near.slots) reading.mealMacros[slot] = { ...reading.mealMacros[slot], [macro]: size };
    return;
  }
  // A day has three main meals; its snack is left what the range leaves.
  reading.macros[macro] = near.everyMeal && !near.perDay && size <= MOST_MEAL_GRAMS ? scaleWanted(wanted, 3) : wanted;
}

const LETTERS: Readonly<Record<string, Macro>> = { p: 'protein', c: 'carbs', f: 'fat', gp: 'protein', gc: 'carbs', gf: 'fat' };

function interpretBare(context: Context): void {
  const { items, figure, reading } = context;
  if (interpretTime(context) || putLettered(context)) return;
  if (items[figure.from - 1]?.effect?.unit === 'kcal' && !reading.used.has(figure.from - 1))
    return putCalories(context, readWanted(items, figure), false);
  const isMacroSized = figure.low >= LEAST_BARE_GRAMS && figure.low < 800;
  const macro = isMacroSized ? (findMacroNear(items, figure.from, figure.to - 1, reading.used) ?? handedOnMacro(context)) : undefined;
  if (macro !== undefined && macro !== 'sugar' && macro !== 'sodium') {
    putBareMacro(context, macro);
  } else if (saysCaloriesBefore(items, figure.from)) {
    putCalories(context, readWanted(items, figure), false);
  } else if (looksLikeCalories(items, figure)) {
    putCalories(context, readWanted(items, figure), true);
  } else if (countsPeople(items, figure)) {
    reading.people = null;
    putPeople(items, figure, reading);
  }
}

/** Of "4-6 people" and "for 4 or 5" the most, so that nobody goes without. */
function putPeople(items: readonly Item[], { from, to, low, high: end }: Figure, reading: NumberReading): void {
  const [joint, next] = [items[from - 1], items[to]];
  const before = joint?.words === 'or' ? items[from - 2]?.value : undefined;
  const behind = next?.words === 'or' ? items[to + 1]?.value : undefined;
  const high = end ?? behind;
  const most = high !== undefined && high > low && high <= MOST_COUNTED ? high : low;
  const least = before !== undefined && before < most ? before : low;
  if (least < most) reading.peopleRange = { low: least, high: most };
  reading.people = Math.max(reading.people ?? 0, most);
}
const MOST_COUNTED = 20;

/** "150p", "P150". */
function putLettered(context: Context): boolean {
  const { items, figure, reading } = context;
  if (figure.low >= 800) return false;
  const before = figure.from - 1;
  const at = /^[pcf]$/u.test(items[before]?.words ?? '') && !reading.used.has(before) ? before : figure.to;
  const macro = LETTERS[items[at]?.words ?? ''];
  if (macro === undefined) return false;
  reading.used.add(at);
  if (items[at]?.words.startsWith('g')) putMacro(context, macro, readWanted(items, figure));
  else putBareMacro(context, macro);
  return true;
}

function putBareMacro(context: Context, macro: Macro | 'fiber'): void {
  const { items, figure, reading } = context;
  if (macro !== 'fiber') reading.bareMacros.add(macro);
  putMacro(context, macro, readWanted(items, figure));
}

function looksLikeCalories(items: readonly Item[], figure: Figure): boolean {
  const near = findSlotsNear(items, figure.from, figure.to);
  if (figure.low >= 800) return figure.low <= 6000 && !isYear(items, figure);
  // "Stay under 500 a day" is a crash diet, whatever its unit.
  return figure.low >= 150 && (near.slots.length > 0 || (near.perDay && boundBefore(items, figure.from) === 'max'));
}

/** "Thanksgiving 2019", "since 2021": no round number, and behind what has a year. */
const isYear = (items: readonly Item[], { low, high, from }: Figure): boolean =>
  high === undefined && low >= 1950 && low < 2050 && low % 50 !== 0 && HAS_YEAR.test(items[from - 1]?.words ?? '');
const HAS_YEAR =
  /^(?:in|since|thanksgiving|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|fall)$/u;

function countsPeople(items: readonly Item[], figure: Figure): boolean {
  if (figure.low < 1 || figure.low > MOST_COUNTED || isCountOfAnother(items[figure.to], items[figure.to + 1])) return false;
  if (items[figure.from - 1]?.effect?.unit === 'person' || isOfGroup(items, figure)) return true;
  const after = items[figure.to]?.effect;
  const before = items[figure.from - 1]?.effect?.bound === 'about' ? figure.from - 2 : figure.from - 1;
  return FOR.test(items[before]?.words ?? '') && after?.slot === undefined && after?.foodTalk === undefined;
}

/** "For two weeks", "feeding 3 times a day", "a table of 5 small meals". */
const isCountOfAnother = (item: Item | undefined, next: Item | undefined): boolean =>
  OF_TIME.has(item?.effect?.unit ?? '') ||
  /^(?:times?|courses?)$/u.test(item?.words ?? '') ||
  (item?.mark === undefined && [item, next].some((one) => /^meals?$/u.test(one?.words ?? '')));
const OF_TIME: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);

/** "Team of 9", "feeding a mob of ten", but "a bunch of 5 carrots". */
const isOfGroup = (items: readonly Item[], { from, to }: Figure): boolean =>
  items[from - 1]?.words === 'of' && GROUPS.test(items[from - 2]?.words ?? '') && !isFood(items[to]);
const GROUPS =
  /^(?:team|mob|party|group|crowd|gang|table|family|squad|class|bunch|crew|household|house|sharehouse|houseshare|flatshare|flat|office|tribe|horde)$/u;

/** "For 4", "feeding 8", "wir sind zu viert", "nous sommes cinq". */
const FOR = /^(?:for|feed|feeding|feeds|we are|were|fur|zu|pour|para|per|pra|sind|sommes|somos|siamo)$/u;

function saysCaloriesBefore(items: readonly Item[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const item = items[back];
    if (item?.effect?.unit === 'kcal') return items[back - 1]?.value === undefined;
    if (item?.value !== undefined || item?.mark === ',' || item?.mark === ';' || item?.mark === '.') return false;
  }
  return false;
}
