import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { writeSchemaRecipe } from '@larder/domain/own-recipe/write-schema-recipe.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadRecipe } from './download-recipe.ts';
import { toRecipe } from './to-recipe.ts';
import { RECIPE_PAGE_TEXTS } from './texts.ts';

const ACTION = 'px-4 max-sm:size-11 max-sm:p-0';
/** On a phone the pictures say it, so that all stand in one row. */
const NAME = 'max-sm:sr-only';

/** A dish of a plan on paper, and as other programs read recipes. */
export function DishActions({ meal }: { readonly meal: Meal }) {
  const { calories, protein, carbs, fat } = meal;
  const write = () => writeSchemaRecipe(toRecipe(meal), { nutrition: { calories, protein, carbs, fat }, plates: { count: 1 } });
  return (
    <>
      <Button look="secondary" className={ACTION} onClick={() => window.print()}>
        <IconPrinter className="size-5" aria-hidden />
        <span className={NAME}>{RECIPE_PAGE_TEXTS.print}</span>
      </Button>
      <Button look="secondary" className={ACTION} onClick={() => downloadRecipe(meal.title, write())}>
        <IconDownload className="size-5" aria-hidden />
        <span className={NAME}>{RECIPE_PAGE_TEXTS.export}</span>
      </Button>
    </>
  );
}
