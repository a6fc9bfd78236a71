-- Stores what was decided of items as they were seen, all of it or nothing: a tick of one, of a hundred, an amount, an aisle.
-- `changes`: [{ list, item, seen, values, stamps }], `seen` being the stamps the decision was made on. Who wins is decided by the
-- domain alone; here it is only asked whether the decision still holds. One step, as ticks are what is written most.
-- The order of locks is that of everything else about lists: operation, lists, items. Who watches is told after the commit:
-- told within it, one commit waits for the other's disk.
create function store_item_changes(owner uuid, op text, changes jsonb, tick jsonb) returns jsonb language plpgsql as $$
declare
  change jsonb;
  list uuid;
  next_revision int;
  revisions jsonb = '{}';
begin
  insert into grocery_ops (user_id, op_id) values (owner, op) on conflict do nothing;
  if not found then return '{"outcome": "repeated"}'; end if;
  perform 1 from grocery_lists
    where user_id = owner and id in (select (each ->> 'list')::uuid from jsonb_array_elements(changes) as each) order by id for update;
  for change in select jsonb_array_elements(changes) loop
    perform 1 from grocery_items
      where user_id = owner and id = (change ->> 'item')::uuid and list_id = (change ->> 'list')::uuid
        and removed_at is null and stamps = change -> 'seen';
    if not found then
      delete from grocery_ops where user_id = owner and op_id = op;
      return '{"outcome": "outdated"}';
    end if;
  end loop;
  for list in select distinct (each ->> 'list')::uuid from jsonb_array_elements(changes) as each loop
    update grocery_lists set revision = revision + 1, updated_at = now() where user_id = owner and id = list
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
    where user_id = owner and id = (change ->> 'item')::uuid;
  end loop;
  if (tick ->> 'checked')::boolean then
    insert into grocery_ticks (user_id, list_id, key, ticked_at)
      values (owner, (tick ->> 'listId')::uuid, tick ->> 'key', (tick ->> 'at')::timestamptz)
      on conflict (user_id, list_id, key) do update set ticked_at = excluded.ticked_at;
  elsif tick is not null then
    delete from grocery_ticks where user_id = owner and list_id = (tick ->> 'listId')::uuid and key = tick ->> 'key';
  end if;
  return jsonb_build_object('outcome', 'stored', 'revisions', revisions);
end $$;

drop function change_item_as_seen;
