import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import type { Eater } from '@larder/domain/eater/eater.ts';
import { NO_PROFILE, type Profile, readEater } from '@larder/domain/intent/wish/read-eater.ts';
import { kindOfAge } from '@larder/domain/eater/eater-kind.ts';
import { numberWeekdays } from '@larder/domain/calendar/weekday.ts';
import type { EaterId, EatsAtHome, TableEater } from '@larder/domain/table/table-eater.ts';
import type { EatsAtHome as SaidAtHome } from '@larder/contract/week-rules.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import type { Scope } from '../../db/scope.ts';
import type { EaterStore, StoredEater } from './eater-store.ts';

/** Everybody who eats from the household's pots, whoever asks first: the plan's own lines and figures are theirs. */
export type ReadTable = (scope: Scope) => Promise<readonly TableEater[]>;

type Deps = {
  readonly eaters: EaterStore;
  readonly now: () => Date;
};

export const makeReadTable =
  ({ eaters, now }: Deps): ReadTable =>
  async (scope) => {
    const today = toPlainDate(now());
    const rows = await eaters.listEaters(scope);
    const table = rows.map((row) => (row.profile ? seatMember(row, row.profile, today) : seatOther(row, today)));
    const own = rows.findIndex(({ userId }) => userId === scope.userId);
    return own <= 0 ? table : [table[own]!, ...table.filter((_eater, at) => at !== own)];
  };

function seatMember(row: StoredEater, profile: Profile, today: string): TableEater {
  const rules = readEater(profile, today);
  const { ageYears } = rules;
  return { ...seat(row), kind: ageYears === null ? row.kind : kindOfAge(ageYears), ageYears, rules, target: { type: 'body' } };
}

function seatOther(row: StoredEater, today: string): TableEater {
  const ageYears = row.birthYear === null ? null : Number(today.slice(0, 4)) - row.birthYear;
  const kind = ageYears === null ? row.kind : kindOfAge(ageYears);
  const entries = readEater({ ...NO_PROFILE, dietaryRestrictions: row.restrictions }, today);
  const body = row.target?.kind === 'body' && kind === 'adult' ? row.target : undefined;
  const rules: Eater = body
    ? {
        ...entries,
        ageYears,
        sex: body.sex,
        weightKg: body.weightKg,
        heightCm: body.heightCm,
        activityLevel: body.activityLevel,
        fitnessGoal: body.fitnessGoal,
      }
    : { ...entries, ageYears };
  return { ...seat(row), kind, ageYears, ...(ageYears !== null && { isByYear: true }), rules, target: targetOf(row, kind) };
}

const seat = ({ id, name, eatsAtHome }: StoredEater) => ({
  id: id as EaterId,
  name,
  eatsAtHome: toTable(eatsAtHome),
  ...(eatsAtHome.own && { ownMeals: eatsAtHome.own }),
});

/** Nobody under 18 eats by a figure, whatever was kept of them when they were thought older. */
function targetOf({ target }: StoredEater, kind: TableEater['kind']): TableEater['target'] {
  if (kind !== 'adult' || target === null || target.kind === 'usual') return { type: 'usual' };
  return target.kind === 'body' ? { type: 'body' } : { type: 'energy', calories: target.calories };
}

const toTable = (said: SaidAtHome): EatsAtHome =>
  numberWeekdays(said, (slots) => Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, slots.includes(slot)])));
