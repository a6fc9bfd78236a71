/**
 * What the files of a feature are called, so that a name tells what is in it: a kind of file, or what it does, verb first. The list
 * is closed and stands in docs/architecture.md with what each kind is.
 */
const KINDS = {
  server: ['routes', 'problems', 'store', 'row', 'wire', 'doc', 'fault', 'feed', 'page', 'job', 'engine', 'reader'],
  web: ['queries', 'mutations', 'model', 'texts', 'form', 'store', 'question', 'sitting'],
} as const;
type Side = keyof typeof KINDS;

const VERBS =
  'add announce ask begin change choose connect delete describe disconnect download draft draw duplicate export fill find fit format gather generate guard hide import invalidate judge keep list move note open parse patch preview put read receive refresh ring run save seal send set settle show split stand stream sync take tell to weigh write'.split(
    ' ',
  );

/** Of the web alone: something by the state that it is in, as a part of the feature's model. */
const STATES = 'arriving asked awaited kept live pasted remembered selected shown stored waiting'.split(' ');

/** Feature files whose names say neither, with what is allowed. */
export function listNameFaults(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => {
    const [, side, name, ending] = /^packages\/(server|web)\/src\/features\/[^/]+\/([^/]+)\.(tsx?)$/.exec(file) ?? [];
    if (side === undefined || name === undefined || isNamed(side as Side, name, ending === 'tsx')) return [];
    return [`${file} is named by no word of the vocabulary. Allowed is ${tellAllowed(side as Side)}.`];
  });
}

function isNamed(side: Side, name: string, isScreen: boolean): boolean {
  const words = name.split('-');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (name.endsWith('.table') || VERBS.includes(first) || KINDS[side].some((kind) => kind === last)) return true;
  if (side === 'server') return false;
  return (
    (isScreen && /^[A-Z]\w+$/.test(name)) || first === 'use' || (words.length > 1 && STATES.includes(first)) || /^[a-z]+-to-/.test(name)
  );
}

function tellAllowed(side: Side): string {
  const kinds = `a name that ends in ${KINDS[side].join(', ')} or .table`;
  const verbs = `one that begins with a verb of ${VERBS.join(', ')}`;
  return side === 'server'
    ? `${kinds}, or ${verbs}`
    : `${kinds}, a component, a hook (use-), ${verbs}, or one that begins with a state of ${STATES.join(', ')}`;
}
