import type { User } from '@larder/contract/account.ts';
import { addEntry } from '@larder/domain/base/keep-edits.ts';
import type { ActivityLevel, FitnessGoal } from '@larder/domain/eater/eater.ts';

export type Units = 'imperial' | 'metric';
export const UNITS: readonly Units[] = ['imperial', 'metric'];

/** The form as it is typed: text where a person types text, "" where nothing is chosen. */
export type ProfileDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly bio: string;
  readonly dateOfBirth: string;
  readonly height: string;
  readonly weight: string;
  readonly preferredUnits: Units;
  readonly activityLevel: ActivityLevel | '';
  readonly fitnessGoals: FitnessGoal | '';
  readonly dietaryRestrictions: readonly string[];
  /** Typed as one more of them and not added yet. */
  readonly typedRestriction: string;
  readonly sex: 'female' | 'male' | '';
  readonly hideNumbers: boolean;
};

export function draftOf(user: User): ProfileDraft {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
    bio: user.bio ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    height: user.height ?? '',
    // Another server may leave out what it does not have.
    weight: String(user.weight ?? ''),
    // Units not chosen yet are read as imperial wherever they matter, so the form shows and saves that.
    preferredUnits: user.preferredUnits ?? 'imperial',
    activityLevel: user.activityLevel ?? '',
    fitnessGoals: user.fitnessGoals ?? '',
    dietaryRestrictions: readRestrictions(user.dietaryRestrictions),
    typedRestriction: '',
    sex: user.sex ?? '',
    hideNumbers: user.hideNumbers ?? false,
  };
}

/** Some servers answer the list as its JSON text. */
function readRestrictions(wire: unknown): readonly string[] {
  let list = wire;
  if (typeof wire === 'string') {
    try {
      list = JSON.parse(wire);
    } catch {
      return [];
    }
  }
  return Array.isArray(list) ? list.filter((chip) => typeof chip === 'string').reduce<readonly string[]>(addEntry, []) : [];
}

/** A restriction that was typed is meant, also by whoever saves without pressing Add: one that got lost could be an allergy. */
export function bodyOf({ typedRestriction, ...draft }: ProfileDraft) {
  const dietaryRestrictions = addEntry(draft.dietaryRestrictions, typedRestriction);
  return { ...draft, ...eaterOf({ ...draft, dietaryRestrictions }) };
}

/** What of the form shapes a plan. A weight that cannot be is left out, so that the target shown beside it is not nonsense. */
export function eaterOf({
  dateOfBirth,
  height,
  weight,
  preferredUnits,
  activityLevel,
  fitnessGoals,
  dietaryRestrictions,
  sex,
}: Omit<ProfileDraft, 'typedRestriction'>) {
  return {
    dateOfBirth: dateOfBirth || null,
    height,
    weight: isWeight(weight) ? Math.round(Number(weight)) : null,
    preferredUnits,
    activityLevel: activityLevel || null,
    fitnessGoals: fitnessGoals || null,
    // A new array, as the call may not be given a read-only one.
    dietaryRestrictions: [...dietaryRestrictions],
    sex: sex || null,
  };
}

/** Empty is no weight, and no fault. */
export const isWeightWrong = (weight: string): boolean => weight.trim() !== '' && !isWeight(weight);

const isWeight = (weight: string): boolean => weight.trim() !== '' && Number(weight) >= 1;

/** A height of the other system means nothing in the new one; the weight's number stays and is read anew. */
export const withUnits = (draft: ProfileDraft, preferredUnits: Units): Partial<ProfileDraft> =>
  preferredUnits === draft.preferredUnits ? {} : { preferredUnits, height: '' };

/** From the specification: 140 to 220 cm, 4'6" to 7'2". */
export function listHeights(units: Units): readonly string[] {
  return units === 'metric'
    ? range(140, 220).map((cm) => `${cm} cm`)
    : range(4 * 12 + 6, 7 * 12 + 2).map((inches) => `${Math.floor(inches / 12)}'${inches % 12}"`);
}

const range = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

export function initialsOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const initials = `${firstLetterOf(firstName)}${firstLetterOf(lastName)}`;
  return (initials || firstLetterOf(email) || '?').toUpperCase();
}

/** A letter as it is read, with its accents, not a code unit. */
function firstLetterOf(text: string | null): string {
  const [first] = new Intl.Segmenter().segment((text ?? '').trim());
  return first?.segment ?? '';
}
