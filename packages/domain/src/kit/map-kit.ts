import type { Kit, KitItem } from './kit.ts';

type Mapping = { readonly item: (item: KitItem) => KitItem; readonly text?: (text: string) => string };

/**
 * The same kit with its items and what is read of them written anew. Field by field, as a kit of the table is read when first asked
 * for; its times are measured anew, as those of the table are for its foods and one plate.
 */
export function mapKit(kit: Kit, { item, text = (same) => same }: Mapping): Kit {
  const { id, cuisine, slots, ideaClass, form, served, sauce, level, equipment, keepsDays, potPlates, familiarity } = kit;
  const seasoning = kit.seasoning.map(item);
  const parts = new Set(kit.parts.map(({ name }) => name));
  const nameNow = (name: string): string =>
    parts.has(name) ? name : (seasoning[kit.seasoning.findIndex(({ foodId }) => foodId === name)]?.foodId ?? name);
  return {
    id,
    cuisine,
    slots,
    ideaClass,
    form,
    level,
    equipment,
    keepsDays,
    familiarity,
    ...(served && { served }),
    ...(sauce && { sauce }),
    ...(potPlates !== undefined && { potPlates }),
    title: text(kit.title),
    description: text(kit.description),
    steps: kit.steps.map(text),
    tips: kit.tips.map(text),
    parts: kit.parts.map((part) => ({
      ...part,
      alternatives: part.alternatives.map((alternative) => ({ ...alternative, items: alternative.items.map(item) })),
    })),
    ...(kit.tied && { tied: kit.tied.map((names) => names.map(nameNow)) }),
    seasoning,
  };
}
