import { UNKNOWN_EATER, type Eater } from '../eater/eater.ts';
import type { Intent } from '../intent/intent.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';
import { kindOfAge, MOST_PEOPLE } from '../eater/eater-kind.ts';
import { type Away, isThere, readAway } from './away.ts';
import { ASKER, guestNumber } from './guest-id.ts';
import { newcomerOf, seatNamed } from './seat-named.ts';
import { isMinor, type EaterId, type TableEater } from './table-eater.ts';
import { uniteRules } from './table-rules.ts';

/** What a sentence that names more has to know. */
export const tellCrowd = ({ people }: Pick<Intent, 'people'>): readonly string[] =>
  people !== null && people > MOST_PEOPLE
    ? [`There are plates for ${MOST_PEOPLE} of the ${people}: for the others, cook the recipes once more or raise their servings.`]
    : [];

/**
 * Who a sentence is planned for: those it tells apart, else the household, with guests where it names more people than live there, and as many of it as it
 * names where it names fewer. Undefined where one eats alone.
 */
export function seatPeople(
  household: readonly TableEater[],
  { intent, eater }: { intent: Pick<Intent, 'people'> & Partial<Pick<Intent, 'eaters'>>; eater: Eater },
): readonly TableEater[] | undefined {
  const home = household.length > 0 ? household : [askerOf(eater)];
  const named = intent.eaters?.length ? seatNamed(home, intent.eaters) : home;
  const people = Math.min(MOST_PEOPLE, intent.people ?? named.length);
  const own = named === home && people < home.length ? grownFirst(home) : named;
  const guests = Array.from({ length: Math.max(0, people - own.length) }, (_, at) => guestAt(at + 1));
  const seated = [...own.slice(0, Math.max(1, people)), ...guests];
  return seated.length > 1 ? seated : undefined;
}

/** "My wife and me" are two of the household, and neither is the child. */
const grownFirst = ([asker, ...others]: readonly TableEater[]): readonly TableEater[] => [
  asker!,
  ...others.toSorted((one, other) => Number(isMinor(one)) - Number(isMinor(other))),
];

/** Whom a plate may be of: those who live together, whomever the sentence is for, and who asks, by the profile. */
type Known = { readonly household: readonly TableEater[]; readonly eater: Eater };

/**
 * Who has plates of these meals, the first whom their own lines are of; undefined where they are for one. Everybody has the rules
 * of today: whoever is written down no more is somebody who may be meant, or held to all that binds those who may be.
 */
export function seatAgain(
  meals: Readonly<Partial<Record<MealPlace, Pick<PlannedMeal, 'plates' | 'portions'>>>>,
  { household, eater }: Known,
): readonly TableEater[] | undefined {
  const laid = Object.values(meals).flatMap(({ plates, portions }) => (plates ? [{ plates, hasFirst: portions.length > 0 }] : []));
  if (laid.length === 0) return undefined;
  // A meal that the first is away from has no lines of its own.
  const inOrder = laid.toSorted((one, other) => Number(other.hasFirst) - Number(one.hasFirst) || other.plates.length - one.plates.length);
  const plates = new Map(inOrder.flatMap((meal) => meal.plates).map((plate) => [plate.eaterId, plate]));
  const own = household.length > 0 ? household : [askerOf(eater)];
  const absent = own.filter(({ id }) => !plates.has(id));
  return [...plates.values()].slice(0, MOST_PEOPLE).map((plate, at) => {
    const found = own.find(({ id }) => id === plate.eaterId) ?? findGuest(plate.eaterId);
    if (found) return found;
    const isAsker = absent[0] === own[0] && !plate.newcomer && (at === 0 || plate.eaterId === ASKER);
    const meant = isAsker ? own[0] : absent.find(({ name }) => name === plate.name);
    const nobody = plate.newcomer ? newcomerOf(plate.eaterId, { ...plate.newcomer, name: plate.name }) : guestOf(plate.eaterId, plate.name);
    if (meant) return { ...meant, id: nobody.id, name: nobody.name };
    return { ...nobody, rules: { ...nobody.rules, ...uniteRules([nobody, ...absent].map(({ rules }) => rules)) } };
  });
}

/**
 * The table of a day with so many at one of its meals. Guests come first and go first; who goes stays at the other meals, and who
 * comes is at this one alone.
 */
export function seatMeal(
  meals: Parameters<typeof seatAgain>[0],
  { place, people }: { readonly place: MealPlace; readonly people: number },
  known: Known,
): { readonly eaters: readonly TableEater[]; readonly away: Away } {
  const before = seatAgain(meals, known) ?? [seatAlone(known.household, known.eater)];
  const away = readAway(meals, before);
  const here = before.filter((eater) => isThere(away, place, eater));
  const stay = here.toSorted((one, other) => Number(isGuest(one)) - Number(isGuest(other))).slice(0, Math.max(1, people));
  const free = Array.from({ length: MOST_PEOPLE }, (_, at) => guestAt(at + 1)).filter(({ id }) => !here.some((eater) => eater.id === id));
  const now = [...stay, ...free.slice(0, Math.max(0, people - stay.length))];
  const places = (Object.keys(meals) as MealPlace[]).filter((other) => other !== place);
  const isNow = ({ id }: TableEater): boolean => now.some((eater) => eater.id === id);
  const eaters = [
    ...before.filter((eater) => isNow(eater) || places.some((other) => isThere(away, other, eater))),
    ...now.filter(({ id }) => !before.some((eater) => eater.id === id)),
  ];
  const awayAt = (other: MealPlace): readonly string[] =>
    eaters
      .filter((eater) => (other === place ? !isNow(eater) : !before.some(({ id }) => id === eater.id) || !isThere(away, other, eater)))
      .map(({ id }) => id);
  return { eaters, away: Object.fromEntries([place, ...places].map((other) => [other, awayAt(other)])) };
}

const isGuest = ({ id }: TableEater): boolean => guestNumber(id) !== undefined;

/** Who asks, where nobody else lives there: the host of whoever comes. */
export const seatAlone = (household: readonly TableEater[], eater: Eater): TableEater => household[0] ?? askerOf(eater);

const askerOf = (rules: Eater): TableEater => ({
  ...guestOf(ASKER, 'You'),
  rules,
  ageYears: rules.ageYears,
  kind: rules.ageYears === null ? 'adult' : kindOfAge(rules.ageYears),
});

function findGuest(eaterId: string): TableEater | undefined {
  const number = guestNumber(eaterId);
  return number === undefined ? undefined : guestAt(number);
}

/** Somebody who eats along: a usual day, no rules of their own. */
export const guestAt = (number: number): TableEater => guestOf(`guest-${number}`, `Guest ${number}`);

const guestOf = (id: string, name: string): TableEater => ({
  id: id as EaterId,
  name,
  kind: 'adult',
  ageYears: null,
  rules: UNKNOWN_EATER,
  target: { type: 'usual' },
  eatsAtHome: {},
});
