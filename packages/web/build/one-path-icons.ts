import type { Plugin } from 'vite';

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Draws every line icon with one path instead of up to six: on a shelf of plans the paths were a third of the page, and a
 * dialog styles the whole page anew when it opens and when it closes.
 */
export function onePathIcons(): Plugin {
  return {
    name: 'larder-one-path-icons',
    transform: {
      filter: { id: /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/, code: /createReactComponent\("outline"/ },
      handler: (code) => code.replace(/(?<=const __iconNode = )\[\[.+\]\](?=;)/, (nodes) => JSON.stringify(joinPaths(JSON.parse(nodes)))),
    },
  };
}

/** Each path starts at a point of its own, so one after the other they draw the same; anything but a bare path stays as it is. */
function joinPaths(nodes: readonly IconNode[]): readonly IconNode[] {
  const canBeJoined = nodes.every(([tag, attributes]) => tag === 'path' && Object.keys(attributes).toSorted().join() === 'd,key');
  return canBeJoined ? [['path', { d: nodes.map(([, { d }]) => d).join(''), key: 'svg-0' }]] : nodes;
}
