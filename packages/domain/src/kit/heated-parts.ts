import type { CompiledKit } from './dish.ts';
import type { TemplateNode } from './parse-template.ts';

const known = new WeakMap<CompiledKit, ReadonlySet<string>>();

/** The parts and single foods of a kit that its steps say are heated, whichever of its options is taken: "carrot", "veg". */
export function listHeated(compiled: CompiledKit): ReadonlySet<string> {
  const found = known.get(compiled) ?? new Set(compiled.steps.flatMap(heatedIn));
  known.set(compiled, found);
  return found;
}

/** What follows the name of a food in the same clause is still about it: "{apple} and fry". */
const CLAUSE_ENDS =
  /[.;:]|,? then |,? while |,? (?:and|or) (?=(?:serve|top|scatter|finish|lay|arrange|spoon|pile|put|set|fill|eat|pour|add|stir|fold|leave|let|cool)\b)/;
const HEATED =
  /\b(?:soften|fry|fried|cook|brown|saut[eé]|simmer|sweat|char|boil|roast|braise|bake|stew|blister|caramelize|broil|steam|grill|sear|blanch|poach|wilt|microwave|warm through|heat through|oven|skillet|saucepan)/i;
/** "Serve with" is not what is cooked in that clause. */
const SERVED = /\b(?:serve|beside|alongside|on top|scatter|garnish|arrange)\b/i;

function heatedIn(nodes: readonly TemplateNode[]): readonly string[] {
  return nodes
    .map(write)
    .join('')
    .split(CLAUSE_ENDS)
    .filter((clause) => HEATED.test(clause) && !SERVED.test(clause))
    .flatMap((clause) => Array.from(clause.matchAll(/\{([a-z0-9-]+)\}/g), ([, name = '']) => name));
}

/** What only says when something is done, or how a grain is begun, names no food. */
function write(node: TemplateNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'when') return node.nodes.map(write).join('');
  return node.type === 'food' && !/^(?:done|start|finish)/.test(node.form) ? `{${node.name}}` : '';
}
