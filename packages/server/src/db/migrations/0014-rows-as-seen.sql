-- Names what a row holds, so that whoever changes it can say what they saw of it. Random and not counted: after a restored backup
-- a count would give the same number to something else. Null in rows from before, until they change: it is then named by its id,
-- as filling them all would write every plan anew.
alter table weekly_plan_days add column version_id uuid;
alter table weekly_plan_days alter column version_id set default gen_random_uuid();
alter table meal_plans add column version_id uuid;
alter table meal_plans alter column version_id set default gen_random_uuid();

-- Triggers, so that no statement can forget to.
create function renew_version_id() returns trigger language plpgsql as $$
begin
  new.version_id = gen_random_uuid();
  return new;
end $$;

create trigger renew_version_id before update on weekly_plan_days for each row
  when (row(old.date, old.meal_plan_id, old.notes, old.weekly_plan_id) is distinct from
    row(new.date, new.meal_plan_id, new.notes, new.weekly_plan_id))
  execute function renew_version_id();

-- Not a star, which is no change of what the plan holds; and without a comparison, which would unpack both plans.
create trigger renew_version_id before update of title, description, search_query, plan on meal_plans for each row
  execute function renew_version_id();
