-- Snacks beyond a day's four meals are shown on the calendar too. Summaries from before are of plans without any.
create function summarize_meal(meal jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(
    jsonb_build_object(
      'title', meal -> 'title', 'dishId', meal -> 'dishId', 'calories', meal -> 'calories',
      'pot', case when jsonb_typeof(meal -> 'pot') = 'object' then jsonb_build_object(
        'cookedOn', meal -> 'pot' -> 'cookedOn', 'cookedFor', meal -> 'pot' -> 'cookedFor', 'eatenOn', meal -> 'pot' -> 'eatenOn'
      ) end
    )
  )
$$;

create or replace function summarize_plan(plan jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'nutritionOverview', plan -> 'nutritionOverview',
    'meals', coalesce((select jsonb_object_agg(slot, summarize_meal(meal)) from jsonb_each(plan -> 'meals') as meals (slot, meal)), '{}')
  ) || coalesce(
    (select jsonb_build_object('moreSnacks', jsonb_agg(summarize_meal(snack) order by at))
      from jsonb_array_elements(plan -> 'moreSnacks') with ordinality as snacks (snack, at) having count(*) > 0),
    '{}'
  )
$$;
