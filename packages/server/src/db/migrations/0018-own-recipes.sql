-- Recipes of the household's own, as they were imported or written, with what each line was understood as when it was saved.
create table recipes (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  created_by uuid references users on delete set null,
  title text not null,
  -- By which door it came in; the key of its address, to know it again.
  source_kind text not null check (source_kind in ('address', 'text', 'file', 'plan', 'own')),
  source_key text,
  -- As it is written now, as it came in, and as it was before its last change.
  recipe jsonb not null,
  original jsonb not null,
  previous jsonb,
  -- [{"text", "foodId", "grams", "certainty"}], and what they come to.
  lines jsonb not null,
  numbers jsonb not null,
  -- The diets it fits for certain, to search by.
  diets jsonb not null default '[]',
  -- Its lines in small letters, to search by.
  words text not null default '',
  minutes int,
  -- Of a dish of the kitchen that was kept as a recipe.
  dish_id text,
  notes text not null default '',
  in_planning boolean not null default true,
  revision int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index recipes_newest on recipes (household_id, created_at desc, id);
create index recipes_source on recipes (household_id, source_key) where source_key is not null;
create index recipes_title on recipes (household_id, lower(title));
create index recipes_created_by on recipes (created_by) where created_by is not null;

-- As deleted_plans: rows as a whole, for as long as Undo is offered.
create table deleted_recipes (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  recipe jsonb not null,
  deleted_at timestamptz not null default now()
);
create index deleted_recipes_household on deleted_recipes (household_id);
create index deleted_recipes_age on deleted_recipes (deleted_at);

-- What a household said about lines with these food words. No food: such lines are not counted.
create table line_corrections (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  line_key text not null,
  food_id text,
  unit text,
  grams_per_unit double precision,
  created_at timestamptz not null default now(),
  unique (household_id, line_key)
);

-- What a household thinks of a dish of the kitchen or a recipe of its own, by kit or recipe id; of one eater, or of the table.
create table dish_opinions (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  eater_id uuid references eaters on delete cascade,
  dish_key text not null,
  opinion text check (opinion in ('again', 'never')),
  rating smallint check (rating between 1 and 5),
  last_cooked date,
  times_cooked int not null default 0,
  updated_at timestamptz not null default now()
);
create unique index dish_opinions_once on dish_opinions (household_id, dish_key, coalesce(eater_id, household_id));
create index dish_opinions_eater on dish_opinions (eater_id) where eater_id is not null;
