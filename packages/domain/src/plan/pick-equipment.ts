/** A pan stands on the list for the variant that boils rice or toasts bread; these are the words of that work. */
const PANS: readonly { readonly pan: RegExp; readonly work: RegExp }[] = [
  { pan: /\b(saucepan|pot)\b/, work: /\b(saucepans?|pots?|boil\w*|simmer\w*|steam\w*|poach\w*|blanch\w*)\b/i },
  { pan: /\bskillet\b/, work: /\b(skillets?|woks?|fry|fried|sear|brown|toast|char|soften|wilt|warm)\b|(?<!\b(?:sheet|tart) )\bpan\b/i },
  { pan: /\bgrater\b/, work: /\bgrat(e|ed)\b/i },
  { pan: /\bblender\b/, work: /\bblend\w*|\bwhir\w*|\bpuree\b/i },
];

/** What of a kit's equipment this variant's own words ask for. */
export function pickEquipment(equipment: readonly string[], words: readonly string[]): readonly string[] {
  const said = words.join(' ');
  return equipment.filter((tool) => PANS.every(({ pan, work }) => !pan.test(tool) || work.test(said)));
}
