/** A pan stands on the list for the variant that boils rice or toasts bread; these are the words of that work. */
const PANS: readonly { readonly pan: RegExp; readonly work: RegExp }[] = [
  { pan: /\b(saucepan|pot)\b/, work: /\b(saucepans?|pots?|boil\w*|simmer\w*|steam\w*|poach\w*|blanch\w*)\b/i },
  {
    pan: /\bskillet\b/,
    work: /\b(skillets?|woks?|fry|fried|sear|brown(?! (?:rice|lentil|sugar|bread))|toast|char|soften|wilt|warm)\b|(?<!\b(?:sheet|tart) )\bpan\b/i,
  },
  { pan: /\bgrater\b/, work: /\bgrat(e|ed)\b/i },
  { pan: /\bblender\b/, work: /\bblend\w*|\bwhir\w*|\bpuree\b/i },
];

/** What of a kit's equipment this variant's own words ask for, and the second pan for what cooks beside the rest. */
export function pickEquipment(equipment: readonly string[], words: readonly string[]): readonly string[] {
  const said = words.join(' ');
  const picked = equipment.filter((tool) => PANS.every(({ pan, work }) => !pan.test(tool) || work.test(said)));
  return [...picked, ...SIDE_PANS.flatMap((side) => findMissingPan(side, { picked, words }) ?? [])];
}

type SidePan = {
  readonly name: string;
  /** Whatever does the work of it. */
  readonly pan: RegExp;
  /** The words of the technique table for a side dish. */
  readonly beside: RegExp;
};

const SIDE_PANS: readonly SidePan[] = [
  {
    name: 'skillet',
    pan: /\b(?:skillets?|wok)\b/,
    beside: /\b(?:warm|stir|toss) the [^.]*\bin a (?:dry|hot) skillet\b|\bdry-fry in a hot skillet\b/i,
  },
  {
    name: 'saucepan',
    pan: /\b(?:saucepans?|pots?|Dutch oven)\b/,
    beside: /\bput in a saucepan with\b|\bcold water in a saucepan\b|\binto a saucepan of boiling water\b/,
  },
];

/** What is warmed before the rest is cooked leaves its pan free. */
const IS_DONE_FIRST = /\b(?:Wrap in a towel|Tip onto a plate)\b/;

function findMissingPan(
  { name, pan, beside }: SidePan,
  { picked, words }: { picked: readonly string[]; words: readonly string[] },
): string | undefined {
  const sides = words.filter((text) => beside.test(text) && !IS_DONE_FIRST.test(text)).length;
  const inUse = words.some((text) => pan.test(text.replace(beside, '')));
  const needed = Math.min(2, sides + (inUse ? 1 : 0));
  const listed = picked.reduce((count, tool) => (pan.test(tool) ? count + Number(/^\d+/.exec(tool)?.[0] ?? 1) : count), 0);
  if (sides === 0 || listed >= needed) return undefined;
  return listed === 0 ? name : `second ${name}`;
}
