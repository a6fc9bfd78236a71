import { measureStep } from '@larder/domain/kit/measure-time.ts';
import type { TemplateNode } from '@larder/domain/kit/parse-template.ts';
import { findTechnique } from '@larder/domain/kit/technique.ts';
import { findItems, holds, type VariantItem } from '@larder/domain/kit/variant.ts';
import { perVariant } from './check-steps.ts';
import type { KitGate } from './gate.ts';

/** A pot that boils over or a pan that is not ready yet; longer, and pasta goes soft. */
const MOST_MINUTES = 4;

/** Pasta that cooks beside the rest is drained when it is done: it does not lie in its water until the sauce is ready. */
export const checkStanding: KitGate = (context) =>
  perVariant(context, ({ items, steps }) => {
    let clock = 0;
    let besideEnd = 0;
    const cooking = new Map<string, { readonly done: number; readonly line: number }>();
    return steps.flatMap(({ index, minutes }) => {
      const nodes = context.templates[index]!;
      const { marks } = measureStep(nodes, items);
      const named = listPasta(nodes, items);
      const line = context.lines.steps[index] ?? 0;
      if (marks.has('bg')) {
        besideEnd = Math.max(besideEnd, clock + minutes);
        const isDrained = named.some(({ form }) => form === 'finish');
        for (const { id, form } of named) if (form === 'start' && !isDrained) cooking.set(id, { done: clock + minutes, line });
        return [];
      }
      if (marks.has('join')) clock = Math.max(clock, besideEnd);
      const late = named.flatMap(({ id }) => {
        const pot = cooking.get(id);
        cooking.delete(id);
        return pot && clock - pot.done > MOST_MINUTES ? [{ id, by: clock - pot.done, line: pot.line }] : [];
      });
      if (!marks.has('ahead')) clock += minutes;
      return late.map(({ id, by, line: started }) => ({
        type: 'stands-in-water',
        line: started || line,
        message: `The ${id} is done ${by} minutes before it is drained; put it on later.`,
      }));
    });
  });

/** Pasta that is boiled and drained: what only soaks up its water may stand. */
function listPasta(
  nodes: readonly TemplateNode[],
  items: readonly VariantItem[],
): readonly { readonly id: string; readonly form: string | undefined }[] {
  return nodes.flatMap((node) => {
    if (node.type === 'when') return node.conditions.every((condition) => holds(condition, items)) ? listPasta(node.nodes, items) : [];
    if (node.type !== 'food') return [];
    return findItems(items, node.name)
      .filter(({ food }) => food.kind === 'pasta' && findTechnique(food.id)?.finish.startsWith('Drain') === true)
      .map(({ food }) => ({ id: food.id, form: node.form }));
  });
}
