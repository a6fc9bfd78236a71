import type { CompiledKit } from './dish.ts';
import type { TemplateCondition, TemplateNode } from './parse-template.ts';
import type { KitOptions } from './variant.ts';

const known = new WeakMap<CompiledKit, ReadonlySet<string>>();

/** The parts and single foods of a kit that its steps say are heated or blended, whichever of its options is taken: "carrot", "veg". */
export function listHeated(compiled: CompiledKit): ReadonlySet<string> {
  const found = known.get(compiled) ?? new Set(compiled.steps.flatMap((nodes) => heatedIn(nodes, compiled)));
  known.set(compiled, found);
  return found;
}

/** What follows the name of a food in the same clause is still about it: "{apple} and fry". */
const CLAUSE_ENDS =
  /[.;:]|,? then |,? while |,? (?:and|or) (?=(?:serve|top|scatter|finish|lay|arrange|spoon|pile|put|set|fill|eat|pour|add|stir|fold|leave|let|cool)\b)/;
const HEATED =
  /\b(?:soften|fry|fried|cook|brown|saut[eé]|simmer|sweat|char|boil|roast|braise|bake|stew|blister|caramelize|broil|steam|grill|sear|blanch|poach|wilt|microwave|warm through|heat through|blend|pur[eé]e|oven|skillet|saucepan)/i;
/** "Serve with" is not what is cooked in that clause. */
const SERVED = /\b(?:serve|beside|alongside|on top|scatter|garnish|arrange)\b/i;

function heatedIn(nodes: readonly TemplateNode[], { options }: CompiledKit): readonly string[] {
  return nodes
    .map((node) => write(node, options))
    .join('')
    .split(CLAUSE_ENDS)
    .filter((clause) => HEATED.test(clause) && !SERVED.test(clause))
    .flatMap((clause) => Array.from(clause.matchAll(/\{([a-z0-9-]+)\}/g), ([, name = '']) => name));
}

/** What only says when something is done, or how a grain is begun, names no food. */
function write(node: TemplateNode, options: KitOptions, conditions: readonly TemplateCondition[] = []): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'when') return node.nodes.map((inner) => write(inner, options, node.conditions)).join('');
  if (node.type !== 'food' || /^(?:done|start|finish)/.test(node.form)) return '';
  const condition = conditions.find(({ part, foods }) => part === node.name && foods.length > 0);
  return (condition ? listMeant(condition, options) : [node.name]).map((name) => `{${name}}`).join('');
}

/** "[side!=cucumber: Boil the {side}]" boils all that the side may be, and no cucumber. */
const listMeant = ({ part, foods, negated }: TemplateCondition, { parts }: KitOptions): readonly string[] =>
  parts
    .flat()
    .flatMap(({ items }) => items)
    .filter((entry) => entry.part === part && foods.includes(entry.food.id) !== negated)
    .map(({ food }) => food.id);
