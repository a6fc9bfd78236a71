-- A day that is not saved is of the household it was made in, as weeks are: it names who eats of it. Whoever joins another household
-- finds it again when they are back. Until now it was deleted. The field inside the day that told its household is read here for the
-- last time.
alter table plan_drafts add column household_id uuid references households on delete cascade;
update plan_drafts as draft
  set household_id = coalesce(
    (select id from households where id::text = draft.plan -> 'unsaved' ->> 'householdId'),
    (select household_id from household_members as member where member.user_id = draft.user_id));
-- Whoever is in no household could open none.
delete from plan_drafts where household_id is null;
alter table plan_drafts alter column household_id set not null;
alter table plan_drafts drop constraint plan_drafts_pkey;
alter table plan_drafts add primary key (user_id, household_id, query_key);
create index plan_drafts_household on plan_drafts (household_id);

-- As before, but for days: those of a household that is left for good go with it, those of one's own stay.
create or replace function tell_member_change() returns trigger language plpgsql as $$
declare
  former uuid = old.household_id;
  present uuid = case when tg_op = 'UPDATE' then new.household_id end;
begin
  perform pg_notify('session_change', session.id_hash)
    from sessions as session join household_members as member using (user_id)
    where member.household_id in (former, present) and session.expires_at > now();
  if tg_op = 'UPDATE' then
    if not exists (select from users where id = new.user_id and former in (present, home_household_id)) then
      delete from plan_drafts where user_id = new.user_id and household_id = former;
      delete from week_drafts where user_id = new.user_id and household_id = former;
    end if;
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
