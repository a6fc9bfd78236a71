-- Of a meal that is one of the household's own recipes a calendar shows the photo.
create or replace function summarize_meal(meal jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(
    jsonb_build_object(
      'title', meal -> 'title', 'dishId', meal -> 'dishId', 'recipeId', meal -> 'recipeId', 'calories', meal -> 'calories',
      'pot', case when jsonb_typeof(meal -> 'pot') = 'object' then jsonb_build_object(
        'cookedOn', meal -> 'pot' -> 'cookedOn', 'cookedFor', meal -> 'pot' -> 'cookedFor', 'eatenOn', meal -> 'pot' -> 'eatenOn'
      ) end,
      'eaters', case when jsonb_typeof(meal -> 'plates') = 'array' then (
        select jsonb_agg(plate -> 'name' order by at) from jsonb_array_elements(meal -> 'plates') with ordinality as plates (plate, at)
      ) end
    )
  )
$$;

-- Nobody else has a photo to show, and filling all summaries would keep a large server from starting for minutes.
update meal_plans set summary = summarize_plan(plan) where household_id in (select household_id from recipe_photos);
