import type { TemplateNode } from '@larder/domain/kit/parse-template.ts';
import { findItems, type VariantItem } from '@larder/domain/kit/variant.ts';
import { flatten, perVariant } from './check-steps.ts';
import type { KitGate } from './gate.ts';

const REST = /\b(?:rest|last|remainder) of (?:the )?$/i;

/** "The rest of the oil" only where some of it has been used before, in every variant: a first use may hang on a choice. */
export const checkRest: KitGate = (context) =>
  perVariant(context, ({ items }) => {
    const used = new Set<VariantItem>();
    return context.templates.flatMap((nodes, index) =>
      listUses(flatten(nodes, items)).flatMap(({ name, isRest }) => {
        const found = findItems(items, name);
        const isFirst = found.length > 0 && !found.some((item) => used.has(item));
        for (const item of found) used.add(item);
        return isRest && isFirst
          ? [
              {
                type: 'rest-of-nothing',
                line: context.lines.steps[index] ?? 0,
                message: `"the rest of {${name}}", of which nothing has been used in some variant: make the words a condition, or use some before.`,
              },
            ]
          : [];
      }),
    );
  });

const listUses = (nodes: readonly TemplateNode[]): readonly { readonly name: string; readonly isRest: boolean }[] =>
  nodes.flatMap((node, at) => {
    if (node.type !== 'food' || node.form.startsWith('done')) return [];
    const before = nodes[at - 1];
    return [{ name: node.name, isRest: before?.type === 'text' && REST.test(before.text) }];
  });
