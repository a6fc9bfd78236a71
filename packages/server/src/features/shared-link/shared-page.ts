import type { GroceryCategory } from '@larder/domain/grocery/grocery-category.ts';
import { capitalize } from '@larder/domain/base/say.ts';
import { type Html, html, renderPage } from '../../html/page.ts';
import type { Shared, SharedMeal } from './read-shared.ts';

const TITLES: Readonly<Record<Shared['what'], string>> = { plan: 'A day of meals', week: 'A week of meals', list: 'Grocery list' };
const AISLES: Readonly<Record<GroceryCategory, string>> = {
  produce: 'Produce',
  meat: 'Meat and Fish',
  dairy: 'Dairy and Eggs',
  pantry: 'Pantry',
};

/** Plan and list have names of their own, which say what somebody searched for: they are not shown. */
export function renderShared(stylesheet: string, shared: Shared): string {
  const title = TITLES[shared.what];
  return renderPage({
    title,
    stylesheet,
    body: html`<h1>${title}</h1>
      ${bodyOf(shared)}`,
  });
}

export const renderNothing = (stylesheet: string): string =>
  renderPage({
    title: 'Nothing here',
    stylesheet,
    body: html`<h1>Nothing here</h1>
      <p>This link no longer works: it was taken back, or its time is up. Ask whoever sent it for a new one.</p>`,
  });

function bodyOf(shared: Shared): Html {
  if (shared.what === 'plan') return html`${shared.meals.map((meal) => mealOf(meal, true))}`;
  if (shared.what === 'week')
    return html`${shared.days.map(
      ({ date, meals }) =>
        html`<h2>${sayDay(date)}</h2>
          ${meals.map((meal) => mealOf(meal, false))}`,
    )}`;
  return html`${shared.aisles.map(
    ({ category, lines }) =>
      html`<h2>${AISLES[category]}</h2>
        <ul>
          ${lines.map(
            ({ ingredient, quantity, checked }) =>
              html`<li>${checked ? html`<s>${ingredient}</s>` : ingredient}${quantity && html`, ${quantity}`}</li>`,
          )}
        </ul>`,
  )}`;
}

/** A week's recipes are folded: what is cooked is read first. */
const mealOf = ({ name, title, ingredients, instructions, plates }: SharedMeal, isOpen: boolean): Html => {
  const head = html`${capitalize(name)}: ${title}`;
  const recipe = html`<ul>
      ${ingredients.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${
      plates.length > 0 &&
      html`<ul>
        ${plates.map((plate) => html`<li>${plate}</li>`)}
      </ul>`
    }
    <ol>
      ${instructions.map((step) => html`<li>${step}</li>`)}
    </ol>`;
  return isOpen
    ? html`<h2>${head}</h2>
        ${recipe}`
    : html`<details>
        <summary>${head}</summary>
        ${recipe}
      </details>`;
};

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const sayDay = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
