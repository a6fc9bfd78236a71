import type { Brand } from '../base/brand.ts';
import type { Weekday } from '../calendar/plain-date.ts';
import type { Eater } from '../eater/eater.ts';
import type { Macros } from '../food/nutrients.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';

export type EaterId = Brand<string, 'EaterId'>;

/** The youngest first. */
export const EATER_KINDS = ['toddler', 'child', 'teen', 'adult'] as const;
export type EaterKind = (typeof EATER_KINDS)[number];

/** What somebody's day is to come to, as they said it. Nobody under 18 has body data: `body` is then read as `usual`. */
export type EaterTarget =
  /** Eats normally: the usual day of somebody of that age. */
  | { readonly type: 'usual' }
  /** Worked out from the body data of `rules`. */
  | { readonly type: 'body' }
  /** So much energy, of the mix that the table shares. */
  | { readonly type: 'energy'; readonly calories: number }
  /** A mix of their own. */
  | { readonly type: 'macros'; readonly macros: Macros };

/** The meals of a weekday that somebody eats at the table; a day or a meal that is not named is eaten at home. */
export type EatsAtHome = Readonly<Partial<Record<Weekday, Readonly<Partial<Record<MealSlot, boolean>>>>>>;

/** Somebody who eats from the shared pots. The first of a table is whom the plan's own lines and figures are of. */
export type TableEater = {
  readonly id: EaterId;
  readonly name: string;
  readonly kind: EaterKind;
  /** Whole years; `null` where only the kind is known. */
  readonly ageYears: number | null;
  /** Diets, allergies, foods never eaten and, of an adult, the body: as a profile is read. */
  readonly rules: Eater;
  readonly target: EaterTarget;
  readonly eatsAtHome: EatsAtHome;
};

/** The ages of each kind, and the one that is meant where none is said. */
export const KIND_AGES: Readonly<Record<EaterKind, { readonly from: number; readonly to: number; readonly usual: number }>> = {
  toddler: { from: 1, to: 3, usual: 2 },
  child: { from: 4, to: 12, usual: 8 },
  teen: { from: 13, to: 17, usual: 15 },
  adult: { from: 18, to: 120, usual: 40 },
};

/** The kind that goes with an age; nobody younger than a year eats from the pot. */
export const kindOfAge = (years: number): EaterKind => EATER_KINDS.findLast((kind) => years >= KIND_AGES[kind].from) ?? 'toddler';

export const ageOf = ({ ageYears, kind }: Pick<TableEater, 'ageYears' | 'kind'>): number => ageYears ?? KIND_AGES[kind].usual;

export const isMinor = ({ kind }: Pick<TableEater, 'kind'>): boolean => kind !== 'adult';

export const eatsAtHome = ({ eatsAtHome: meals }: TableEater, weekday: Weekday, slot: MealSlot): boolean => meals[weekday]?.[slot] ?? true;
