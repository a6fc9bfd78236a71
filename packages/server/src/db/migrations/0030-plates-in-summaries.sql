-- Of a meal that several eat a calendar says for how many, and whose the figures are: the names on its plates, the first one's first.
-- Summaries from before are without them until their plan is saved again.
create or replace function summarize_meal(meal jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(
    jsonb_build_object(
      'title', meal -> 'title', 'dishId', meal -> 'dishId', 'calories', meal -> 'calories',
      'pot', case when jsonb_typeof(meal -> 'pot') = 'object' then jsonb_build_object(
        'cookedOn', meal -> 'pot' -> 'cookedOn', 'cookedFor', meal -> 'pot' -> 'cookedFor', 'eatenOn', meal -> 'pot' -> 'eatenOn'
      ) end,
      'eaters', case when jsonb_typeof(meal -> 'plates') = 'array' then (
        select jsonb_agg(plate -> 'name' order by at) from jsonb_array_elements(meal -> 'plates') with ordinality as plates (plate, at)
      ) end
    )
  )
$$;
