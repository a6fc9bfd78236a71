import { gramsPerUnit } from '../food/unit-grams.ts';
import { formatCups } from '../recipe/format-cups.ts';
import { describeDoneness } from './doneness.ts';
import { joinNames, nameFood } from './name-food.ts';
import type { TemplateNode } from './parse-template.ts';
import { assertNever } from '../base/assert-never.ts';
import type { Technique } from './technique.table.ts';
import { findTechnique } from './technique.ts';
import { findItems, holds, type VariantItem } from './variant.ts';

/** The amount each item is served in, in its own unit. */
export type QuantityOf = (item: VariantItem) => number;

export const writtenQuantity: QuantityOf = ({ item }) => item.quantity;

/** What a placeholder that cannot be filled leaves in the text, so that a gate can find it. */
export const UNRESOLVED = '⟦';

/** The text of a template for one variant; empty when all of it is conditional and no condition holds. */
export function renderTemplate(nodes: readonly TemplateNode[], items: readonly VariantItem[], quantityOf: QuantityOf): string {
  return polish(nodes.map((node) => renderNode(node, items, quantityOf)).join(''));
}

function renderNode(node: TemplateNode, items: readonly VariantItem[], quantityOf: QuantityOf): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'minutes':
    case 'mark':
      return '';
    case 'when':
      return node.conditions.every((condition) => holds(condition, items))
        ? node.nodes.map((inner) => renderNode(inner, items, quantityOf)).join('')
        : '';
    case 'volume':
      return renderVolume(findItems(items, node.name), node.times, quantityOf) ?? `${UNRESOLVED}${node.name}*`;
    case 'food':
      return renderFood(node, items, quantityOf) ?? `${UNRESOLVED}${node.name}`;
    default:
      return assertNever(node);
  }
}

function renderFood(
  { name, form }: Extract<TemplateNode, { type: 'food' }>,
  items: readonly VariantItem[],
  quantityOf: QuantityOf,
): string | undefined {
  const named = findItems(items, name);
  if (named.length === 0) return undefined;
  if (form === 'done' || form === 'done-through' || form === 'done-sauce' || form === 'done-tender') {
    const how = { mixed: form === 'done-through', thickens: form === 'done-sauce', tender: form === 'done-tender' };
    return joinNames(named.flatMap(({ food, item }) => describeDoneness(food, { prep: item.prep, ...how }) ?? [])) || undefined;
  }
  if (form === 'start' || form === 'finish') {
    const technique = findTechnique(named[0]!.item.foodId);
    return technique && fillTechnique(technique, form, { named, quantityOf });
  }
  return joinNames(named.map((entry) => nameFood(entry, form, quantityOf(entry))));
}

function fillTechnique(
  technique: Technique,
  when: 'start' | 'finish',
  { named, quantityOf }: { readonly named: readonly VariantItem[]; readonly quantityOf: QuantityOf },
): string {
  return technique[when]
    .replace(/\{x\*([\d.]+)\}/g, (_, times: string) => {
      const cups = measureVolume(named, Number(times), quantityOf);
      return cups === undefined ? 'plenty' : formatCups(Math.max(cups, technique.leastCups ?? 0));
    })
    .replaceAll('{x}', nameFood(named[0]!, 'head', quantityOf(named[0]!)));
}

function renderVolume(named: readonly VariantItem[], times: number, quantityOf: QuantityOf): string | undefined {
  const cups = measureVolume(named, times, quantityOf);
  return cups === undefined ? undefined : formatCups(cups);
}

function measureVolume(named: readonly VariantItem[], times: number, quantityOf: QuantityOf): number | undefined {
  let cups = 0;
  for (const entry of named) {
    const cupGrams = gramsPerUnit(entry.food, 'cup');
    const unitGrams = gramsPerUnit(entry.food, entry.item.unit);
    if (cupGrams === undefined || unitGrams === undefined) return undefined;
    cups += (quantityOf(entry) * unitGrams) / cupGrams;
  }
  return named.length > 0 ? cups * times : undefined;
}

/** Spaces left by empty conditions, capitals after a full stop, "a" before a vowel. */
function polish(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .replace(/\.\.+/g, '.')
    .trim()
    .replace(/\b([Aa]) (?=[aeio](?!ne\b|nce\b))/g, '$1n ')
    .replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
