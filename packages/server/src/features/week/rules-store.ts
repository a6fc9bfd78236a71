import { isDeepStrictEqual } from 'node:util';
import { type HouseholdWeekRules, WeekRules, type WeekRulesEdit } from '@larder/contract/week-rules.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { lockHousehold } from '../../db/lock-household.ts';
import type { Scope } from '../../db/scope.ts';
import { toJsonb } from '../../db/storable.ts';
import { fromMeals, toMeals } from '../../db/eats-at-home.ts';
import { keepRulesEdits } from './keep-rules-edits.ts';
import { FREE_RULES } from './rules-wire.ts';

export type RulesStore = ReturnType<typeof makeRulesStore>;

export function makeRulesStore(db: DatabaseHandle) {
  /** With what is stored, held until the end: of two windows that save at once the second sees what the first has saved. */
  const change = (scope: Scope, edit: (stored: HouseholdWeekRules) => HouseholdWeekRules): Promise<void> =>
    db.transaction(async (tx) => {
      await lockHousehold(tx, scope);
      const { rules, eatsAtHome } = edit(await read(tx, scope));
      await tx.kysely
        .updateTable('households')
        .set({ week_rules: toJsonb(rules) })
        .where('id', '=', scope.householdId)
        .execute();
      await tx.kysely
        .updateTable('eaters')
        .set({ eats_at_home: toJsonb(fromMeals(eatsAtHome)) })
        .where('household_id', '=', scope.householdId)
        .where('user_id', '=', scope.userId)
        .execute();
    });

  return {
    readRules: async (scope: Scope) => read(db, scope),

    saveRules: async (scope: Scope, form: WeekRulesEdit) => change(scope, (stored) => keepRulesEdits(form, stored)),

    /** As an import adds: rules that the household has already stay as they are. */
    addRules: async (scope: Scope, rules: HouseholdWeekRules) =>
      change(scope, (stored) => (isDeepStrictEqual(stored, FREE_RULES) ? rules : stored)),
  };
}

async function read({ kysely }: DatabaseHandle, { householdId, userId }: Scope): Promise<HouseholdWeekRules> {
  const row = await kysely
    .selectFrom('households')
    .leftJoin('eaters', (join) => join.onRef('eaters.household_id', '=', 'households.id').on('eaters.user_id', '=', userId))
    .select(['week_rules', 'eats_at_home'])
    .where('households.id', '=', householdId)
    .executeTakeFirstOrThrow();
  // The column's default is no set of rules.
  const rules = WeekRules.safeParse(row.week_rules);
  return { rules: rules.success ? rules.data : FREE_RULES.rules, eatsAtHome: toMeals(row.eats_at_home ?? {}) };
}
