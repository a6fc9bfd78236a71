-- Whole rows, so that Undo brings a plan back as it was, its calendar days included. Swept within the hour after.
create table deleted_plans (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  plan jsonb not null,
  days jsonb not null,
  deleted_at timestamptz not null default now()
);
create index deleted_plans_user_id on deleted_plans (user_id);
create index deleted_plans_deleted_at on deleted_plans (deleted_at);

-- The order of the shelf, so that a page starts where the one before it ended.
create index meal_plans_shelf on meal_plans (user_id, is_favorited desc, created_at desc, id);
