type Pan = {
  readonly noun: RegExp;
  /** The words of its work, where a step names no pan at all. */
  readonly work: RegExp;
  /** Those that nobody does in the pan that stands on the stove already. */
  readonly apart?: RegExp;
};

/** A pan stands on the list for the variant that boils rice or toasts bread; steps name it, or go on in the one they have. */
const PANS: readonly Pan[] = [
  {
    noun: /\b(?:saucepans?|pots?|Dutch oven)\b/,
    work: /\b(?:boil(?!ing water)\w*|simmer\w*|steam\w*|poach\w*|blanch\w*)\b/i,
    apart: /\b(?:boil(?!ing water)|poach|blanch)\b/i,
  },
  {
    noun: /\b(?:skillets?|woks?)\b/,
    work: /\b(?:fry|fried|sear|brown(?! (?:rice|lentil|sugar|bread))|toast|char|soften|wilt|warm)\b|(?<!\b(?:sheet|tart|grill|roasting) )\bpan\b/i,
    apart: /\bfry the eggs?\b/i,
  },
];
const OTHERS: readonly { readonly tool: RegExp; readonly work: RegExp }[] = [
  { tool: /\bgrater\b/, work: /\bgrat(e|ed)\b/i },
  { tool: /\bblender\b/, work: /\bblend\w*|\bwhir\w*|\bpuree\b/i },
];

/** What of a kit's equipment this variant's own words ask for, and the second pan for what cooks beside the rest. */
export function pickEquipment(equipment: readonly string[], allWords: readonly string[]): readonly string[] {
  const words = allWords.map((text) =>
    splitSentences(text)
      .filter((sentence) => !isToasted(sentence))
      .join(' '),
  );
  const needed = listNeededPans(words);
  const said = words.join(' ');
  const picked = equipment.filter(
    (tool) =>
      PANS.every((pan) => !pan.noun.test(tool) || needed.has(pan)) &&
      OTHERS.every((other) => !other.tool.test(tool) || other.work.test(said)) &&
      !isOtherOne(tool, { equipment, said }),
  );
  const named = picked.map((tool) => (tool === 'saucepan' && LARGE_POT.test(said) && !/\bsaucepan\b/.test(said) ? 'large pot' : tool));
  const all = [...named, ...SIDE_PANS.flatMap((side) => findMissingPan(side, { picked: named, words }) ?? [])];
  return [
    ...all,
    ...(words.some((text, at) => text !== allWords[at]) && !all.some((tool) => tool.includes('toaster')) ? ['toaster'] : []),
    ...(HEATS_OVEN.test(said) && !all.some((tool) => /\boven\b/.test(tool)) ? ['oven'] : []),
  ];
}

/** Bread beside a skillet that is full of eggs: where no pan and no broiler is named for it, it is toasted in a toaster. */
const isToasted = (sentence: string): boolean => TOASTS.test(sentence) && !TOASTED_OVER_HEAT.test(sentence);
const TOASTS = /\btoast (?:the|both)\b/i;
const TOASTED_OVER_HEAT = /pan\b|\b(?:skillet|pot|broil\w*|oven|grill|sheet|dish)\b/i;

const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.;:]) /);

const HEATS_OVEN = /\bheat the oven\b/i;

/** Where the kit has a pan for whatever is boiled, and this variant boils pasta. */
const LARGE_POT = /\blarge pot of water\b/;

function listNeededPans(words: readonly string[]): ReadonlySet<Pan> {
  const needed = new Set<Pan>();
  let inUse: Pan | undefined;
  for (const text of words) {
    const named = PANS.filter(({ noun }) => noun.test(text));
    for (const pan of PANS) {
      const isWorked = named.length === 0 && pan.work.test(text) && (inUse === undefined || (inUse !== pan && pan.apart?.test(text)));
      if (named.includes(pan) || isWorked) needed.add(pan);
    }
    if (!BESIDE.test(text)) inUse = named.at(-1) ?? inUse;
  }
  return needed;
}

/** What cooks beside the rest stands in a pan of its own. */
const BESIDE =
  /\bput in a saucepan with\b|\bcold water in a saucepan\b|\binto a saucepan of boiling water\b|\blarge pot of water\b|\bin a dry skillet\b/;

/** "Saucepan" beside a "wide saucepan", where the steps speak of the wide one alone. */
function isOtherOne(tool: string, { equipment, said }: { readonly equipment: readonly string[]; readonly said: string }): boolean {
  const others = equipment.filter((other) => other !== tool && other.endsWith(` ${tool}`) && !/^(?:second|\d)/.test(other));
  if (others.length === 0) return false;
  const rest = others.reduce((text, other) => text.replaceAll(other, ''), said);
  return !new RegExp(`\\b${tool}\\b`).test(rest);
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
