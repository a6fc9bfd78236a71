-- Photos of the household's own recipes, one each. Written anew by the server: JPEG, at most 400 kB, and a small one for cards.
create table recipe_photos (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  -- Without a key of the other table: a recipe that was deleted is elsewhere for as long as it can be brought back.
  recipe_id uuid not null,
  bytes bytea not null,
  small bytea not null,
  width int not null,
  height int not null,
  created_at timestamptz not null default now(),
  -- Not shown any more, and kept for Undo. A mark and no table of its own: a row of 400 kB is not written a second time.
  removed_at timestamptz
);
-- They do not become smaller.
alter table recipe_photos alter column bytes set storage external, alter column small set storage external;
create unique index recipe_photos_once on recipe_photos (household_id, recipe_id) where removed_at is null;
create index recipe_photos_household on recipe_photos (household_id);
create index recipe_photos_age on recipe_photos (removed_at) where removed_at is not null;

-- The photo that is brought back with it.
alter table deleted_recipes add column photo_id uuid;
