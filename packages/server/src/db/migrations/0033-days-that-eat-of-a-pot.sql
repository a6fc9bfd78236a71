-- A day that eats what is left of another's pot is told in other words once no day cooks that, so its copy outside may differ with the
-- days before it. All that eat of some pot within the longest week (14 days) are queued: which pots a day had whose plan is gone is not
-- known any more, and to send what is the same does no harm.
create function queue_days_that_eat(household uuid, changed date) returns void language plpgsql as $$
begin
  perform 1 from calendar_connections join household_members using (user_id)
    where household_id = household and role <> 'shopper' and status = 'connected';
  if not found then return; end if;
  perform queue_calendar_entry(member.user_id, day.id, false)
    from weekly_plan_days as day
      join meal_plans as plan on plan.id = day.meal_plan_id and plan.household_id = day.household_id
      join household_members as member on member.household_id = day.household_id and member.role <> 'shopper'
    where day.household_id = household and day.date > changed and day.date < changed + 14
      and (coalesce(plan.summary, plan.plan) @? '$.meals.*.pot ? (@.cookedOn != @.eatenOn)'
        or coalesce(plan.summary, plan.plan) @? '$.moreSnacks[*].pot ? (@.cookedOn != @.eatenOn)')
    order by day.id, member.user_id;
end $$;

create or replace function queue_changed_day() returns trigger language plpgsql as $$
declare
  day weekly_plan_days = case when tg_op = 'DELETE' then old else new end;
begin
  perform queue_calendar_entry(member.user_id, day.id, tg_op = 'INSERT')
    from household_members as member where member.household_id = day.household_id and member.role <> 'shopper' order by member.user_id;
  perform queue_days_that_eat(day.household_id, day.date);
  if tg_op = 'UPDATE' then
    if old.date <> new.date then perform queue_days_that_eat(old.household_id, old.date); end if;
  end if;
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
  perform queue_days_that_eat(day.household_id, day.date)
    from weekly_plan_days as day where day.household_id = new.household_id and day.meal_plan_id = new.id order by day.date;
  return null;
end $$;
