import { LARGEST_INT } from '@larder/contract/profile.ts';
import type { User } from '@larder/contract/account.ts';
import { addEntry } from '@larder/domain/base/keep-edits.ts';
import type { ActivityLevel, FitnessGoal } from '@larder/domain/eater/eater.ts';
import { CM_PER_INCH, KG_PER_POUND } from '@larder/domain/quantity/kitchen-measures.table.ts';

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

const isWeight = (weight: string): boolean => weight.trim() !== '' && Number(weight) >= 1 && !isWeightTooLarge(weight);

/** No number that can be kept. */
export const isWeightTooLarge = (weight: string): boolean => Number(weight) > LARGEST_INT;

/** A person's, as far as anybody has been weighed. Only asked about: the specification takes every whole number from 1 on. */
export function isWeightOdd({ weight, preferredUnits }: Pick<Measures, 'weight' | 'preferredUnits'>): boolean {
  const kg = Number(weight) * (preferredUnits === 'metric' ? 1 : KG_PER_POUND);
  return isWeight(weight) && (kg < LEAST_KG || kg > MOST_KG);
}

const LEAST_KG = 20;
const MOST_KG = 450;

/** The part of the form that units change. */
export type Measures = Pick<ProfileDraft, 'preferredUnits' | 'height' | 'weight'>;
/** What the heights last stood at, by their units. */
export type Heights = Readonly<Partial<Record<Units, string>>>;

/**
 * The same body in other units. As specified a chosen height is cleared; one that was cleared so comes back with its units. A saved
 * weight is converted, and saved as it was when its units come back; one typed since stays the number that was typed.
 */
export function withUnits(draft: Measures, units: Units, { saved, heights }: { saved: Measures; heights: Heights }): Partial<Measures> {
  if (units === draft.preferredUnits) return {};
  const height = draft.height === '' ? (heights[units] ?? '') : '';
  return { preferredUnits: units, height, weight: isSavedWeight(draft, saved) ? weightIn(units, saved) : draft.weight };
}

/** Typed as it is saved, or shown as what is saved comes to in other units. */
export const isSavedWeight = ({ weight, preferredUnits }: Measures, saved: Measures): boolean =>
  weight !== '' && weight === weightIn(preferredUnits, saved);

const weightIn = (units: Units, { weight, preferredUnits }: Measures): string =>
  units === preferredUnits || !isWeight(weight)
    ? weight
    : String(Math.max(1, Math.round(units === 'metric' ? Number(weight) * KG_PER_POUND : Number(weight) / KG_PER_POUND)));

/** The nearest height that can be chosen in these units; nothing where none is near. */
export function heightIn(units: Units, height: string): string | undefined {
  const [, cm] = /^(\d+) cm$/.exec(height) ?? [];
  const [, feet, inches] = /^(\d+)'(\d+)"$/.exec(height) ?? [];
  const exact = cm === undefined ? (Number(feet) * 12 + Number(inches)) * CM_PER_INCH : Number(cm);
  const nearest = units === 'metric' ? formatCm(Math.round(exact)) : formatInches(Math.round(exact / CM_PER_INCH));
  return listHeights(units).find((one) => one === nearest);
}

/** The whole number it is saved as, where that is another than was typed. */
export const roundedWeight = (weight: string): string | undefined =>
  isWeight(weight) && !Number.isInteger(Number(weight)) ? String(Math.round(Number(weight))) : undefined;

/** From the specification: 140 to 220 cm, 4'6" to 7'2". */
export function listHeights(units: Units): readonly string[] {
  return units === 'metric' ? range(140, 220).map(formatCm) : range(4 * 12 + 6, 7 * 12 + 2).map(formatInches);
}

const formatCm = (cm: number): string => `${cm} cm`;
const formatInches = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`;

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
