import { isDeepStrictEqual } from 'node:util';
import { type HouseholdWeekRules, WeekRules } from '@larder/contract/week-rules.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import type { Scope } from '../../db/scope.ts';
import { toJsonb } from '../../db/storable.ts';
import { fromMeals, toMeals } from '../../db/eats-at-home.ts';
import { FREE_RULES } from './rules-wire.ts';

export type RulesStore = ReturnType<typeof makeRulesStore>;

export function makeRulesStore(db: DatabaseHandle) {
  return {
    async readRules({ householdId, userId }: Scope): Promise<HouseholdWeekRules> {
      const row = await db.kysely
        .selectFrom('households')
        .leftJoin('eaters', (join) => join.onRef('eaters.household_id', '=', 'households.id').on('eaters.user_id', '=', userId))
        .select(['week_rules', 'eats_at_home'])
        .where('households.id', '=', householdId)
        .executeTakeFirstOrThrow();
      // The column's default is no set of rules.
      const rules = WeekRules.safeParse(row.week_rules);
      return { rules: rules.success ? rules.data : FREE_RULES.rules, eatsAtHome: toMeals(row.eats_at_home ?? {}) };
    },

    /** As an import adds: rules that the household has already stay as they are. */
    async addRules(scope: Scope, rules: HouseholdWeekRules): Promise<void> {
      if (isDeepStrictEqual(await this.readRules(scope), FREE_RULES)) await this.saveRules(scope, rules);
    },

    async saveRules({ householdId, userId }: Scope, { rules, eatsAtHome }: HouseholdWeekRules): Promise<void> {
      await db.transaction(async ({ kysely }) => {
        await kysely
          .updateTable('households')
          .set({ week_rules: toJsonb(rules) })
          .where('id', '=', householdId)
          .execute();
        await kysely
          .updateTable('eaters')
          .set({ eats_at_home: toJsonb(fromMeals(eatsAtHome)) })
          .where('household_id', '=', householdId)
          .where('user_id', '=', userId)
          .execute();
      });
    },
  };
}
