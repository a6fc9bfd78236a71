import type { ColumnType, Generated } from 'kysely';
import type { SavePlanBody } from '@larder/contract/plan.ts';
import type { Jsonb, JsonbWithDefault } from './jsonb.ts';
import type { VideoAnswersTable, VideoSearchesTable } from './video-tables.ts';
import type { RecipeTables } from './recipe-tables.ts';
import type { EatersTable, HouseholdMembersTable, HouseholdNewsTable, HouseholdsTable, SharedLinksTable } from './household-tables.ts';
import type {
  GroceryItemsTable,
  GroceryListsTable,
  GroceryOpsTable,
  GroceryPlacesTable,
  GroceryTicksTable,
  InstacartExportsTable,
} from './grocery-tables.ts';
import type { WeekDraftsTable, WeeksTable } from './week-tables.ts';

/** One entry per table of `migrations/`, columns as they are named there. The stores give them the product's names. */
export type Tables = RecipeTables & {
  readonly schema_migrations: SchemaMigrationsTable;
  readonly users: UsersTable;
  readonly households: HouseholdsTable;
  readonly household_members: HouseholdMembersTable;
  readonly household_news: HouseholdNewsTable;
  readonly shared_links: SharedLinksTable;
  readonly eaters: EatersTable;
  readonly duplicate_users: DuplicateUsersTable;
  readonly sessions: SessionsTable;
  readonly oidc_payloads: OidcPayloadsTable;
  readonly oidc_accounts: OidcAccountsTable;
  readonly settings: SettingsTable;
  readonly invitations: InvitationsTable;
  readonly meal_plans: MealPlansTable;
  readonly deleted_plans: DeletedPlansTable;
  readonly deleted_lists: DeletedListsTable;
  readonly deleted_weeks: DeletedWeeksTable;
  readonly plan_drafts: PlanDraftsTable;
  readonly weeks: WeeksTable;
  readonly week_drafts: WeekDraftsTable;
  readonly shown_dishes: ShownDishesTable;
  readonly searches: SearchesTable;
  readonly jobs: JobsTable;
  readonly rate_counts: RateCountsTable;
  readonly weekly_plan_days: WeeklyPlanDaysTable;
  readonly calendar_links: CalendarLinksTable;
  readonly calendar_connections: CalendarConnectionsTable;
  readonly calendar_outbox: CalendarOutboxTable;
  readonly grocery_lists: GroceryListsTable;
  readonly grocery_items: GroceryItemsTable;
  readonly grocery_ops: GroceryOpsTable;
  readonly grocery_places: GroceryPlacesTable;
  readonly grocery_ticks: GroceryTicksTable;
  readonly instacart_exports: InstacartExportsTable;
  readonly model_use: ModelUseTable;
  readonly model_use_by_user: ModelUseByUserTable;
  readonly video_answers: VideoAnswersTable;
  readonly video_searches: VideoSearchesTable;
};

/** `YYYY-MM-DD`: a day, never an instant. */
type Day = string;

/** Filled by the database. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type TouchedAt = ColumnType<Date, Date | undefined, Date>;

export type SchemaMigrationsTable = {
  readonly name: string;
  readonly checksum: string;
  readonly applied_at: CreatedAt;
};

export type RateCountsTable = {
  readonly key: string;
  readonly count: number;
  readonly ends_at: Date;
};

export type UsersTable = {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly bio: string | null;
  readonly date_of_birth: Day | null;
  readonly height: string | null;
  readonly weight: number | null;
  readonly preferred_units: string | null;
  readonly activity_level: string | null;
  readonly fitness_goals: string | null;
  readonly dietary_restrictions: JsonbWithDefault;
  readonly sex: string | null;
  readonly hide_numbers: Generated<boolean>;
  readonly terms_accepted_at: Date | null;
  readonly privacy_accepted_at: Date | null;
  readonly created_at: CreatedAt;
  readonly updated_at: TouchedAt;
  /** Given by a trigger. */
  readonly home_household_id: ColumnType<string, string | undefined, string>;
};

export type DuplicateUsersTable = {
  readonly user_id: string;
  readonly kept_user_id: string;
  readonly answer: ColumnType<'added' | 'left' | null, undefined, 'added' | 'left'>;
};

export type SessionsTable = {
  readonly id_hash: string;
  readonly user_id: string | null;
  readonly data: Jsonb;
  readonly created_at: CreatedAt;
  readonly expires_at: Date;
  readonly last_seen_at: TouchedAt;
  readonly user_agent: string | null;
};

export type OidcPayloadsTable = {
  readonly kind: string;
  readonly id_hash: string;
  readonly payload: Jsonb;
  readonly grant_id: string | null;
  readonly user_code: string | null;
  readonly uid: string | null;
  readonly account_hash: string | null;
  readonly expires_at: Date | null;
  readonly consumed_at: Date | null;
};

export type OidcAccountsTable = {
  readonly id: string;
  /** As typed; unique without regard to case. */
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly created_at: CreatedAt;
};

export type SettingsTable = {
  readonly key: string;
  readonly value: Jsonb;
};

/** Everything the screens show beside title and description: meals, overview, targets. */
export type PlanContent = Omit<SavePlanBody, 'title' | 'description' | 'searchQuery'>;

export type MealPlansTable = {
  readonly id: string;
  readonly household_id: string;
  readonly created_by: string | null;
  readonly title: string;
  readonly description: string;
  readonly search_query: string;
  readonly is_favorited: Generated<boolean>;
  /** Null for a plan of its own. */
  readonly week_id: ColumnType<string | null, string | null | undefined, string | null>;
  readonly week_date: ColumnType<Day | null, Day | null | undefined, Day | null>;
  readonly plan: Jsonb<PlanContent>;
  /** Written by a trigger; null in rows that were last saved before there was one. */
  readonly summary: ColumnType<unknown, never, never>;
  /** Of what the row holds now; null in rows from before there were any, until they change. */
  readonly version_id: ColumnType<string | null, never, never>;
  readonly created_at: CreatedAt;
  readonly updated_at: TouchedAt;
};

export type PlanDraftsTable = {
  readonly user_id: string;
  readonly household_id: string;
  readonly query_key: string;
  readonly plan: Jsonb;
  readonly updated_at: TouchedAt;
};

/** Rows of `meal_plans` and `weekly_plan_days` as they were. */
export type DeletedPlansTable = {
  readonly id: string;
  readonly household_id: string;
  readonly plan: Jsonb;
  readonly days: Jsonb;
  readonly deleted_at: CreatedAt;
};

export type DeletedListsTable = {
  readonly id: string;
  readonly household_id: string;
  readonly list: Jsonb;
  readonly items: Jsonb;
  readonly exports: Jsonb;
  readonly deleted_at: CreatedAt;
};

export type DeletedWeeksTable = {
  readonly id: string;
  readonly household_id: string;
  readonly week: Jsonb;
  readonly plans: Jsonb;
  readonly days: Jsonb;
  readonly deleted_at: CreatedAt;
};

export type ShownDishesTable = {
  readonly household_id: string;
  readonly dish_id: string;
  readonly shown_at: Date;
};

export type SearchesTable = {
  readonly query_key: string;
  readonly user_id: string;
  readonly query: string;
  readonly times: Generated<number>;
  readonly last_searched_at: TouchedAt;
};

export type JobsTable = {
  readonly id: string;
  readonly kind: string;
  readonly payload: Jsonb;
  readonly dedupe_key: string | null;
  readonly run_after: TouchedAt;
  readonly locked_until: Date | null;
  readonly attempts: Generated<number>;
  readonly last_error: string | null;
  readonly created_at: CreatedAt;
};

export type WeeklyPlanDaysTable = {
  readonly id: string;
  readonly household_id: string;
  readonly date: Day;
  readonly meal_plan_id: string;
  readonly notes: string | null;
  readonly weekly_plan_id: string | null;
  readonly version_id: ColumnType<string | null, never, never>;
  readonly created_at: CreatedAt;
  readonly updated_at: TouchedAt;
};

export type InvitationsTable = {
  readonly code_hash: string;
  readonly created_at: CreatedAt;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  /** Names it without opening anything; null in rows from before. */
  readonly id: Generated<string>;
  /** Null of one that only makes an account. */
  readonly household_id: ColumnType<string | null, string | undefined, never>;
  readonly role: ColumnType<'member' | 'shopper' | null, 'member' | 'shopper' | undefined, never>;
  readonly made_by: ColumnType<string | null, string | undefined, never>;
  readonly admitted_at: ColumnType<Date | null, undefined, Date>;
};

export type CalendarLinksTable = {
  readonly user_id: string;
  /** Of rows from before the next two, until the server has sealed it. */
  readonly token: string | null;
  readonly token_hash: string | null;
  readonly token_sealed: string | null;
  readonly style: Generated<'days' | 'meals'>;
  readonly time_zone: Generated<string>;
  readonly created_at: TouchedAt;
};

export type CalendarConnectionsTable = {
  readonly user_id: string;
  readonly status: 'connected' | 'needs-reconnect' | 'disconnected';
  readonly refresh_token: string | null;
  readonly calendar_id: string | null;
  readonly problem: string | null;
  readonly comparisons_asked: Generated<number>;
  readonly comparisons_done: Generated<number>;
  readonly failures: Generated<number>;
  readonly run_after: TouchedAt;
  readonly locked_until: Date | null;
  readonly lock_token: string | null;
  readonly synced_at: Date | null;
  readonly connected_at: TouchedAt;
};

export type CalendarOutboxTable = {
  readonly entry_id: string;
  readonly user_id: string;
  readonly version: Generated<string>;
  readonly is_new: Generated<boolean>;
  readonly attempts: Generated<number>;
  readonly run_after: TouchedAt;
  readonly problem: string | null;
  readonly changed_at: TouchedAt;
};

export type ModelUseTable = {
  readonly day: Day;
  readonly calls: Generated<number>;
  readonly tokens: Generated<number>;
};

export type ModelUseByUserTable = ModelUseTable & { readonly user_id: string };
