-- A week that is not saved is of the household it was made in, as its table and calendar are: who joins another finds it again when
-- they are back. Until now it was deleted, though the household is said to stay as it was.
alter table week_drafts add column household_id uuid references households on delete cascade;
update week_drafts as draft set household_id = member.household_id from household_members as member where member.user_id = draft.user_id;
-- Whoever is in no household could open none.
delete from week_drafts where household_id is null;
alter table week_drafts alter column household_id set not null;
create index week_drafts_household on week_drafts (household_id);

-- As before, but for weeks: those of a household that is left for good go with it, those of one's own stay.
create or replace function tell_member_change() returns trigger language plpgsql as $$
declare
  former uuid = old.household_id;
  present uuid = case when tg_op = 'UPDATE' then new.household_id end;
begin
  perform pg_notify('session_change', session.id_hash)
    from sessions as session join household_members as member using (user_id)
    where member.household_id in (former, present) and session.expires_at > now();
  if tg_op = 'UPDATE' then
    delete from plan_drafts where user_id = new.user_id;
    delete from week_drafts as draft using users
      where draft.user_id = new.user_id and users.id = new.user_id
        and draft.household_id = former and former not in (present, users.home_household_id);
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
