import { UNKNOWN_EATER, type Eater } from '../eater/eater.ts';
import { kindOfAge } from '../eater/eater-kind.ts';
import { energyKcal } from '../food/nutrients.ts';
import { EMPTY_INTENT, type Intent, type NamedEater } from '../intent/intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { sharedDiets } from '../intent/wish/shared-diets.ts';
import type { Newcomer } from '../plan/plan.ts';
import { usualKcal } from './eater-target.ts';
import { ageOf, isMinor, type EaterId, type EaterTarget, type TableEater } from './table-eater.ts';
import { uniteRules } from './table-rules.ts';

/**
 * The table that a sentence names, whoever asks first. Who lives in the household keeps all their rules, with the day that the
 * sentence gives them; others sit there for this day alone.
 */
export function seatNamed(household: readonly TableEater[], named: readonly NamedEater[]): readonly TableEater[] {
  const [you, ...others] = household;
  const taken = new Set<TableEater>();
  return named.flatMap((eater) => {
    if (eater.isYou) return you ? [{ ...withDiets(you, eater.diets), name: eater.name === 'You' ? you.name : eater.name }] : [];
    const left = others.filter((other) => !taken.has(other));
    const byName = left.find(({ name }) => name.toLowerCase() === eater.name.toLowerCase());
    const alike = left.filter(({ kind }) => kind === eater.kind);
    // A name that nobody has there is a guest's, or one's own by another: what must not be on that one's plate is on neither.
    if (!byName && eater.isCalled) return [withHarmsOf(seatNew(eater), left)];
    const known = byName ?? nearestInAge(alike, eater.ageYears);
    // Whose child a sentence speaks of is not known either: what binds one who lives there binds it.
    if (!known) return [withRulesOf(seatNew(eater), eater.kind === 'adult' ? [] : left.filter(isMinor))];
    taken.add(known);
    const target = targetOf(eater);
    const seated = { ...withAge(withDiets(known, eater.diets), eater.ageYears), ...(target && { target }) };
    return [byName ? seated : withRulesOf(seated, alike)];
  });
}

function nearestInAge(alike: readonly TableEater[], ageYears: number | null): TableEater | undefined {
  if (ageYears === null) return alike[0];
  const apart = (eater: TableEater): number => Math.abs(ageOf(eater) - ageYears);
  return alike.toSorted((one, other) => apart(one) - apart(other))[0];
}

/** A child of another age than is written down: what it eats is what the younger may have, and as much as the one that is said. */
function withAge(known: TableEater, said: number | null): TableEater {
  if (said === null || !isMinor(known) || said === known.ageYears) return known;
  const ageYears = Math.min(said, known.ageYears ?? said);
  const kind = kindOfAge(ageYears);
  return { ...known, kind, ageYears, target: { type: 'energy', calories: usualKcal({ kind, ageYears: said }) } };
}

const SAID = 'said-';
export const isNewcomer = ({ id }: Pick<TableEater, 'id'>): boolean => id.startsWith(SAID);

const seatNew = (eater: NamedEater): TableEater => ({
  ...newcomerOf(`${SAID}${eater.name.toLowerCase().replaceAll(/\s+/gu, '-')}`, { ...eater, calories: null }),
  target: targetOf(eater) ?? { type: 'usual' },
});

/** As their plate tells of them. */
export const newcomerOf = (id: string, { name, kind, ageYears, diets, calories }: Pick<NamedEater, 'name'> & Newcomer): TableEater => ({
  id: id as EaterId,
  name,
  kind,
  ageYears,
  rules: { ...UNKNOWN_EATER, diets, ageYears },
  target: calories === null ? { type: 'usual' } : { type: 'energy', calories },
  eatsAtHome: {},
});

/** What a plate tells of who sits there for this day alone. */
export function tellNewcomer(eater: TableEater): Newcomer | undefined {
  if (!isNewcomer(eater)) return undefined;
  const { kind, ageYears, rules, target } = eater;
  const calories = target.type === 'energy' ? target.calories : target.type === 'macros' ? Math.round(energyKcal(target.macros)) : null;
  return { kind, ageYears, diets: rules.diets, calories };
}

const withDiets = (eater: TableEater, diets: NamedEater['diets']): TableEater => ({
  ...eater,
  rules: { ...eater.rules, diets: [...new Set([...eater.rules.diets, ...diets])] },
});

/** "My husband" may be either of two who live there: whatever binds one of them binds his plate. */
const withRulesOf = (eater: TableEater, alike: readonly TableEater[]): TableEater => ({
  ...eater,
  rules: { ...eater.rules, ...uniteRules([eater, ...alike].map(({ rules }) => rules)) },
});

function withHarmsOf(eater: TableEater, others: readonly TableEater[]): TableEater {
  const { allergies, excludedFoodIds, refused } = uniteRules([eater, ...others].map(({ rules }) => rules));
  return { ...eater, rules: { ...eater.rules, allergies, excludedFoodIds, ...(refused && { refused }) } };
}

/** A mix of their own where the sentence names more than energy. */
function targetOf({ figures, diets }: NamedEater): EaterTarget | undefined {
  if (figures === null) return undefined;
  const { targets } = resolveTargets({ intent: { ...EMPTY_INTENT, ...figures, diets }, eater: UNKNOWN_EATER });
  const { protein, carbs, fat, split, shares } = figures;
  const hasMix = [protein, carbs, fat, split].some((part) => part !== null) || Object.keys(shares).length > 0;
  return hasMix ? { type: 'macros', macros: targets } : { type: 'energy', calories: targets.calories };
}

/** A sentence as it binds every plate of its table, and whoever asks with what it says of them alone. */
export function shareIntent(intent: Intent, eater: Eater): { readonly intent: Intent; readonly eater: Eater } {
  if (intent.eaters.length === 0) return { intent, eater };
  const own = intent.eaters.find(({ isYou }) => isYou)?.diets ?? [];
  return { intent: { ...intent, diets: sharedDiets(intent) }, eater: { ...eater, diets: [...new Set([...eater.diets, ...own])] } };
}
