import type { LineGroup, RecipeParts } from './imported-recipe.ts';
import { countLines } from './imported-recipe.ts';
import { rateIngredientLine } from './ingredient-likeness.ts';
import { isWithin, type PageElement } from './page-element.ts';
import { findPageIngredients, type PageIngredients } from './page-ingredients.ts';
import { findPageSteps } from './page-steps.ts';
import { isLabelText, readLabels } from './page-labels.ts';
import { endsRecipe, isRemark } from './remarks.ts';
import { stripCounters } from './tidy-recipe-line.ts';
import type { PageBlock } from './page-blocks.ts';

/** A recipe of a page that marks nothing: by the headings above its parts, and by how its lines read. */
export function readPlainPage(blocks: readonly PageBlock[]): PlainParts {
  const ingredients = findPageIngredients(blocks);
  const together = ingredients?.isGuess ? listTogether(blocks, ingredients) : undefined;
  const steps = findPageSteps(blocks, ingredients);
  const labels = readLabels(blocks);
  return {
    ingredients: ingredients && countLines(ingredients.groups) > 0 ? ingredients.groups : undefined,
    steps: steps && dropRemarks(steps).map(({ heading, lines }) => ({ heading, lines: stripCounters(lines) })),
    yield: labels.yield,
    minutes: labels.minutes,
    ...(together && { lines: together }),
  };
}

/** Without what is said behind the last step: remarks, servings and times, what visitors write below with a date. */
function dropRemarks(steps: readonly LineGroup[]): readonly LineGroup[] {
  const groups = [...steps];
  const cut = groups.findIndex(({ lines }, at) => lines.slice(at === 0 ? 1 : 0).some(endsRecipe));
  if (cut >= 0) {
    const { heading, lines } = groups[cut]!;
    groups.splice(cut, groups.length, {
      heading,
      lines: lines.slice(
        0,
        lines.findIndex((line, at) => cut + at > 0 && endsRecipe(line)),
      ),
    });
  }
  const { heading, lines } = groups.pop()!;
  const end = lines.findLastIndex((line) => !isRemark(line) && !(line.length <= LONGEST_LABEL && isLabelText(line))) + 1;
  return [...groups, { heading, lines: lines.slice(0, groups.length > 0 ? end : Math.max(1, end)) }].filter(
    (group) => group.lines.length > 0,
  );
}

const LONGEST_LABEL = 60;

/** `lines`: where nothing says what is an ingredient and what a step, the lines that hold both. */
export type PlainParts = RecipeParts & { readonly lines?: readonly string[] };

/** The list and what is told after it, in the smallest part of the page that holds both. */
function listTogether(blocks: readonly PageBlock[], { from, to }: PageIngredients): readonly string[] {
  const holds = (home: PageElement): boolean =>
    isWithin(blocks[to]!.element, home) &&
    blocks.slice(from).filter(({ text, element }) => text.length >= LEAST_PROSE && rateIngredientLine(text) < 1 && isWithin(element, home))
      .length >= LEAST_STEPS;
  let home = blocks[from]!.element;
  while (home.parent && !holds(home)) home = home.parent;
  const inside = blocks.slice(from).filter(({ element, isLink }) => !isLink && isWithin(element, home));
  const end = inside.findIndex(({ section, heading }) => section === 'other' && heading > 0);
  return inside
    .slice(0, end < 0 ? MOST_LINES : Math.min(end, MOST_LINES))
    .map(({ text, element }) => (element.tag === 'li' ? `- ${text}` : text));
}

const LEAST_PROSE = 25;
const LEAST_STEPS = 2;
const MOST_LINES = 150;
