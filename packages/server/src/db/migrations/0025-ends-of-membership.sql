-- What somebody was trusted with ends with the trust: links that they made to read by and to join by, however they came to be out
-- of the household or to shop for it alone. And of a home that is at rest no link leads into it.
create function end_links_of_former() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.household_id <> old.household_id or new.role = 'shopper' then
    update shared_links set revoked_at = now()
      where household_id = old.household_id and made_by = old.user_id and revoked_at is null;
    delete from invitations where household_id = old.household_id and made_by = old.user_id and used_at is null;
  end if;
  delete from invitations where household_id = old.household_id and used_at is null
    and not exists (select from household_members where household_id = old.household_id);
  return null;
end $$;
create trigger end_links_of_former after delete or update of household_id, role on household_members
  for each row execute function end_links_of_former();

-- Before the account goes: afterwards nobody knows who made them.
create function end_links_of_deleted() returns trigger language plpgsql as $$
begin
  update shared_links set revoked_at = now() where made_by = old.id and revoked_at is null;
  return old;
end $$;
create trigger end_links_of_deleted before delete on users for each row execute function end_links_of_deleted();

-- Whoever owns a household, or is a member of it, eats there, whatever made them so.
create function seat_member() returns trigger language plpgsql as $$
begin
  insert into eaters (id, household_id, user_id, name, eats_at_home, position)
    select gen_random_uuid(), new.household_id, users.id, coalesce(users.first_name, ''),
      coalesce((select eats_at_home from eaters where user_id = users.id and household_id = users.home_household_id), '{}'),
      (select coalesce(max(position), -1) + 1 from eaters where household_id = new.household_id)
    from users where users.id = new.user_id
    on conflict (household_id, user_id) do nothing;
  return null;
end $$;
create trigger seat_member after update of household_id, role on household_members
  for each row when (new.role <> 'shopper') execute function seat_member();

-- What is from before.
insert into eaters (id, household_id, user_id, name, position)
  select gen_random_uuid(), member.household_id, member.user_id, coalesce(users.first_name, ''),
    (select coalesce(max(position), -1) + 1 from eaters where eaters.household_id = member.household_id)
  from household_members as member join users on users.id = member.user_id where member.role <> 'shopper'
  on conflict (household_id, user_id) do nothing;
update shared_links set revoked_at = now() where revoked_at is null and made_by is not null and not exists (
  select from household_members as member
    where member.household_id = shared_links.household_id and member.user_id = made_by and member.role <> 'shopper'
);
delete from invitations where household_id is not null and used_at is null and (
  not exists (select from household_members as member where member.household_id = invitations.household_id and member.role = 'owner')
  or not exists (
    select from household_members as member
      where member.household_id = invitations.household_id and member.user_id = made_by and member.role <> 'shopper'
  )
);
