import { fail, ok, type Result } from '../base/result.ts';

export const NAME_FORMS = ['head', 'one', 'many', 'mod', 'start', 'finish', 'done', 'done-through', 'done-sauce', 'done-tender'] as const;
export type NameForm = (typeof NAME_FORMS)[number];

export const STEP_MARKS = ['bg', 'join', 'ahead', 'prep'] as const;
export type StepMark = (typeof STEP_MARKS)[number];

/** Holds when the part is (not) present, or (not) one of the foods. */
export type TemplateCondition = { readonly part: string; readonly foods: readonly string[]; readonly negated: boolean };

export type TemplateNode =
  | { readonly type: 'text'; readonly text: string }
  /** `name` is a part or the id of one food of it. */
  | { readonly type: 'food'; readonly name: string; readonly form: NameForm }
  /** `{lentil*3}`: the volume of a liquid that is so many times the food's own. */
  | { readonly type: 'volume'; readonly name: string; readonly times: number }
  | { readonly type: 'minutes'; readonly minutes: number }
  | { readonly type: 'mark'; readonly mark: StepMark }
  | { readonly type: 'when'; readonly conditions: readonly TemplateCondition[]; readonly nodes: readonly TemplateNode[] };

/** Text with `{foods}`, `[conditions: text]`, `~minutes` and `@marks`; the fault says what is wrong with it. */
export function parseTemplate(template: string): Result<readonly TemplateNode[], string> {
  const nodes: TemplateNode[] = [];
  let rest = template;
  while (rest !== '') {
    const open = rest.indexOf('[');
    const plain = open < 0 ? rest : rest.slice(0, open);
    const parsed = parsePlain(plain);
    if (!parsed.ok) return parsed;
    nodes.push(...parsed.value);
    if (open < 0) break;
    const close = rest.indexOf(']', open);
    if (close < 0) return fail(`"[" is not closed in "${template}".`);
    const condition = parseConditional(rest.slice(open + 1, close));
    if (!condition.ok) return condition;
    nodes.push(condition.value);
    rest = rest.slice(close + 1);
  }
  return ok(nodes);
}

function parseConditional(text: string): Result<TemplateNode, string> {
  const match = /^([^:]+?):\s*(.*)$/s.exec(text);
  if (!match) return fail(`"[${text}]" needs a colon: [part=food: text].`);
  const conditions: TemplateCondition[] = [];
  for (const piece of match[1]!.split('&')) {
    const condition = /^\s*(!?)([a-z][a-z0-9-]*)\s*(?:(!?=)\s*([a-z0-9,\s-]+))?\s*$/.exec(piece);
    if (!condition) return fail(`"${piece.trim()}" is no condition: write part, !part, part=food or part!=food,food.`);
    conditions.push({
      part: condition[2]!,
      foods: (condition[4] ?? '').split(/[\s,]+/).filter(Boolean),
      negated: condition[1] === '!' || condition[3] === '!=',
    });
  }
  const nodes = parsePlain(match[2]!);
  return nodes.ok ? ok({ type: 'when', conditions, nodes: nodes.value }) : nodes;
}

const TOKEN = /\{([^{}]*)\}|\s*~(\d+)(?![\d/])|\s*@([a-z]+)/g;

function parsePlain(text: string): Result<readonly TemplateNode[], string> {
  const nodes: TemplateNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) nodes.push({ type: 'text', text: text.slice(end, match.index) });
    const node = readToken(match);
    if (!node.ok) return node;
    nodes.push(node.value);
    end = match.index + match[0].length;
  }
  const tail = text.slice(end);
  if (/[{}\]]/.test(tail)) return fail(`A bracket is left over in "${tail.trim()}".`);
  if (tail !== '') nodes.push({ type: 'text', text: tail });
  return ok(nodes);
}

function readToken(match: RegExpMatchArray): Result<TemplateNode, string> {
  const [, placeholder, minutes, mark] = match;
  if (minutes !== undefined) return ok({ type: 'minutes', minutes: Number(minutes) });
  if (mark !== undefined) {
    const known = STEP_MARKS.find((candidate) => candidate === mark);
    return known ? ok({ type: 'mark', mark: known }) : fail(`"@${mark}" is no mark; known: @${STEP_MARKS.join(' @')}.`);
  }
  const volume = /^([a-z][a-z0-9-]*)\*([\d.]+)$/.exec(placeholder!);
  if (volume) return ok({ type: 'volume', name: volume[1]!, times: Number(volume[2]) });
  const food = /^([a-z0-9][a-z0-9-]*)(?::([a-z-]+))?$/.exec(placeholder!);
  const form = NAME_FORMS.find((candidate) => candidate === (food?.[2] ?? 'head'));
  if (!food || !form) return fail(`"{${placeholder}}": write {part}, {part:${NAME_FORMS.slice(1).join('|')}} or {part*3}.`);
  return ok({ type: 'food', name: food[1]!, form });
}
