-- Days that were planned together. Each is a row of meal_plans that names its week; where they stand is the calendar's.
create table weeks (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  created_by uuid references users on delete set null,
  start date not null,
  days smallint not null check (days between 2 and 14),
  query text not null,
  seed bigint not null,
  shape text not null check (shape in ('varied', 'usual', 'shortest')),
  slots jsonb not null,
  -- As they were when it was made.
  rules jsonb not null,
  -- What is made and the meals it is eaten at, with its dish: what ties the days together.
  cooks jsonb not null,
  locks jsonb not null,
  absent jsonb not null,
  targets_at jsonb not null,
  relaxed jsonb not null,
  -- Days of the calendar that were planned before and are used as they are: [{"date": ..., "mealPlanId": ...}].
  kept_days jsonb not null,
  eaters jsonb not null default '[]',
  -- For the card of the week.
  things smallint not null default 0,
  -- The grocery lists that were made of it.
  list_ids jsonb not null default '[]',
  version_id uuid default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index weeks_household on weeks (household_id, start desc, id);
create index weeks_created_by on weeks (created_by) where created_by is not null;
create trigger renew_version_id before update of start, days, query, seed, shape, slots, rules, cooks, locks, absent, targets_at, kept_days
  on weeks for each row execute function renew_version_id();

-- Null for a plan of its own, as all plans from before are. The day is the week's, wherever the calendar has it by now.
alter table meal_plans add column week_id uuid references weeks on delete set null;
alter table meal_plans add column week_date date;
create unique index meal_plans_week on meal_plans (week_id, week_date) where week_id is not null;
-- What My Plans shows: in the order of the shelf.
drop index meal_plans_shelf;
create index meal_plans_shelf on meal_plans (household_id, is_favorited desc, created_at desc, id) where week_id is null;

-- Weeks that were shown, or changed and not saved yet: a person's, as they are on their screen.
create table week_drafts (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- The sentence, the first day and how many there are: what the address of an unsaved week says.
  asked text not null,
  week jsonb not null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id)
);
create index week_drafts_asked on week_drafts (user_id, asked);

-- Calendars say of what is left where it was cooked. Summaries from before are of plans without pots.
create or replace function summarize_plan(plan jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'nutritionOverview', plan -> 'nutritionOverview',
    'meals', coalesce(
      (select jsonb_object_agg(slot, jsonb_strip_nulls(
        jsonb_build_object(
          'title', meal -> 'title', 'dishId', meal -> 'dishId', 'calories', meal -> 'calories',
          'pot', case when jsonb_typeof(meal -> 'pot') = 'object' then jsonb_build_object(
            'cookedOn', meal -> 'pot' -> 'cookedOn', 'cookedFor', meal -> 'pot' -> 'cookedFor', 'eatenOn', meal -> 'pot' -> 'eatenOn'
          ) end
        )
      )) from jsonb_each(plan -> 'meals') as meals (slot, meal)),
      '{}'
    )
  )
$$;
