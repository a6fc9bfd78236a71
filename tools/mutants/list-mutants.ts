import { parseSync } from 'vite';

/** One small change to one file: the text from `start` to `end` is replaced. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Change = Pick<Mutant, 'operator' | 'start' | 'end' | 'text'>;

/** Every change that the usual operators make to a source: condition negated, boundary moved, constant changed, call removed, return emptied. */
export function listMutants(file: string, source: string): readonly Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  walk(program as unknown as Node, (node) => {
    for (const change of listChanges(node, source)) {
      found.push({ file, line: source.slice(0, change.start).split('\n').length, ...change });
    }
  });
  return found;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    // Types are gone when the program runs.
    if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments' || key === 'typeParameters') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && !DECLARES_TYPE.test(value.type);
const DECLARES_TYPE = /^(?:TS(?:Type|Interface|Enum)|Import)/;

function listChanges(node: Node, source: string): readonly Change[] {
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const replace = (operator: string, at: Node, text: string): Change => ({ operator, start: at.start, end: at.end, text });
  switch (node.type) {
    case 'BinaryExpression':
      return changeOperator(node, source);
    case 'LogicalExpression':
      return changeOperator(node, source);
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement': {
      const test = node['test'] as Node;
      return [replace('condition negated', test, `!(${textOf(test)})`)];
    }
    case 'Literal':
      return typeof node['value'] === 'number'
        ? [replace('constant changed', node, String(changeConstant(node['value'])))]
        : changeTruth(node);
    case 'ExpressionStatement': {
      const { type } = node['expression'] as Node;
      return type === 'CallExpression' ? [replace('call removed', node, ';')] : [];
    }
    case 'ReturnStatement': {
      const argument = node['argument'] as Node | null;
      return argument && textOf(argument) !== 'undefined' ? [replace('return emptied', argument, emptyOf(argument))] : [];
    }
    case 'ArrowFunctionExpression': {
      const body = node['body'] as Node;
      return body.type === 'BlockStatement' ? [] : [replace('return emptied', body, emptyOf(body))];
    }
    default:
      return [];
  }
}

/** A tenth more, so that a weight changes noticeably and an index or count becomes another. */
const changeConstant = (value: number): number => (Number.isInteger(value) ? value + Math.max(1, Math.round(value / 10)) : value * 1.1);

const changeTruth = (node: Node): readonly Change[] =>
  typeof node['value'] === 'boolean'
    ? [{ operator: 'constant changed', start: node.start, end: node.end, text: String(!node['value']) }]
    : [];

const emptyOf = ({ type }: Node): string =>
  type === 'ArrayExpression' ? '[]' : type === 'TemplateLiteral' ? '""' : '(undefined as never)';

const SWAPS: Readonly<Record<string, readonly [operator: string, to: string]>> = {
  '<': ['boundary moved', '<='],
  '<=': ['boundary moved', '<'],
  '>': ['boundary moved', '>='],
  '>=': ['boundary moved', '>'],
  '===': ['condition negated', '!=='],
  '!==': ['condition negated', '==='],
  '&&': ['condition changed', '||'],
  '||': ['condition changed', '&&'],
  '+': ['sum changed', '-'],
  '-': ['sum changed', '+'],
  '*': ['sum changed', '/'],
  '/': ['sum changed', '*'],
};

function changeOperator(node: Node, source: string): readonly Change[] {
  const [operator, to] = SWAPS[node['operator'] as string] ?? [];
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const isText = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string');
  if (operator === undefined || to === undefined || (operator === 'sum changed' && isText)) return [];
  const at = source.indexOf(node['operator'] as string, left.end);
  return [{ operator, start: at, end: at + (node['operator'] as string).length, text: to }];
}
