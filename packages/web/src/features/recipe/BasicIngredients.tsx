import { RECIPE_TEXTS } from './texts.ts';

/** Ingredients beside steps, before and after the recipe is there. */
export const RECIPE_COLUMNS = 'grid grid-cols-1 gap-8 wrap-anywhere lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12';

/** What a meal is made of as it came: all there is until its recipe is written. */
export function BasicIngredients({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="glance">
      <h3 id="glance" className="display text-lg">
        {RECIPE_TEXTS.atAGlance}
      </h3>
      <ul className="numbers mt-2 grid">
        {lines.map((line) => (
          <li key={line} className="border-b border-line py-1.5 last:border-0">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
