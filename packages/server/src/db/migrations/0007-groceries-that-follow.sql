-- Counts up with every change, so that a device can ask for what is newer than what it has.
alter table grocery_lists add column revision int not null default 0;
-- The list follows the plan of these days; empty for a list from before this migration.
alter table grocery_lists add column days jsonb not null default '[]';
-- The patch that was turned down: not offered again until the plan changes once more.
alter table grocery_lists add column kept_patch text;

alter table grocery_items add column at_home boolean not null default false;
-- The plan's line that an item stands for; null for what a person added.
alter table grocery_items add column plan_key text;
-- What each meal needs of it: [{"day": "2026-11-23", "slot": "dinner", "title": "...", "quantity": "2"}].
alter table grocery_items add column parts jsonb not null default '[]';
-- As the plan last wrote it. What differs from this was changed by hand: {"ingredient": "Onions", "quantity": "3"}.
alter table grocery_items add column written jsonb;
alter table grocery_items add column revision int not null default 0;
-- A removed item stays behind, so that it can be brought back and is not offered again.
alter table grocery_items add column removed_at timestamptz;
create index grocery_items_revision on grocery_items (list_id, revision);

alter table instacart_exports add column content_hash text;

-- Where a person moved a food to.
create table grocery_places (
  user_id uuid not null references users on delete cascade,
  key text not null,
  category text not null check (category in ('produce', 'meat', 'dairy', 'pantry')),
  primary key (user_id, key)
);

-- The order of the hand, from which the way through the shop is learned. Outlives its list.
create table grocery_ticks (
  user_id uuid not null references users on delete cascade,
  list_id uuid not null,
  key text not null,
  ticked_at timestamptz not null,
  primary key (user_id, list_id, key)
);
create index grocery_ticks_user_id_ticked_at on grocery_ticks (user_id, ticked_at desc);
