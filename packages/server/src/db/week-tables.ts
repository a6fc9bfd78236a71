import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MacroTargets } from '@larder/domain/food/nutrients.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { MealCompany } from '@larder/domain/table/week-company.ts';
import type { Serving } from '@larder/domain/week/cook.ts';
import type { StoredCook } from '@larder/domain/week/stored-cook.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Jsonb, JsonbWithDefault } from './jsonb.ts';

/** A day of the calendar that a week uses as it is. */
export type KeptDay = { readonly date: PlainDate; readonly mealPlanId: string };

export type WeeksTable = {
  readonly id: string;
  readonly household_id: string;
  readonly created_by: string | null;
  readonly start: string;
  readonly days: number;
  readonly query: string;
  /** A text where the driver reads numbers of 64 bits as such. */
  readonly seed: ColumnType<string | number, number, number>;
  readonly shape: 'varied' | 'usual' | 'shortest';
  readonly slots: Jsonb<readonly MealSlot[]>;
  readonly rules: Jsonb<HouseholdWeekRules>;
  readonly cooks: Jsonb<readonly StoredCook[]>;
  readonly locks: Jsonb<readonly Serving[]>;
  readonly absent: Jsonb<readonly (Serving | MealCompany)[]>;
  readonly targets_at: Jsonb<Readonly<Record<number, MacroTargets>>>;
  readonly relaxed: Jsonb<readonly string[]>;
  readonly kept_days: Jsonb<readonly KeptDay[]>;
  readonly eaters: JsonbWithDefault;
  readonly things: Generated<number>;
  readonly list_ids: JsonbWithDefault<readonly string[]>;
  readonly version_id: ColumnType<string | null, never, never>;
  readonly created_at: ColumnType<Date, Date | undefined, never>;
  readonly updated_at: ColumnType<Date, Date | undefined, Date>;
};

export type WeekDraftsTable = {
  readonly user_id: string;
  readonly household_id: string;
  readonly id: string;
  readonly asked: string;
  readonly week: Jsonb;
  readonly updated_at: ColumnType<Date, Date | undefined, Date>;
};
