import type { Food, FoodKind } from '../../food/food.ts';
import type { GroundedLine } from '../../ingredient/ground-line.ts';
import { describeDoneness } from '../../kit/doneness.ts';
import { joinNames } from '../../kit/name-food.ts';
import { findTechnique } from '../../kit/technique.ts';

type Steps = { readonly steps: readonly string[]; readonly cookMinutes: number };

/** Steps in a workable order for lines of no known dish. Every line is named once; raw meat, fish and eggs get their doneness. */
export function writeGroundedSteps(title: string, lines: readonly GroundedLine[]): Steps {
  const items = lines.flatMap((line) => {
    const name = nameLine(line);
    return name ? [{ name, food: line.food, role: pickRole(line.food) }] : [];
  });
  const needsCooking = items.some(({ role }) => role === 'starch' || role === 'raw');
  if (!needsCooking && /\b(?:smoothie|shake|lassi)\b/i.test(title)) return { steps: writeSmoothie(items), cookMinutes: 0 };
  if (/\bovernight\b/i.test(title) && items.every(({ role }) => role !== 'raw')) return { steps: writeOvernight(items), cookMinutes: 0 };
  return needsCooking || items.some(({ role }) => role === 'base') ? writeHot(items) : { steps: writeCold(items), cookMinutes: 0 };
}

type Role = 'starch' | 'raw' | 'base' | 'firm' | 'wet' | 'season' | 'fat' | 'tender' | 'finish';
type Item = { readonly name: string; readonly food: Food | undefined; readonly role: Role };

/** The words of the line itself: the cook looks for what the list says. */
function nameLine({ line }: GroundedLine): string {
  const name = line.name
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^[A-Z][a-z]/.test(name) && !/\s[A-Z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function pickRole(food: Food | undefined): Role {
  if (!food) return 'finish';
  if (describeDoneness(food) !== undefined) return 'raw';
  if (findTechnique(food.id) && food.state !== 'cooked') return 'starch';
  if (food.facets.includes('allium') && (food.kind === 'vegetable' || food.kind === 'condiment')) return 'base';
  if (food.id === 'ginger') return 'base';
  if (food.facets.includes('leafy')) return 'tender';
  return ROLES_BY_KIND[food.kind] ?? 'finish';
}

const ROLES_BY_KIND: Readonly<Partial<Record<FoodKind, Role>>> = {
  vegetable: 'firm',
  mushroom: 'firm',
  'starchy-root': 'firm',
  soy: 'firm',
  'meat-substitute': 'firm',
  legume: 'wet',
  stock: 'wet',
  sauce: 'wet',
  alcohol: 'wet',
  'plant-milk': 'wet',
  cream: 'wet',
  milk: 'wet',
  spice: 'season',
  salt: 'season',
  condiment: 'season',
  sweetener: 'season',
  vinegar: 'season',
  oil: 'fat',
  butter: 'fat',
  'animal-fat': 'fat',
  herb: 'tender',
};

const namesOf = (items: readonly Item[], ...roles: readonly Role[]): readonly string[] =>
  items.filter(({ role }) => roles.includes(role)).map(({ name }) => name);

function writeHot(items: readonly Item[]): Steps {
  const starches = items.filter(({ role }) => role === 'starch');
  const raws = items.filter(({ role }) => role === 'raw');
  const [base, firm, wet] = [namesOf(items, 'base'), namesOf(items, 'firm'), namesOf(items, 'wet')];
  const [season, fat, tender, finish] = [
    namesOf(items, 'season'),
    namesOf(items, 'fat'),
    namesOf(items, 'tender'),
    namesOf(items, 'finish'),
  ];
  const steps = [
    ...starches.map(({ name, food }) => writeTechnique(findTechnique(food?.id ?? '')?.start ?? '', name)),
    ...(base.length + firm.length > 0 ? [`Wash and chop the ${joinNames([...base, ...firm])}.`] : []),
    ...(season.length > 0 && raws.length > 0
      ? [`Season the ${joinNames(raws.map(({ name }) => name))} with the ${joinNames(season)}.`]
      : []),
    ...(base.length > 0 || raws.length > 0 || firm.length > 0
      ? [
          `Warm ${fat.length > 0 ? `the ${joinNames(fat)}` : 'a nonstick skillet'} over medium heat${fat.length > 0 ? ' in a skillet' : ''}.`,
        ]
      : []),
    ...(base.length > 0 ? [`Add the ${joinNames(base)} and cook until soft, about 5 minutes.`] : []),
    ...raws.map(({ name, food }) => `Cook the ${name} ${food ? describeDoneness(food) : ''}.`),
    ...(firm.length > 0 ? [`Add the ${joinNames(firm)} and cook until tender, about 7 minutes.`] : []),
    ...(season.length > 0 && raws.length === 0 ? [`Stir in the ${joinNames(season)}.`] : []),
    ...(wet.length > 0 ? [`Add the ${joinNames(wet)} and simmer until hot all through, about 8 minutes.`] : []),
    ...(tender.length > 0 ? [`Take off the heat and stir in the ${joinNames(tender)}.`] : []),
    ...starches.flatMap(({ name, food }) => {
      const end = findTechnique(food?.id ?? '')?.finish ?? '';
      return end ? [writeTechnique(end, name)] : [];
    }),
    serve([...starches.map(({ name }) => name), ...finish]),
  ];
  const pan =
    (base.length > 0 ? 5 : 0) +
    raws.reduce((sum, { food }) => sum + (food?.kind === 'egg' ? EGG_MINUTES : RAW_MINUTES), 0) +
    (firm.length > 0 ? 7 : 0) +
    (wet.length > 0 ? 8 : 0);
  return { steps, cookMinutes: Math.max(pan, ...starches.map(({ food }) => findTechnique(food?.id ?? '')?.minutes ?? 0)) };
}

const RAW_MINUTES = 12;
const EGG_MINUTES = 5;

const serve = (names: readonly string[]): string => (names.length > 0 ? `Serve with the ${joinNames(names)}.` : 'Taste, season and serve.');

/** The water is told by volume, for the lines are in whatever measure their writer chose. */
const writeTechnique = (sentence: string, name: string): string =>
  sentence.replace(/\{x\*([\d.]+)\} of (boiling )?water/g, '$1 times its volume of $2water').replaceAll('{x}', name);

function writeSmoothie(items: readonly Item[]): readonly string[] {
  return [
    `Put the ${joinNames(items.map(({ name }) => name))} in a blender.`,
    'Blend until smooth, about 1 minute; thin with a splash of water if it is too thick.',
    'Pour and drink at once.',
  ];
}

function writeOvernight(items: readonly Item[]): readonly string[] {
  return [
    `Stir the ${joinNames(items.map(({ name }) => name))} together in a jar.`,
    'Cover and chill overnight, or for at least 6 hours.',
    'Stir again and eat cold, loosened with a splash of milk or water if you like.',
  ];
}

function writeCold(items: readonly Item[]): readonly string[] {
  const fresh = items
    .filter(({ food }) => food && /vegetable|fruit|herb|mushroom/.test(food.kind) && food.state === 'raw')
    .map(({ name }) => name);
  const dressing = namesOf(items, 'fat', 'season');
  const rest = items.filter(({ name }) => !fresh.includes(name) && !dressing.includes(name)).map(({ name }) => name);
  return [
    ...(fresh.length > 0 ? [`Wash the ${joinNames(fresh)} and cut into bite-size pieces.`] : []),
    ...(dressing.length > 1 ? [`Whisk the ${joinNames(dressing)} together.`] : []),
    ...(rest.length > 0
      ? [`Put the ${joinNames(rest)} on a plate or in a bowl${fresh.length > 0 ? ' and add what you have cut' : ''}.`]
      : []),
    dressing.length > 0 ? `Finish with the ${dressing.length > 1 ? 'dressing' : (dressing[0] ?? '')} and serve.` : 'Serve at once.',
  ];
}
