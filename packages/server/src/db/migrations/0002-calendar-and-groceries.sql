create table weekly_plan_days (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  date date not null,
  meal_plan_id uuid not null,
  notes text,
  weekly_plan_id text,
  created_at timestamptz not null default now(),
  unique (user_id, date),
  foreign key (user_id, meal_plan_id) references meal_plans (user_id, id) on delete cascade
);
create index weekly_plan_days_meal_plan on weekly_plan_days (user_id, meal_plan_id);

create table grocery_lists (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  description text not null default '',
  status text not null default 'draft' check (status in ('draft', 'approved')),
  date_range text not null default '',
  -- Titles and dates as they were: the list outlives its plans.
  meal_plans_included jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id)
);
create index grocery_lists_user_id_created_at on grocery_lists (user_id, created_at desc);

create table grocery_items (
  id uuid primary key,
  user_id uuid not null,
  list_id uuid not null,
  position int not null,
  ingredient text not null,
  quantity text not null default '',
  category text not null default 'pantry' check (category in ('produce', 'meat', 'dairy', 'pantry')),
  source text not null default '',
  checked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (user_id, list_id) references grocery_lists (user_id, id) on delete cascade
);
create index grocery_items_list on grocery_items (user_id, list_id, position);

create table instacart_exports (
  id uuid primary key,
  user_id uuid not null,
  list_id uuid not null,
  instacart_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  foreign key (user_id, list_id) references grocery_lists (user_id, id) on delete cascade
);
create index instacart_exports_list on instacart_exports (user_id, list_id, created_at desc);
