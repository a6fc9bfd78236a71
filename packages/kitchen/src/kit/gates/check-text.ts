import type { KitFault } from '../parsed-kit.ts';
import { UNRESOLVED } from '@larder/domain/kit/render-template.ts';
import { perVariant } from './check-steps.ts';
import type { GateContext, KitGate } from './gate.ts';

const MAX_STEPS = 8;
const MAX_TITLE = 75;
const MAX_DESCRIPTION = 180;

/** Nothing is left unfilled in any variant. */
export const checkResolved: KitGate = (context) =>
  perVariant(context, ({ steps, title, description }) => {
    const open = [
      ...steps.map(({ text, index }) => ({ text, line: context.lines.steps[index] ?? 0 })),
      { text: title, line: context.lines.header['title'] ?? 0 },
      { text: description, line: context.lines.header['desc'] ?? 0 },
    ];
    return open
      .filter(({ text }) => text.includes(UNRESOLVED))
      .map(({ text, line }) => ({
        type: 'unresolved',
        line,
        message: `{${text.slice(text.indexOf(UNRESOLVED) + 1).split(/[ .,]/)[0]}} has nothing to say here: no such part in some variant (wrap it in [part: ...]), no technique for {x:start}, nothing raw for {x:done}, or no cup measure for {x*n}.`,
      }));
  });

type Lint = { readonly type: string; readonly pattern: RegExp; readonly message: string };

const TEMPLATE_LINTS: readonly Lint[] = [
  {
    type: 'glued-condition',
    // "fold[with x]" prints "foldwith x"; "fold[: , x]" is fine, since a comma closes up.
    pattern: /[\w}]\[[^\]:]*:\s*[^\s,.;:]|\][\w{]/,
    message: 'Put a space between a word and "[" or "]", or the words print as one.',
  },
  { type: 'double-space', pattern: / {2,}/, message: 'Two spaces in a row.' },
  {
    type: 'amount-in-text',
    pattern: /\b\d+(?:[./]\d+)?\s?(?:g|grams?|cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|ounces?|ml)\b/,
    message: 'Amounts change with the portion: no amounts in words, or {part*3} for water.',
  },
  { type: 'half-temperature', pattern: /\d+\s?°F(?!\/\d+°C)/, message: 'Write both scales: 400°F/200°C.' },
  {
    type: 'british-term',
    pattern:
      /\b(?:courgettes?|aubergines?|rocket|prawns?|coriander leaves|spring onions?|caster sugar|hob|cling film|swede|beetroots?|wholemeal|yoghurt|chilli)\b/i,
    message: 'US spelling and names, please.',
  },
  {
    type: 'undercooked',
    pattern: /\b(?:medium[- ]rare|runny|soft[- ]boiled|jammy|still pink|pink in the (?:middle|center))\b/i,
    message: 'Cook eggs and meat through: the same text serves pregnancy.',
  },
];

const SERVED_LINTS: readonly Lint[] = [
  { type: 'double-word', pattern: /\b([a-z]+) \1\b/i, message: 'The same word twice.' },
  { type: 'no-full-stop', pattern: /[^.!]$/, message: 'End with a full stop.' },
  { type: 'sentence-case', pattern: /^[^A-Z0-9]/, message: 'Begin with a capital letter.' },
  { type: 'stray-comma', pattern: /,\s*[.,]|\s,|\(\s*\)/, message: 'A comma or bracket is left where a condition fell away.' },
  { type: 'dangling-word', pattern: /\b(?:and|with|or|the|of)\s*[.,]/i, message: 'A word is left where a condition fell away.' },
];

export const checkText: KitGate = (context) => [
  ...lintTemplates(context),
  ...lintServed(context),
  ...checkTitles(context),
  ...checkTips(context),
];

function lintTemplates({ kit, lines }: GateContext): readonly KitFault[] {
  const sources = [
    ...kit.steps.map((text, index) => ({ text, line: lines.steps[index] ?? 0 })),
    ...kit.tips.map((text, index) => ({ text, line: lines.tips[index] ?? 0 })),
    { text: kit.title, line: lines.header['title'] ?? 0 },
    { text: kit.description, line: lines.header['desc'] ?? 0 },
  ];
  return sources.flatMap(({ text, line }) =>
    TEMPLATE_LINTS.filter(({ pattern }) => pattern.test(text)).map((lint) => found(lint, line, text)),
  );
}

const lintServed = (context: GateContext): readonly KitFault[] =>
  perVariant(context, ({ steps, description }) => [
    ...steps.flatMap(({ text, index }) => lint(SERVED_LINTS, text, context.lines.steps[index] ?? 0)),
    ...lint(SERVED_LINTS, description, context.lines.header['desc'] ?? 0),
    ...(steps.length > MAX_STEPS
      ? [{ type: 'many-steps', line: 0, message: `${steps.length} steps; at most ${MAX_STEPS}. Join some.` }]
      : []),
    ...(description.length > MAX_DESCRIPTION
      ? [
          {
            type: 'long-description',
            line: context.lines.header['desc'] ?? 0,
            message: `The description has over ${MAX_DESCRIPTION} letters.`,
          },
        ]
      : []),
  ]);

const checkTitles = (context: GateContext): readonly KitFault[] =>
  perVariant(context, ({ title }) => {
    const line = context.lines.header['title'] ?? 0;
    const faults: KitFault[] = [];
    if (title.length > MAX_TITLE) faults.push({ type: 'long-title', line, message: `"${title}" has over ${MAX_TITLE} letters.` });
    if (title.endsWith('.')) faults.push({ type: 'title-stop', line, message: `No full stop after a title: "${title}".` });
    faults.push(
      ...lint(
        SERVED_LINTS.filter(({ type }) => type !== 'no-full-stop'),
        title,
        line,
      ),
    );
    return faults;
  });

function checkTips({ kit, lines }: GateContext): readonly KitFault[] {
  const faults: KitFault[] = [];
  if (kit.tips.length < 2 || kit.tips.length > 4) {
    faults.push({ type: 'tip-count', line: lines.tips[0] ?? 0, message: `${kit.tips.length} tips; write 2 to 4 "tip:" lines.` });
  }
  for (const [index, tip] of kit.tips.entries()) {
    if (!/^[A-Z0-9]/.test(tip) || !tip.endsWith('.')) {
      faults.push({ type: 'tip-sentence', line: lines.tips[index] ?? 0, message: 'A tip is a sentence: capital letter, full stop.' });
    }
    if (/[{}[\]~@]/.test(tip))
      faults.push({ type: 'tip-plain', line: lines.tips[index] ?? 0, message: 'Tips are plain text, the same for all variants.' });
  }
  return faults;
}

const lint = (lints: readonly Lint[], text: string, line: number): readonly KitFault[] =>
  lints.filter(({ pattern }) => pattern.test(text)).map((rule) => found(rule, line, text));

const found = ({ type, pattern, message }: Lint, line: number, text: string): KitFault => ({
  type,
  line,
  message: `${message} ("${pattern.exec(text)?.[0].trim()}" in "${text.slice(0, 60)}...")`,
});
