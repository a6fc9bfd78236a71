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

/**
 * The time a variant takes: everything is cut first, as people do at home, then the critical path over its steps, where `@bg` runs
 * beside and `@join` waits for it. What is prepared while a step runs beside is part of the cooking: that never lasts less than its
 * longest step.
 */
export function measureTime(steps: readonly (readonly TemplateNode[])[], items: readonly VariantItem[]): DishTime {
  const timed = steps.map((nodes) => measureStep(nodes, items));
  const knifeMinutes = estimateKnifeMinutes(items, steps, timed);
  let prepMinutes = knifeMinutes;
  let aheadMinutes = 0;
  let clock = knifeMinutes;
  let backgroundEnd = 0;
  for (const { minutes, marks } of timed) {
    if (marks.has('join')) clock = Math.max(clock, backgroundEnd);
    if (marks.has('bg')) {
      backgroundEnd = Math.max(backgroundEnd, clock + minutes);
      continue;
    }
    if (marks.has('prep') && clock >= backgroundEnd) prepMinutes += minutes;
    if (marks.has('ahead')) aheadMinutes += minutes;
    else clock += minutes;
  }
  const totalMinutes = Math.max(clock, backgroundEnd);
  if (!steps.some((nodes) => isHot(nodes, items))) prepMinutes = totalMinutes;
  return { prepMinutes, cookMinutes: totalMinutes - prepMinutes, totalMinutes, aheadMinutes, backgroundEnd, handsEnd: clock };
}

/** Nobody cooks a salad: without any heat all of it is preparation. */
const isHot = (nodes: readonly TemplateNode[], items: readonly VariantItem[]): boolean =>
  listShown(nodes, items).some((node) => {
    if (node.type === 'text') return HEAT.test(node.text);
    if (node.type !== 'food') return false;
    if (node.form.startsWith('done')) return true;
    return node.form === 'start' && HEAT.test(findTechnique(findItems(items, node.name)[0]?.item.foodId ?? '')?.start ?? '');
  });

const HEAT =
  /\b(?:heat(?!proof)|boil|simmer|bak(?:e|ing)|roast|fr(?:y|ies|ied)|sear|toast|warm|broil|grill|steam|poach|melt|brown(?!ie)|cook|microwave|sizzl|char|soften|wilt|oven|skillet|saucepan|hot)/i;

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

/** What a step of preparation names, where it is the cutting itself: its minutes hold that. */
function listCut(nodes: readonly TemplateNode[], items: readonly VariantItem[]): readonly string[] {
  const shown = listShown(nodes, items);
  const isCutting = shown.some((node) => node.type === 'text' && CUTS.test(node.text));
  return isCutting ? shown.flatMap((node) => (node.type === 'food' ? findItems(items, node.name).map(({ item }) => item.foodId) : [])) : [];
}

const listShown = (nodes: readonly TemplateNode[], items: readonly VariantItem[]): readonly TemplateNode[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'when') return [node];
    return node.conditions.every((condition) => holds(condition, items)) ? listShown(node.nodes, items) : [];
  });

/**
 * A minute at the board for each fresh food that is cut, one more for fine work and one for a large amount; nobody is quicker than
 * that at home. Where steps of preparation have minutes of their own, only for what the list of ingredients says is cut already and
 * for what no such step cuts.
 */
function estimateKnifeMinutes(
  items: readonly VariantItem[],
  steps: readonly (readonly TemplateNode[])[],
  timed: readonly StepTime[],
): number {
  const prepared = steps.filter((_, at) => timed[at]!.marks.has('prep'));
  const layOut = prepared.length > 0 ? 0 : LAY_OUT_MINUTES;
  const cutInSteps = new Set(prepared.flatMap((nodes) => listCut(nodes, items)));
  let minutes = layOut;
  for (const { item, food } of items) {
    if (cutInSteps.has(item.foodId)) continue;
    const prep = item.prep ?? '';
    const isCut = CUT_KINDS.has(food.kind) && (IS_CUT.test(prep) || (layOut > 0 && !food.facets.includes('leafy')));
    if (food.state !== 'raw' || (!isCut && !(CUT_FLESH_KINDS.has(food.kind) && IS_CUT.test(prep)))) continue;
    const grams = (item.quantity * (item.unit === 'g' ? 1 : (food.unitGrams[item.unit] ?? 0))) / (item.plates ?? 1);
    minutes += 1 + (grams > LARGE_AMOUNT_GRAMS ? 1 : 0) + (grams > PINCH_GRAMS && IS_FINE.test(prep) ? 1 : 0);
  }
  return Math.min(minutes, MAX_KNIFE_MINUTES);
}

const LAY_OUT_MINUTES = 1;
/** A quarter of something is no cut. */
const CUTS = /\b(?:cut|chop|slice|dice|grate|shred|halve|quarter(?! of)|core|peel|trim|shave|coarsely|pulse)\b/i;
const IS_CUT =
  /\b(?:chopped|diced|sliced|slices|minced|grated|shredded|shreds|shaved|cubes?|strips?|sticks|matchsticks|wedges|chunks|florets|half-moons|ribbons|rounds|coins|halved|quartered|pieces|lengths|julienned)\b/;
/** What takes care: a clove of garlic or a spoon of herbs is done in a minute however fine. */
const IS_FINE =
  /\b(?:finely|thinly|thin|minced|diced|small|matchsticks|julienned|florets|grated|shredded|shaved|peeled|ribbons|sticks|sections|stripped)\b/;
const PINCH_GRAMS = 30;
const CUT_FLESH_KINDS: ReadonlySet<string> = new Set(['beef', 'lamb', 'pork', 'game', 'poultry', 'fish']);

const CUT_KINDS: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'mushroom', 'starchy-root']);
const LARGE_AMOUNT_GRAMS = 150;
const MAX_KNIFE_MINUTES = 15;
