-- The links of a household are invitations too: one table, one check. Such a one may make an account once, and joins once.
alter table invitations
  add column id uuid unique default gen_random_uuid(),
  add column household_id uuid references households on delete cascade,
  add column role text check (role in ('member', 'shopper')),
  add column made_by uuid references users on delete cascade,
  add column admitted_at timestamptz;
create index invitations_household on invitations (household_id) where household_id is not null;
create index invitations_made_by on invitations (made_by) where made_by is not null;

alter table household_members add column news_seen_at timestamptz not null default clock_timestamp();

-- What everybody in a household is to hear of, in names as they were then.
create table household_news (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  kind text not null check (kind in ('joined', 'left', 'removed', 'owner', 'renamed', 'you-were-removed', 'ended')),
  name text not null,
  at timestamptz not null default clock_timestamp()
);
create index household_news_household on household_news (household_id, at);
create index household_news_age on household_news (at);

create index users_home on users (home_household_id);

-- Who is in another household from now on is so in every process at once: their session is read anew, streams look, and the
-- outside calendar is compared with the days of the new one. What was shown and not saved was made for another table.
create function tell_member_change() returns trigger language plpgsql as $$
declare
  former uuid = old.household_id;
  present uuid = case when tg_op = 'UPDATE' then new.household_id end;
begin
  perform pg_notify('session_change', session.id_hash)
    from sessions as session join household_members as member using (user_id)
    where member.household_id in (former, present) and session.expires_at > now();
  if tg_op = 'UPDATE' then
    delete from plan_drafts where user_id = new.user_id;
    delete from week_drafts where user_id = new.user_id;
    delete from calendar_outbox where user_id = new.user_id;
    -- Whoever is at it loses the right to go on.
    update calendar_connections
      set comparisons_asked = comparisons_asked + 1, locked_until = null, lock_token = null, run_after = clock_timestamp()
      where user_id = new.user_id and status = 'connected';
    perform pg_notify('calendar_sync', '');
  end if;
  perform pg_notify('household_change', former || ' people');
  if present is distinct from former and present is not null then perform pg_notify('household_change', present || ' people'); end if;
  return null;
end $$;
create trigger tell_member_change after delete on household_members for each row execute function tell_member_change();
create trigger tell_moved_member after update of household_id, role on household_members for each row execute function tell_member_change();

-- An owner whose account goes is followed by whoever has been a member for longest. Where only shoppers are left, none of them may
-- see what it holds: they go home, and it goes. So does a household that is nobody's home and has nobody in it.
create function pass_on_household() returns trigger language plpgsql as $$
declare
  heir uuid;
begin
  if tg_op = 'DELETE' and old.role = 'owner' then
    select user_id into heir from household_members
      where household_id = old.household_id and role = 'member' order by joined_at, user_id limit 1;
    if heir is not null then
      update household_members set role = 'owner' where user_id = heir;
    else
      update household_members as member set household_id = users.home_household_id, role = 'owner'
        from users where users.id = member.user_id and member.household_id = old.household_id;
    end if;
  end if;
  delete from households where id = old.household_id
    and not exists (select from household_members where household_id = old.household_id)
    and not exists (select from users where home_household_id = old.household_id);
  return null;
end $$;
create trigger zz_pass_on_household after delete or update of household_id on household_members
  for each row execute function pass_on_household();

-- A shopper sees no plans, in whatever calendar.
create or replace function queue_changed_day() returns trigger language plpgsql as $$
declare
  day weekly_plan_days = case when tg_op = 'DELETE' then old else new end;
begin
  perform queue_calendar_entry(member.user_id, day.id, tg_op = 'INSERT')
    from household_members as member where member.household_id = day.household_id and member.role <> 'shopper' order by member.user_id;
  return null;
end $$;

create or replace function queue_changed_plan() returns trigger language plpgsql as $$
begin
  perform 1 from calendar_connections join household_members using (user_id)
    where household_id = new.household_id and role <> 'shopper' and status = 'connected';
  if not found then return null; end if;
  if old.title is not distinct from new.title and old.plan is not distinct from new.plan then return null; end if;
  perform queue_calendar_entry(member.user_id, day.id, false)
    from weekly_plan_days as day join household_members as member using (household_id)
    where day.household_id = new.household_id and day.meal_plan_id = new.id and member.role <> 'shopper' order by day.id, member.user_id;
  return null;
end $$;
