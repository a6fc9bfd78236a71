/** The rooms of a noun that is too big for one folder, in the order in which they may know each other. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  intent: ['language', 'figure', 'wish', 'target', 'answer'],
  plan: ['portion', 'frame', 'choose', 'check', 'write'],
};

/** Room by its path, such as `plan/portion`: which of its files other rooms may need. */
export type OpenFiles = ReadonlyMap<string, readonly string[]>;

type Arrow = { readonly from: string; readonly to: string };

const DOMAIN = 'packages/domain/src/';

/**
 * The paragraph that opens a room says what goes in and what comes out; the line behind it lists the files that other rooms
 * may need. Everything else in the room may change without a look beyond it.
 */
export function readOpenFiles(readme: string): readonly string[] | undefined {
  const [, paragraph = '', list = ''] = readme.split(/\n{2,}/);
  if (!/^Goes in: .+\. Comes out: .+\.$/s.test(paragraph.trim()) || !list.startsWith('Open to other rooms: ')) return undefined;
  return [...list.matchAll(/`([\w.-]+)`/g)].flatMap(([, name]) => name ?? []);
}

export function listRoomFaults(files: readonly string[], arrows: readonly Arrow[], openFiles: OpenFiles): readonly string[] {
  return [
    ...files.flatMap(checkPlace),
    ...arrows.flatMap((arrow) => checkArrow(arrow, openFiles)),
    ...[...openFiles].flatMap(([room, names]) => checkOpenFiles(room, names, { files, arrows })),
  ];
}

/** `plan/portion` for a file of a room, `undefined` for one that stands beside the rooms or has none to stand in. */
function roomOf(path: string): string | undefined {
  if (!path.startsWith(DOMAIN)) return undefined;
  const [noun = '', room = '', file] = path.slice(DOMAIN.length).split('/');
  return file !== undefined && noun in ROOMS ? `${noun}/${room}` : undefined;
}

function checkPlace(path: string): readonly string[] {
  const [noun = '', room = ''] = roomOf(path)?.split('/') ?? [];
  if (noun === '' || ROOMS[noun]?.includes(room)) return [];
  return [`${path}: no room of ${noun} is called ${room}; they are ${ROOMS[noun]?.join(', ')} (tools/structure/rooms.ts).`];
}

/** The noun's own type (`plan/plan.ts`) comes before all rooms, its doors (`plan/make-plan.ts`) behind them. */
function placeOf(path: string): { readonly noun: string; readonly at: number } | undefined {
  if (!path.startsWith(DOMAIN)) return undefined;
  const [noun = '', second = '', file] = path.slice(DOMAIN.length).split('/');
  const rooms = ROOMS[noun];
  if (!rooms) return undefined;
  if (file !== undefined) return { noun, at: rooms.indexOf(second) };
  return { noun, at: second === `${noun}.ts` ? -1 : rooms.length };
}

function checkArrow({ from, to }: Arrow, openFiles: OpenFiles): readonly string[] {
  const [here, there] = [placeOf(from), placeOf(to)];
  const room = roomOf(to);
  const faults: string[] = [];
  if (here && there && here.noun === there.noun && there.at > here.at) {
    const order = [`${here.noun}.ts`, ...(ROOMS[here.noun] ?? []), 'the doors'].join(', ');
    faults.push(`${from} imports ${to}: rooms know those before them; the order is ${order}. Move the shared part to the earlier room.`);
  }
  if (room !== undefined && room !== roomOf(from) && !openFiles.get(room)?.includes(nameOf(to))) {
    faults.push(`${from} imports ${to}, which is private to ${room}: use a file its README opens, or open this one there.`);
  }
  return faults;
}

function checkOpenFiles(
  room: string,
  names: readonly string[],
  tree: { files: readonly string[]; arrows: readonly Arrow[] },
): readonly string[] {
  return names.flatMap((name) => {
    const path = `${DOMAIN}${room}/${name}`;
    if (!tree.files.includes(path)) return [`${room}/README.md opens ${name}, which does not exist.`];
    const isNeeded = tree.arrows.some(({ from, to }) => to === path && roomOf(from) !== room);
    return isNeeded ? [] : [`${room}/README.md opens ${name}, which no other room needs: take it off the list.`];
  });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
