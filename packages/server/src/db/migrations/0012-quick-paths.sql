-- What the calendar shows of a plan. A plan is 20 kB, packed: unpacking a fortnight of them was most of what a week's screen cost.
create function summarize_plan(plan jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'nutritionOverview', plan -> 'nutritionOverview',
    'meals', coalesce(
      (select jsonb_object_agg(slot, jsonb_strip_nulls(
        jsonb_build_object('title', meal -> 'title', 'dishId', meal -> 'dishId', 'calories', meal -> 'calories')
      )) from jsonb_each(plan -> 'meals') as meals (slot, meal)),
      '{}'
    )
  )
$$;

-- Null in rows from before, until they are saved again: filling them all would keep a large server from starting for minutes.
alter table meal_plans add column summary jsonb;

create function write_plan_summary() returns trigger language plpgsql as $$
begin
  new.summary = summarize_plan(new.plan);
  return new;
end $$;

create trigger write_plan_summary before insert or update of plan on meal_plans for each row execute function write_plan_summary();

-- Packs plans several times faster than the default. Not every PostgreSQL is built with it.
do $$
begin
  alter table meal_plans alter column plan set compression lz4;
  alter table plan_drafts alter column plan set compression lz4;
exception when others then
  raise notice 'lz4 is not built in: plans stay packed as before';
end $$;

-- Whether the plan differs is asked after whether anybody wants to know: comparing means unpacking both.
create or replace function queue_changed_plan() returns trigger language plpgsql as $$
begin
  perform 1 from calendar_connections where user_id = new.user_id and status = 'connected';
  if not found then return null; end if;
  if old.title is not distinct from new.title and old.plan is not distinct from new.plan then return null; end if;
  perform queue_calendar_entry(day.user_id, day.id, false)
    from weekly_plan_days as day where day.user_id = new.user_id and day.meal_plan_id = new.id order by day.id;
  return null;
end $$;

drop trigger queue_changed_plan on meal_plans;
create trigger queue_changed_plan after update of title, plan on meal_plans for each row execute function queue_changed_plan();

-- Processes remember sessions for some seconds. A trigger, so that no way to change or to end one can forget to tell them.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', old.id_hash);
  return null;
end $$;

create trigger tell_session_change after update or delete on sessions
  for each row when (old.expires_at > now()) execute function tell_session_change();

-- Stores the change of one item that was decided on from `seen`, or gives nothing back when by now it could be decided otherwise.
-- One step in place of eight: ticks are what is written most. The order of locks is that of the long way: operation, list, item.
-- Who watches the list is told after the commit: told within it, one commit waits for the other's disk.
create function change_item_as_seen(
  owner uuid, list uuid, item uuid, seen jsonb, op text, change jsonb, change_stamps jsonb, tick_key text, ticked_at timestamptz
) returns setof grocery_items language plpgsql as $$
declare
  next_revision int;
  changed grocery_items;
begin
  insert into grocery_ops (user_id, op_id) values (owner, op) on conflict do nothing;
  if not found then return; end if;
  perform 1 from grocery_lists where user_id = owner and id = list for update;
  perform 1 from grocery_items
    where user_id = owner and id = item and list_id = list and removed_at is null and stamps = seen;
  if not found then
    delete from grocery_ops where user_id = owner and op_id = op;
    return;
  end if;
  update grocery_lists set revision = revision + 1, updated_at = now() where user_id = owner and id = list
    returning revision into next_revision;
  update grocery_items set
    ingredient = coalesce(change ->> 'ingredient', ingredient),
    quantity = coalesce(change ->> 'quantity', quantity),
    category = coalesce(change ->> 'category', category),
    checked = coalesce((change ->> 'checked')::boolean, checked),
    at_home = coalesce((change ->> 'atHome')::boolean, at_home),
    revision = next_revision,
    stamps = stamps || change_stamps,
    updated_at = now()
  where user_id = owner and id = item
  returning * into changed;
  if tick_key is not null and changed.checked then
    insert into grocery_ticks (user_id, list_id, key, ticked_at) values (owner, list, tick_key, change_item_as_seen.ticked_at)
      on conflict (user_id, list_id, key) do update set ticked_at = excluded.ticked_at;
  elsif tick_key is not null then
    delete from grocery_ticks where user_id = owner and list_id = list and key = tick_key;
  end if;
  return next changed;
end $$;
