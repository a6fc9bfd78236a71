import { measureStep } from '@larder/domain/kit/measure-time.ts';
import type { VariantItem } from '@larder/domain/kit/variant.ts';
import { listMentions, perVariant } from './check-steps.ts';
import type { KitGate } from './gate.ts';

/** Every step of the cook's own hands but the last says how long it takes, so that the time is computed and not believed. */
export const checkMinutes: KitGate = (context) =>
  perVariant(context, ({ items, steps }) =>
    steps.slice(0, -1).flatMap(({ index, minutes }) => {
      const { marks } = measureStep(context.templates[index]!, items);
      if (minutes > 0) return [];
      const what = marks.has('bg') ? 'This @bg step' : 'This step';
      return [{ type: 'no-minutes', line: context.lines.steps[index] ?? 0, message: `${what} takes no time; write ~minutes at its end.` }];
    }),
  );

/** Longer than this after the cook is done, everything else goes cold. */
const LATE_MINUTES = 8;

/** What cooks longest beside the rest is put on first. */
export const checkSlowFirst: KitGate = (context) =>
  perVariant(context, ({ items, time, steps }) => {
    if (time.backgroundEnd <= time.handsEnd + LATE_MINUTES) return [];
    const hands = steps.findIndex(({ index }) => !measureStep(context.templates[index]!, items).marks.has('bg'));
    const late = steps.slice(Math.max(0, hands)).find(({ index }) => measureStep(context.templates[index]!, items).marks.has('bg'));
    if (!late) return [];
    return [
      {
        type: 'late-start',
        line: context.lines.steps[late.index] ?? 0,
        message: `This @bg step ends ${time.backgroundEnd - time.handsEnd} minutes after everything else; move it up.`,
      },
    ];
  });

const LEAF_MINUTES = 15;
const STURDY_LEAF = /kale|cabbage|collard|brussels|cavolo|bok-choy/;
/** A frozen leaf has been wilted already, and goes into fillings that are baked. */
const isTenderLeaf = ({ food }: VariantItem): boolean =>
  food.kind === 'vegetable' && food.state !== 'frozen' && food.facets.includes('leafy') && !STURDY_LEAF.test(food.id);

/** Tender leaves go in at the end. */
export const checkLeafLast: KitGate = (context) =>
  perVariant(context, ({ items, steps }) => {
    const cooked = steps.filter(({ index }) => {
      const { marks } = measureStep(context.templates[index]!, items);
      return !marks.has('bg') && !marks.has('ahead') && !marks.has('prep');
    });
    return cooked.flatMap(({ index }, at) => {
      const rest = cooked.slice(at).reduce((sum, step) => sum + step.minutes, 0);
      if (rest <= LEAF_MINUTES) return [];
      return listMentions(context.templates[index]!, items)
        .flatMap(({ found }) => found)
        .filter(isTenderLeaf)
        .map(({ item }) => ({
          type: 'leaf-too-early',
          line: context.lines.steps[index] ?? 0,
          message: `${item.foodId} would cook for ${rest} minutes; stir it in at the end.`,
        }));
    });
  });
