import { needsDoneness } from '@larder/domain/kit/doneness.ts';
import type { KitFault } from '../parsed-kit.ts';
import { findTechnique } from '@larder/domain/kit/technique.ts';
import { findItems, holds, type VariantItem } from '@larder/domain/kit/variant.ts';
import type { TemplateNode } from '@larder/domain/kit/parse-template.ts';
import { findFoodNames, splitWords } from './food-lexicon.ts';
import type { GateContext, KitGate, ServedVariant } from './gate.ts';

/** Every ingredient is used by a step. */
export const checkAllUsed: KitGate = (context) =>
  perVariant(context, ({ items }) => {
    const used = new Set(context.templates.flatMap((nodes) => listMentions(nodes, items).flatMap(({ found }) => found)));
    return items
      .filter((item) => !used.has(item))
      .map(({ item, part }) => ({
        type: 'unused-ingredient',
        line: lineOfPart(context, part),
        message: `No step uses "${item.foodId}": write {${part === 'season' ? item.foodId : part}} where it goes in.`,
      }));
  });

/** Raw meat, fish and eggs are cooked until a stated point. */
export const checkDoneness: KitGate = (context) =>
  perVariant(context, ({ items }) => {
    const done = new Set(
      context.templates.flatMap((nodes) =>
        listMentions(nodes, items)
          .filter(
            ({ form, name }) => form.startsWith('done') || (form === 'start' && findTechnique(findItems(items, name)[0]!.item.foodId)),
          )
          .flatMap(({ found }) => found),
      ),
    );
    // Egg whites beside whole eggs are done when those are.
    const doneEgg = [...done].some(({ food }) => food.kind === 'egg');
    return items
      .filter((entry) => needsDoneness(entry.food) && !done.has(entry) && !(doneEgg && entry.food.kind === 'egg'))
      .map(({ item, part }) => ({
        type: 'no-doneness',
        line: lineOfPart(context, part),
        message: `"${item.foodId}" is raw: say when it is done with {${part === 'season' ? item.foodId : part}:done} ("Fry ... {${part}:done}.").`,
      }));
  });

const HEAT_VERB = /\b(sear|roast|grill|poach|boil|bake|fry|saut[eé]|cook|brown|broil)(?:\s+the)?\s*$/i;

/** Smoked salmon, deli meat and canned fish are not cooked again. */
export const checkReadyToEat: KitGate = (context) =>
  perVariant(context, ({ items }) =>
    context.templates.flatMap((nodes, index) => {
      const shown = flatten(nodes, items);
      return shown.flatMap((node, at) => {
        const before = shown[at - 1];
        if (node.type !== 'food' || before?.type !== 'text' || !HEAT_VERB.test(before.text)) return [];
        return findItems(items, node.name)
          .filter(({ food }) => food.facets.includes('ready-to-eat') && READY_KINDS.has(food.kind))
          .map(({ item }) => ({
            type: 'cooks-ready-food',
            line: context.lines.steps[index] ?? 0,
            message: `"${item.foodId}" is ready to eat; add it at the end instead of cooking it.`,
          }));
      });
    }),
  );

const READY_KINDS: ReadonlySet<string> = new Set(['fish', 'crustacean', 'mollusc', 'processed-meat', 'poultry', 'beef', 'pork']);

/** Words of the kitchen that are also names of foods, and what every kitchen has. */
const FREE_WORDS = new Set(
  'water salt pepper black ice toast roast cream juice zest spray shake roll wrap sauce dressing dough batter broth soup salad stew curry bread spice herb oil green vegetable fruit meat fish noodle pasta grain bean nut seed egg berry filling topping topped crumb mash chip stock pancake patty smoothie sandwich burger taco meatball stuffing glaze marinade porridge pudding muffin bar ball bite stick skewer chili pizza omelet frittata hash white yolk crisp snack preserve conserve relish pickle sprout spirit sole tonic stout steak strip flounder bay mince tortilla meatball cracker leaf greens flatbread drizzle ranch broil hot cold warm boiling boiled grilled iced gravy chutney oatmeal cornbread salsa trail mix'.split(
    ' ',
  ),
);

/** No step, title or description names a food that is not in the dish. */
export const checkForeignFoods: KitGate = (context) => [
  ...context.templates.flatMap((nodes, index) =>
    perVariant(context, ({ items }) => {
      const words = wordsOf(items);
      const literal = flatten(nodes, items)
        .map((node) => (node.type === 'text' ? node.text : ' | '))
        .join('');
      return foreignNames(literal, words, context).map((name) => ({
        type: 'foreign-food',
        line: context.lines.steps[index] ?? 0,
        message: `The step names "${name}", which is no ingredient of this variant. Make it an ingredient, or a condition [part=...: ...].`,
      }));
    }),
  ),
  ...perVariant(context, ({ items, title, description, dishId }) =>
    foreignNames(`${title} | ${description}`, wordsOf(items), context).map((name) => ({
      type: 'untrue-title',
      line: context.lines.header['title'] ?? 0,
      message: `Title or description of ${dishId} names "${name}", which is not in it.`,
    })),
  ),
];

function foreignNames(text: string, words: ReadonlySet<string>, { lexicon }: GateContext): readonly string[] {
  return text
    .split('|')
    .flatMap((piece) => findFoodNames(piece, lexicon))
    .map(({ name }) => name)
    .filter((name) => !splitWords(name).every((word) => words.has(word) || FREE_WORDS.has(word)));
}

export const wordsOf = (items: readonly VariantItem[]): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ food, item }) =>
      splitWords(
        [
          food.id.replaceAll('-', ' '),
          food.names.noun,
          food.names.plural,
          food.names.modifier,
          ...food.names.aliases,
          item.shownAs ?? '',
        ].join(' '),
      ),
    ),
  );

type Mention = { readonly name: string; readonly form: string; readonly found: readonly VariantItem[] };

export function listMentions(nodes: readonly TemplateNode[], items: readonly VariantItem[]): readonly Mention[] {
  return flatten(nodes, items).flatMap((node) =>
    node.type === 'food' ? [{ name: node.name, form: node.form, found: findItems(items, node.name) }] : [],
  );
}

/** The nodes shown for these items, conditions resolved. */
export function flatten(nodes: readonly TemplateNode[], items: readonly VariantItem[]): readonly TemplateNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'when') return [node];
    return node.conditions.every((condition) => holds(condition, items)) ? flatten(node.nodes, items) : [];
  });
}

/** Their messages also name the variant. */
const TOLD_ONCE_A_WORD: ReadonlySet<string> = new Set(['untrue-title', 'unfit-word', 'unheld-food', 'untrue-free']);

/** The same fault in many variants is told once. */
export function perVariant({ variants }: GateContext, check: (variant: ServedVariant) => readonly KitFault[]): readonly KitFault[] {
  const faults = new Map<string, KitFault>();
  for (const variant of variants) {
    for (const fault of check(variant)) {
      const key = `${fault.type}/${fault.line}/${TOLD_ONCE_A_WORD.has(fault.type) ? fault.message.split('"')[1] : fault.message}`;
      if (!faults.has(key)) faults.set(key, fault);
    }
  }
  return [...faults.values()];
}

const lineOfPart = ({ kit, lines }: GateContext, part: string): number =>
  part === 'season' ? lines.seasoning : (lines.parts[kit.parts.findIndex(({ name }) => name === part)] ?? 0);
