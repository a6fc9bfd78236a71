import type { StepMark, TemplateNode } from './parse-template.ts';
import { findTechnique } from './technique.ts';
import { findItems, holds, type VariantItem } from './variant.ts';

export type DishTime = {
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly totalMinutes: number;
  /** Waiting done beforehand (overnight in the refrigerator), in no other figure. */
  readonly aheadMinutes: number;
  /** When the last `@bg` step and the last step of the cook's own hands end: a late grain shows in their difference. */
  readonly backgroundEnd: number;
  readonly handsEnd: number;
};

/** The time a variant takes: the critical path over its steps, where `@bg` runs beside and `@join` waits for it. */
export function measureTime(steps: readonly (readonly TemplateNode[])[], items: readonly VariantItem[]): DishTime {
  const timed = steps.map((nodes) => measureStep(nodes, items));
  const marked = timed.some(({ marks }) => marks.has('prep'));
  const knifeMinutes = marked ? 0 : estimateKnifeMinutes(items);
  let prepMinutes = knifeMinutes;
  let aheadMinutes = 0;
  let clock = 0;
  let backgroundEnd = 0;
  let chopped = false;
  for (const { minutes, marks } of timed) {
    if (marks.has('bg')) {
      if (marks.has('join')) clock = Math.max(clock, backgroundEnd);
      backgroundEnd = Math.max(backgroundEnd, clock + minutes);
      continue;
    }
    // Grains put on first cook while the vegetables are cut.
    if (!chopped) clock += knifeMinutes;
    chopped = true;
    if (marks.has('join')) clock = Math.max(clock, backgroundEnd);
    if (marks.has('ahead')) aheadMinutes += minutes;
    else clock += minutes;
    if (marks.has('prep')) prepMinutes += minutes;
  }
  const totalMinutes = Math.max(clock, backgroundEnd);
  return { prepMinutes, cookMinutes: totalMinutes - prepMinutes, totalMinutes, aheadMinutes, backgroundEnd, handsEnd: clock };
}

export type StepTime = { readonly minutes: number; readonly marks: ReadonlySet<StepMark>; readonly shown: boolean };

export function measureStep(nodes: readonly TemplateNode[], items: readonly VariantItem[]): StepTime {
  let minutes = 0;
  let shown = false;
  const marks = new Set<StepMark>();
  const visit = (node: TemplateNode): void => {
    if (node.type === 'minutes') minutes += node.minutes;
    else if (node.type === 'mark') marks.add(node.mark);
    else if (node.type === 'when') {
      if (node.conditions.every((condition) => holds(condition, items))) node.nodes.forEach(visit);
    } else {
      shown ||= node.type !== 'text' || node.text.trim() !== '';
      if (node.type === 'food' && node.form === 'start')
        minutes += findTechnique(findItems(items, node.name)[0]?.item.foodId ?? '')?.minutes ?? 0;
    }
  };
  nodes.forEach(visit);
  return { minutes: shown ? minutes : 0, marks, shown };
}

/** A minute at the board for each fresh food that is cut, two for a large amount; nobody is quicker than that at home. */
function estimateKnifeMinutes(items: readonly VariantItem[]): number {
  let minutes = 1;
  for (const { item, food } of items) {
    if (food.state !== 'raw' || !CUT_KINDS.has(food.kind) || food.facets.includes('leafy')) continue;
    const grams = item.quantity * (item.unit === 'g' ? 1 : (food.unitGrams[item.unit] ?? 0));
    minutes += grams > LARGE_AMOUNT_GRAMS ? 2 : 1;
  }
  return Math.min(minutes, MAX_KNIFE_MINUTES);
}

const CUT_KINDS: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'mushroom', 'starchy-root']);
const LARGE_AMOUNT_GRAMS = 150;
const MAX_KNIFE_MINUTES = 12;
