import type { DetailedRecipe as Recipe } from '@larder/contract/recipe.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { useDetailedRecipe } from './queries.ts';
import { RECIPE_TEXTS } from './texts.ts';

export function DetailedRecipe({ meal }: { readonly meal: Meal }) {
  const { data: recipe, error, isFetching, refetch } = useDetailedRecipe(meal);
  if (recipe) return <RecipeText recipe={recipe} />;
  if (error && !isFetching) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 rounded-xl bg-alert-soft p-4">
        <p className="flex-1">{failureText(error)}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {RECIPE_TEXTS.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <output className="grid gap-3">
      <span className="font-medium text-primary">{RECIPE_TEXTS.writing}…</span>
      {['w-2/3', 'w-full', 'w-5/6', 'w-3/4'].map((width) => (
        <span key={width} aria-hidden="true" className={`skeleton block h-4 ${width}`} />
      ))}
    </output>
  );
}

/** The server's words when it has some for people; never a raw status and body. */
function failureText(error: Error): string {
  if (error instanceof ApiError) return error.reason ?? RECIPE_TEXTS.failed;
  return error instanceof TypeError ? RECIPE_TEXTS.failed : error.message;
}

function RecipeText({ recipe }: { readonly recipe: Recipe }) {
  const { prepTime, cookTime, servings, difficulty, ingredients, instructions, tips, notCounted = [] } = recipe;
  const times = [
    [RECIPE_TEXTS.prep, prepTime],
    [RECIPE_TEXTS.cook, cookTime],
    [RECIPE_TEXTS.servings, String(servings)],
    [RECIPE_TEXTS.difficulty, difficulty],
  ] as const;
  return (
    <div className="fade grid gap-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {times.map(([label, value]) => (
          <div key={label}>
            <dt className="eyebrow">{label}</dt>
            <dd className="numbers font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-6 @2xl:grid-cols-[14rem_1fr]">
        <section>
          <h4 className="display text-lg">{RECIPE_TEXTS.ingredients}</h4>
          <ul className="numbers mt-2 grid gap-1.5">
            {ingredients.map(({ amount, item }) => (
              <li key={`${amount} ${item}`}>
                {amount !== '' && <b className="font-semibold">{amount} </b>}
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h4 className="display text-lg">{RECIPE_TEXTS.steps}</h4>
          <ol className="mt-2 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-primary">
            {instructions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      {tips.length > 0 && (
        <section className="rounded-xl bg-butter p-4">
          <h4 className="display text-lg">{RECIPE_TEXTS.tips}</h4>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      <NutritionFacts recipe={recipe} />
      {notCounted.length > 0 && <p className="text-sm text-muted">{RECIPE_TEXTS.notCounted(notCounted)}</p>}
    </div>
  );
}

function NutritionFacts({ recipe: { nutritionFacts: facts, servings } }: { readonly recipe: Recipe }) {
  const grams = (value: number | null) => (value === null || value === undefined ? RECIPE_TEXTS.unknown : formatGrams(value));
  const rows = [
    [RECIPE_TEXTS.calories, formatKcal(facts.calories)],
    ['Protein', grams(facts.protein)],
    ['Carbs', grams(facts.carbs)],
    ['Fat', grams(facts.fat)],
    [RECIPE_TEXTS.fiber, grams(facts.fiber)],
    [RECIPE_TEXTS.sugar, grams(facts.sugar)],
  ] as const;
  return (
    <section>
      <h4 className="display text-lg">
        {RECIPE_TEXTS.facts}{' '}
        <span className="font-sans text-sm font-normal tracking-normal text-muted">{RECIPE_TEXTS.factsFor(servings)}</span>
      </h4>
      <dl className="numbers mt-2 grid grid-cols-2 gap-x-6 @md:grid-cols-3 @2xl:grid-cols-6">
        {rows.map(([label, value]) => (
          <div key={label} className="border-t border-line py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
