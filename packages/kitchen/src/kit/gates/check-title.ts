import type { KitFault } from '../parsed-kit.ts';
import { perVariant } from './check-steps.ts';
import type { KitGate } from './gate.ts';

/** Nobody expects protein powder in a smoothie or in oats: the title says that it is there. */
export const checkTitle: KitGate = (context) =>
  perVariant(context, (variant): readonly KitFault[] => {
    const powder = variant.items.find(({ food }) => food.kind === 'protein-powder');
    if (!powder || /\bprotein\b/i.test(variant.title)) return [];
    const message = `${variant.dishId} holds ${powder.food.id} and its title does not say "protein": "${variant.title}".`;
    return [{ type: 'silent-powder', line: context.lines.header['title'] ?? 0, message }];
  });
