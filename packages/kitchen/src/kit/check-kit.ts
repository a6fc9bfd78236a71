import type { Food } from '@larder/domain/food/food.ts';
import { checkEnergy } from './gates/check-energy.ts';
import { checkFoods, checkTied } from './gates/check-foods.ts';
import { checkNamedFoods } from './gates/check-named-foods.ts';
import { checkPlate } from './gates/check-plate.ts';
import { checkRest } from './gates/check-rest.ts';
import { checkStanding } from './gates/check-standing.ts';
import { checkAllUsed, checkDoneness, checkForeignFoods, checkReadyToEat } from './gates/check-steps.ts';
import { checkResolved, checkText } from './gates/check-text.ts';
import { checkTitle } from './gates/check-title.ts';
import { checkWords } from './gates/check-words.ts';
import { checkLeafLast, checkMinutes, checkSlowFirst } from './gates/check-time.ts';
import type { FoodLexicon } from './gates/food-lexicon.ts';
import type { GateContext, KitGate, ServedVariant } from './gates/gate.ts';
import { listWrittenFoods } from './list-written-foods.ts';
import type { KitFault, ParsedKit } from './parsed-kit.ts';
import { measureStep, measureTime } from '@larder/domain/kit/measure-time.ts';
import { parseTemplate, type TemplateNode } from '@larder/domain/kit/parse-template.ts';
import { renderTemplate, writtenQuantity } from '@larder/domain/kit/render-template.ts';
import { countVariants, listVariants, type Variant } from '@larder/domain/kit/variant.ts';

const GATES: readonly KitGate[] = [
  checkResolved,
  checkAllUsed,
  checkForeignFoods,
  checkDoneness,
  checkReadyToEat,
  checkRest,
  checkMinutes,
  checkSlowFirst,
  checkStanding,
  checkLeafLast,
  checkTied,
  checkPlate,
  checkEnergy,
  checkText,
  checkWords,
  checkNamedFoods,
  checkTitle,
];

/** More choices than this make a kit that nobody has read. */
const MAX_VARIANTS = 300;

export type KitCheckInput = { readonly foodsById: ReadonlyMap<string, Food>; readonly lexicon: FoodLexicon };

/** Every gate on one parsed kit; empty when it may ship. */
export function checkKit(parsed: ParsedKit, { foodsById, lexicon }: KitCheckInput): readonly KitFault[] {
  const early = checkReadable(parsed, foodsById);
  if (early.length > 0) return early;
  const { kit } = parsed;
  const count = countVariants(kit);
  if (count > MAX_VARIANTS) {
    return [{ type: 'many-variants', line: 0, message: `${count} variants; at most ${MAX_VARIANTS}. Drop choices that change little.` }];
  }
  const templates = kit.steps.map(getTemplate);
  const texts = { title: getTemplate(kit.title), description: getTemplate(kit.description), steps: templates };
  const variants = listVariants(kit, foodsById).map((variant) => serve(variant, texts));
  const context: GateContext = { ...parsed, foodsById, lexicon, templates, variants };
  return GATES.flatMap((gate) => gate(context)).toSorted((a, b) => a.line - b.line);
}

/** Foods and templates hold up: what the compiler and the other gates take for granted. */
export const checkReadable = (parsed: ParsedKit, foodsById: KitCheckInput['foodsById']): readonly KitFault[] => [
  ...checkFoods(parsed, foodsById),
  ...checkTemplates(parsed),
];

/** Title, description and steps of a variant with the amounts it was written with. */
export function serve(
  variant: Variant,
  texts: {
    readonly title: readonly TemplateNode[];
    readonly description: readonly TemplateNode[];
    readonly steps: readonly (readonly TemplateNode[])[];
  },
): ServedVariant {
  const { items } = variant;
  const steps = texts.steps.flatMap((nodes, index) => {
    const text = renderTemplate(nodes, items, writtenQuantity);
    return text === '' ? [] : [{ index, text, minutes: measureStep(nodes, items).minutes }];
  });
  return {
    ...variant,
    title: renderTemplate(texts.title, items, writtenQuantity),
    description: renderTemplate(texts.description, items, writtenQuantity),
    steps,
    time: measureTime(texts.steps, items),
  };
}

function checkTemplates({ kit, lines }: ParsedKit): readonly KitFault[] {
  const partNames = new Set(kit.parts.map(({ name }) => name));
  const foodIds = listWrittenFoods(kit);
  const sources = [
    { text: kit.title, line: lines.header['title'] ?? 0 },
    { text: kit.description, line: lines.header['desc'] ?? 0 },
    ...kit.steps.map((text, index) => ({ text, line: lines.steps[index] ?? 0 })),
  ];
  return sources.flatMap(({ text, line }) => {
    const nodes = parseTemplate(text);
    if (!nodes.ok) return [{ type: 'bad-template', line, message: nodes.fault }];
    return listNames(nodes.value)
      .filter((name) => !partNames.has(name) && !foodIds.has(name))
      .map((name) => ({ type: 'unknown-name', line, message: `"${name}" is neither a part nor a food of this kit.` }));
  });
}

function listNames(nodes: readonly TemplateNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'food' || node.type === 'volume') return [node.name];
    if (node.type !== 'when') return [];
    return [...node.conditions.flatMap(({ part, foods }) => [part, ...foods]), ...listNames(node.nodes)];
  });
}

function getTemplate(text: string): readonly TemplateNode[] {
  const nodes = parseTemplate(text);
  return nodes.ok ? nodes.value : [];
}
