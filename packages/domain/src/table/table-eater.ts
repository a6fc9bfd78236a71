import type { Brand } from '../base/brand.ts';
import type { Weekday } from '../calendar/plain-date.ts';
import type { Eater } from '../eater/eater.ts';
import { type EaterKind, KIND_AGES } from '../eater/eater-kind.ts';
import type { Macros } from '../food/nutrients.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';

export type EaterId = Brand<string, 'EaterId'>;

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
  /** Of the age only the year of birth is known: until the birthday they are a year younger. */
  readonly isByYear?: true;
  /** Diets, allergies, foods never eaten and, of an adult, the body: as a profile is read. */
  readonly rules: Eater;
  readonly target: EaterTarget;
  readonly eatsAtHome: EatsAtHome;
  /** Meals at which they have a dish of their own, whatever the others eat. */
  readonly ownMeals?: readonly MealSlot[];
};

export const ageOf = ({ ageYears, kind }: Pick<TableEater, 'ageYears' | 'kind'>): number => ageYears ?? KIND_AGES[kind].usual;

/** The years that somebody surely has: what is not for younger children is kept from whoever may be one. */
export const leastAgeOf = ({ ageYears, kind, isByYear }: Pick<TableEater, 'ageYears' | 'kind' | 'isByYear'>): number =>
  ageYears === null ? KIND_AGES[kind].from : isByYear ? ageYears - 1 : ageYears;

export const isMinor = ({ kind }: Pick<TableEater, 'kind'>): boolean => kind !== 'adult';

export const eatsAtHome = ({ eatsAtHome: meals }: TableEater, weekday: Weekday, slot: MealSlot): boolean => meals[weekday]?.[slot] ?? true;
