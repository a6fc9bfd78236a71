import type { AtHome } from './eats-at-home.ts';
import type { JsonbWithDefault, MaybeJsonb } from './jsonb.ts';
import type { ColumnType, Generated } from 'kysely';

export type HouseholdsTable = {
  readonly id: string;
  readonly name: Generated<string>;
  readonly week_rules: ColumnType<unknown, string | undefined, string>;
  readonly created_at: ColumnType<Date, Date | undefined, never>;
};

export type HouseholdMembersTable = {
  readonly user_id: string;
  readonly household_id: string;
  readonly role: 'owner' | 'member' | 'shopper';
  readonly joined_at: ColumnType<Date, Date | undefined, Date>;
  readonly news_seen_at: ColumnType<Date, Date | undefined, Date>;
};

export type HouseholdNewsTable = {
  readonly id: string;
  readonly household_id: string;
  readonly kind: 'joined' | 'left' | 'removed' | 'owner' | 'now-member' | 'now-shopper' | 'renamed' | 'you-were-removed' | 'ended';
  readonly name: string;
  /** Whom it is about, where it is about one of them. */
  readonly user_id: string | null;
  readonly at: ColumnType<Date, Date | undefined, never>;
};

export type SharedLinksTable = {
  readonly id: string;
  readonly token_hash: string;
  readonly household_id: string;
  readonly what: 'plan' | 'week' | 'list';
  readonly thing_id: string;
  readonly made_by: string | null;
  readonly created_at: ColumnType<Date, Date | undefined, never>;
  readonly expires_at: Date | null;
  readonly revoked_at: ColumnType<Date | null, undefined, Date>;
};

export type EatersTable = {
  readonly id: string;
  readonly household_id: string;
  readonly user_id: string | null;
  readonly name: Generated<string>;
  readonly kind: Generated<'adult' | 'teen' | 'child' | 'toddler'>;
  readonly birth_year: number | null;
  readonly body: MaybeJsonb;
  readonly target: MaybeJsonb;
  readonly restrictions: MaybeJsonb;
  readonly allergies: MaybeJsonb;
  readonly never: MaybeJsonb;
  readonly eats_at_home: JsonbWithDefault<AtHome>;
  readonly position: Generated<number>;
  /** Taken out, and kept for as long as Undo is offered. */
  readonly removed_at: ColumnType<Date | null, undefined, Date | null>;
};
