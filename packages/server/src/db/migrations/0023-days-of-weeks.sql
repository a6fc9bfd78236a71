-- A day of a saved week that is changed by itself is a change of the week: whoever has the week open as it was has not seen it.
create function renew_week_of_plan() returns trigger language plpgsql as $$
begin
  update weeks set version_id = gen_random_uuid() where id = new.week_id;
  return null;
end $$;

create trigger renew_week_of_plan after update of plan on meal_plans for each row
  when (new.week_id is not null)
  execute function renew_week_of_plan();
