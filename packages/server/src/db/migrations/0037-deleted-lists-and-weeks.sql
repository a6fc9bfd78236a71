-- As deleted_plans: rows as a whole, for as long as Undo is offered. A list with its items and exports.
create table deleted_lists (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  list jsonb not null,
  items jsonb not null,
  exports jsonb not null,
  deleted_at timestamptz not null default now()
);
create index deleted_lists_household on deleted_lists (household_id);
create index deleted_lists_age on deleted_lists (deleted_at);

-- A week with the plans of its days, and the days of the calendar that they stood on.
create table deleted_weeks (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  week jsonb not null,
  plans jsonb not null,
  days jsonb not null,
  deleted_at timestamptz not null default now()
);
create index deleted_weeks_household on deleted_weeks (household_id);
create index deleted_weeks_age on deleted_weeks (deleted_at);
