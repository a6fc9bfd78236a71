import type { Food } from '@larder/domain/food/food.ts';
import { energyKcal } from '@larder/domain/food/nutrients.ts';
import { serve } from './check-kit.ts';
import type { ParsedKit } from './parsed-kit.ts';
import { parseTemplate, type TemplateNode } from '@larder/domain/kit/parse-template.ts';
import { listVariants } from '@larder/domain/kit/variant.ts';
import { gramsPerUnit } from '@larder/domain/food/unit-grams.ts';

/** A kit as its writer wants to read it: every title with time and energy, then the first variant in full. */
export function describeKit({ kit }: ParsedKit, foodsById: ReadonlyMap<string, Food>): string {
  const texts = { title: template(kit.title), description: template(kit.description), steps: kit.steps.map(template) };
  const served = listVariants(kit, foodsById).map((variant) => serve(variant, texts));
  const rows = served.map(({ title, time, items, dishId }) => {
    const grams = items.map(({ item, food }) => ({ food, grams: item.quantity * (gramsPerUnit(food, item.unit) ?? 0) }));
    const macro = (name: 'protein' | 'carbs' | 'fat'): number =>
      grams.reduce((sum, entry) => sum + (entry.food.per100g[name] * entry.grams) / 100, 0);
    const macros = { protein: macro('protein'), carbs: macro('carbs'), fat: macro('fat') };
    const figures = `P${Math.round(macros.protein)} C${Math.round(macros.carbs)} F${Math.round(macros.fat)}`;
    return `  ${title} [${Math.round(energyKcal(macros))} kcal ${figures}, ${time.prepMinutes}+${time.cookMinutes} min] ${dishId}`;
  });
  const first = served[0]!;
  return [
    `${kit.id}: ${served.length} variants`,
    ...rows,
    '',
    first.description,
    ...first.steps.map(({ text }, index) => `  ${index + 1}. ${text}`),
    '',
  ].join('\n');
}

function template(text: string): readonly TemplateNode[] {
  const nodes = parseTemplate(text);
  return nodes.ok ? nodes.value : [];
}
