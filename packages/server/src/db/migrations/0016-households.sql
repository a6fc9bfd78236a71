-- What people who eat together share. Everybody has a household of their own and exactly one that is current.
create table households (
  id uuid primary key,
  name text not null default '',
  week_rules jsonb not null default '[]',
  created_at timestamptz not null default now()
);

-- Stays theirs, at rest, while they are in another. Never null once the person is made (a trigger, below).
alter table users add column home_household_id uuid references households;

create table household_members (
  user_id uuid primary key references users on delete cascade,
  household_id uuid not null references households on delete cascade,
  role text not null check (role in ('owner', 'member', 'shopper')),
  joined_at timestamptz not null default now()
);
create index household_members_household on household_members (household_id);

-- Who is cooked for. Of somebody with an account the profile says the rest: what is null here is as it is there.
create table eaters (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  user_id uuid references users on delete cascade,
  name text not null default '',
  kind text not null default 'adult' check (kind in ('adult', 'teen', 'child', 'toddler')),
  birth_year int,
  body jsonb,
  target jsonb,
  restrictions jsonb,
  allergies jsonb,
  never jsonb,
  -- {"monday": {"lunch": false}}: what is not said is eaten at home.
  eats_at_home jsonb not null default '{}',
  position int not null default 0,
  unique (household_id, user_id)
);
create index eaters_user on eaters (user_id);

-- Households from before have the id of their person: so no row of theirs has to be written anew.
insert into households (id, created_at) select id, created_at from users;
update users set home_household_id = id;
insert into household_members (user_id, household_id, role, joined_at) select id, id, 'owner', created_at from users;
insert into eaters (id, household_id, user_id, name) select gen_random_uuid(), id, id, coalesce(first_name, '') from users;

-- A trigger, so that no way to make an account can forget it.
create function give_household() returns trigger language plpgsql as $$
declare
  home uuid = coalesce(new.home_household_id, gen_random_uuid());
begin
  insert into households (id) values (home) on conflict do nothing;
  update users set home_household_id = home where id = new.id;
  insert into household_members (user_id, household_id, role) values (new.id, home, 'owner');
  insert into eaters (id, household_id, user_id, name) values (gen_random_uuid(), home, new.id, coalesce(new.first_name, ''));
  return null;
end $$;
create trigger give_household after insert on users for each row execute function give_household();

-- A household of nobody goes with all that is its own. One at rest is left when its person goes.
create function drop_empty_household() returns trigger language plpgsql as $$
begin
  delete from households where id = old.home_household_id
    and not exists (select from household_members where household_id = households.id);
  return null;
end $$;
create trigger drop_empty_household after delete on users for each row execute function drop_empty_household();

-- What was a person's is their household's. Keys, indexes and foreign keys of several columns move with the name.
alter table meal_plans rename column user_id to household_id;
alter table deleted_plans rename column user_id to household_id;
alter table weekly_plan_days rename column user_id to household_id;
alter table shown_dishes rename column user_id to household_id;
alter table grocery_lists rename column user_id to household_id;
alter table grocery_items rename column user_id to household_id;
alter table grocery_ops rename column user_id to household_id;
alter table grocery_places rename column user_id to household_id;
alter table grocery_ticks rename column user_id to household_id;
alter table instacart_exports rename column user_id to household_id;

alter table meal_plans drop constraint meal_plans_user_id_fkey, add foreign key (household_id) references households on delete cascade;
alter table deleted_plans drop constraint deleted_plans_user_id_fkey, add foreign key (household_id) references households on delete cascade;
alter table weekly_plan_days drop constraint weekly_plan_days_user_id_fkey, add foreign key (household_id) references households on delete cascade;
alter table shown_dishes drop constraint shown_dishes_user_id_fkey, add foreign key (household_id) references households on delete cascade;
alter table grocery_lists drop constraint grocery_lists_user_id_fkey, add foreign key (household_id) references households on delete cascade;
alter table grocery_ops drop constraint grocery_ops_user_id_fkey, add foreign key (household_id) references households on delete cascade;
alter table grocery_places drop constraint grocery_places_user_id_fkey, add foreign key (household_id) references households on delete cascade;
alter table grocery_ticks drop constraint grocery_ticks_user_id_fkey, add foreign key (household_id) references households on delete cascade;

-- Null in rows from before, which are of whoever's home their household is, and once its person is gone.
alter table meal_plans add column created_by uuid references users on delete set null;
alter table grocery_lists add column created_by uuid references users on delete set null;
create index meal_plans_created_by on meal_plans (created_by) where created_by is not null;
create index grocery_lists_created_by on grocery_lists (created_by) where created_by is not null;

-- Rows put aside as a whole say the new name too.
update deleted_plans set
  plan = (plan - 'user_id') || jsonb_build_object('household_id', household_id),
  days = coalesce(
    (select jsonb_agg((day - 'user_id') || jsonb_build_object('household_id', household_id)) from jsonb_array_elements(days) as day), '[]'
  );

-- The same day is copied to each member's own calendar.
alter table calendar_outbox drop constraint calendar_outbox_pkey, add primary key (user_id, entry_id);

create or replace function queue_calendar_entry(owner uuid, entry uuid, entry_is_new boolean) returns void language plpgsql as $$
begin
  -- No lock of the household's row here: whoever changes several days holds it, and may wait for the very day this comes from.
  -- A day that is being stored while a connection is made is seen all the same, as its own foreign key takes that lock first.
  perform 1 from calendar_connections where user_id = owner and status = 'connected';
  if not found then return; end if;
  insert into calendar_outbox (entry_id, user_id, is_new) values (entry, owner, entry_is_new)
    on conflict (user_id, entry_id) do update
    set version = nextval('calendar_outbox_version'), attempts = 0, run_after = now(), problem = null, changed_at = clock_timestamp();
  perform pg_notify('calendar_sync', '');
end $$;

create or replace function queue_changed_day() returns trigger language plpgsql as $$
declare
  day weekly_plan_days = case when tg_op = 'DELETE' then old else new end;
begin
  perform queue_calendar_entry(member.user_id, day.id, tg_op = 'INSERT')
    from household_members as member where member.household_id = day.household_id order by member.user_id;
  return null;
end $$;

create or replace function queue_changed_plan() returns trigger language plpgsql as $$
begin
  perform 1 from calendar_connections join household_members using (user_id)
    where household_id = new.household_id and status = 'connected';
  if not found then return null; end if;
  if old.title is not distinct from new.title and old.plan is not distinct from new.plan then return null; end if;
  perform queue_calendar_entry(member.user_id, day.id, false)
    from weekly_plan_days as day join household_members as member using (household_id)
    where day.household_id = new.household_id and day.meal_plan_id = new.id order by day.id, member.user_id;
  return null;
end $$;

create or replace function store_item_changes(owner uuid, op text, changes jsonb, tick jsonb) returns jsonb language plpgsql as $$
declare
  change jsonb;
  list uuid;
  next_revision int;
  revisions jsonb = '{}';
begin
  insert into grocery_ops (household_id, op_id) values (owner, op) on conflict do nothing;
  if not found then return '{"outcome": "repeated"}'; end if;
  perform 1 from grocery_lists
    where household_id = owner and id in (select (each ->> 'list')::uuid from jsonb_array_elements(changes) as each) order by id for update;
  for change in select jsonb_array_elements(changes) loop
    perform 1 from grocery_items
      where household_id = owner and id = (change ->> 'item')::uuid and list_id = (change ->> 'list')::uuid
        and removed_at is null and stamps = change -> 'seen';
    if not found then
      delete from grocery_ops where household_id = owner and op_id = op;
      return '{"outcome": "outdated"}';
    end if;
  end loop;
  for list in select distinct (each ->> 'list')::uuid from jsonb_array_elements(changes) as each loop
    update grocery_lists set revision = revision + 1, updated_at = now() where household_id = owner and id = list
      returning revision into next_revision;
    revisions = revisions || jsonb_build_object(list, next_revision);
  end loop;
  for change in select jsonb_array_elements(changes) loop
    update grocery_items set
      ingredient = coalesce(change -> 'values' ->> 'ingredient', ingredient),
      quantity = coalesce(change -> 'values' ->> 'quantity', quantity),
      category = coalesce(change -> 'values' ->> 'category', category),
      checked = coalesce((change -> 'values' ->> 'checked')::boolean, checked),
      at_home = coalesce((change -> 'values' ->> 'atHome')::boolean, at_home),
      revision = (revisions ->> (change ->> 'list'))::int,
      stamps = stamps || (change -> 'stamps'),
      updated_at = now()
    where household_id = owner and id = (change ->> 'item')::uuid;
  end loop;
  if (tick ->> 'checked')::boolean then
    insert into grocery_ticks (household_id, list_id, key, ticked_at)
      values (owner, (tick ->> 'listId')::uuid, tick ->> 'key', (tick ->> 'at')::timestamptz)
      on conflict (household_id, list_id, key) do update set ticked_at = excluded.ticked_at;
  elsif tick is not null then
    delete from grocery_ticks where household_id = owner and list_id = (tick ->> 'listId')::uuid and key = tick ->> 'key';
  end if;
  return jsonb_build_object('outcome', 'stored', 'revisions', revisions);
end $$;
