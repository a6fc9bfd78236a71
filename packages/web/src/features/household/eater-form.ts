import { EATER_CALORIES, type Eater, type EaterBody, type EaterTarget } from '@larder/contract/eater.ts';
import { addEntry } from '@larder/domain/base/keep-edits.ts';
import { type EaterKind, kindOfAge } from '@larder/domain/eater/eater-kind.ts';
import { KG_PER_POUND } from '@larder/domain/quantity/kitchen-measures.table.ts';

/** What was being typed about somebody, among what is kept when the session ends. */
export const EATER_DRAFT = 'eater';

export type Units = 'metric' | 'imperial';
export const KG_PER = { metric: 1, imperial: KG_PER_POUND } as const;
/** Of the contract, in whole units of either system. */
export const WEIGHTS = { metric: { least: 30, most: 400 }, imperial: { least: 67, most: 880 } } as const;

/** As typed. */
export type EaterForm = {
  readonly name: string;
  readonly kind: EaterKind;
  readonly age: string;
  readonly restrictions: readonly string[];
  readonly typedEntry: string;
  readonly target: EaterTarget['kind'];
  readonly calories: string;
  readonly weight: string;
  readonly sex: '' | 'female' | 'male';
  readonly goal: NonNullable<Extract<EaterTarget, { kind: 'body' }>['fitnessGoal']>;
  readonly eatsAtHome: EaterBody['eatsAtHome'];
};

export function formOf({ name, kind, birthYear, restrictions, target, eatsAtHome }: Eater, units: Units, year: number): EaterForm {
  const body = target?.kind === 'body' ? target : undefined;
  return {
    name,
    kind,
    age: birthYear === null || kind === 'adult' ? '' : String(year - birthYear),
    restrictions,
    typedEntry: '',
    target: target?.kind ?? 'usual',
    calories: target?.kind === 'calories' ? String(target.calories) : '',
    weight: body ? String(Math.round(body.weightKg / KG_PER[units])) : '',
    sex: body?.sex ?? '',
    goal: body?.fitnessGoal ?? 'maintenance',
    eatsAtHome,
  };
}

export type EaterFaults = { readonly [Field in 'name' | 'age' | 'calories' | 'weight']?: true };

/** What cannot be sent as it stands. */
export function findFaults({ name, kind, age, target, calories, weight }: EaterForm, units: Units): EaterFaults {
  const isGrown = kind === 'adult';
  const { least, most } = WEIGHTS[units];
  return {
    ...(name.trim() === '' && { name: true }),
    // With an age the kind follows from it: chosen otherwise, one of the two is not what was meant.
    ...(!isGrown && age.trim() !== '' && kindOfTyped(age) !== kind && { age: true }),
    ...(isGrown && target === 'calories' && !isWithin(calories, EATER_CALORIES.least, EATER_CALORIES.most) && { calories: true }),
    ...(isGrown && target === 'body' && !isWithin(weight, least, most) && { weight: true }),
  };
}

/** The kind that an age under 18 makes; undefined of what is none. */
export const kindOfTyped = (age: string): EaterKind | undefined => (isWithin(age, 1, 17) ? kindOfAge(Number(age)) : undefined);

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

export function bodyOf(
  form: EaterForm,
  { was, units, year }: { readonly was: Eater; readonly units: Units; readonly year: number },
): EaterBody {
  const isGrown = form.kind === 'adult';
  const age = form.age.trim();
  return {
    name: form.name.trim(),
    kind: form.kind,
    birthYear: isGrown ? (was.kind === 'adult' ? was.birthYear : null) : age === '' ? null : year - Number(age),
    restrictions: [...addEntry(form.restrictions, form.typedEntry)],
    target: isGrown ? targetOf(form, was, units) : { kind: 'usual' },
    eatsAtHome: form.eatsAtHome,
  };
}

function targetOf({ target, calories, weight, sex, goal }: EaterForm, { target: was }: Eater, units: Units): EaterTarget {
  if (target === 'usual') return { kind: 'usual' };
  if (target === 'calories') return { kind: 'calories', calories: Number(calories) };
  const before = was?.kind === 'body' ? was : undefined;
  return {
    kind: 'body',
    sex: sex === '' ? null : sex,
    weightKg: Math.round(Number(weight) * KG_PER[units] * 10) / 10,
    heightCm: before?.heightCm ?? null,
    activityLevel: before?.activityLevel ?? null,
    fitnessGoal: goal,
  };
}
