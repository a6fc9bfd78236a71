import { keepHere, readKeptJson } from '../../lib/local-storage.ts';
import { LOST_LINES_KEY } from '../../lib/offline/forget.ts';
import { showNotice } from '../../ui/notice-store.ts';
import { GROCERY_TEXTS } from './texts.ts';

/** `why`: in the words of who refused it. `isChange`: of something that is on the list, as it was before. */
export type LostLine = { readonly opId: string; readonly line: string; readonly why: string; readonly isChange?: boolean };
type Lost = { readonly userId: string; readonly lines: readonly LostLine[] };

let known: Lost = { userId: '', lines: [] };
let isHearing = false;

/** What was typed and refused is nowhere else: it stands in every tab of its person until it is put away in one of them. */
export function openLostLines(userId: string): void {
  const kept = readKeptJson(LOST_LINES_KEY) as Lost | undefined;
  // Of another account: nobody else's business.
  if (kept && kept.userId !== userId) keepHere(LOST_LINES_KEY, undefined);
  known = kept?.userId === userId ? kept : { userId, lines: [] };
  show();
  if (isHearing) return;
  isHearing = true;
  // Whichever tab sends, another one may be looked at.
  addEventListener('storage', ({ key }) => {
    if (key !== LOST_LINES_KEY) return;
    const now = readKeptJson(LOST_LINES_KEY) as Lost | undefined;
    known = now?.userId === known.userId ? now : { ...known, lines: [] };
    show();
  });
}

export function noteLost(userId: string, lost: LostLine): void {
  const kept = (readKeptJson(LOST_LINES_KEY) as Lost | undefined) ?? known;
  const lines = kept.userId === userId ? kept.lines : [];
  // Without locks two tabs may send the same.
  if (!lines.some(({ opId }) => opId === lost.opId)) keep({ userId, lines: [...lines, lost] });
}

function keep(lost: Lost): void {
  known = lost;
  keepHere(LOST_LINES_KEY, lost.lines.length > 0 ? JSON.stringify(lost) : undefined);
  show();
}

function show(): void {
  const { userId, lines } = known;
  const reasons = new Set(lines.map(({ why }) => why));
  const [why] = reasons;
  const wordsOf = (isOfChanges: boolean) => lines.flatMap(({ line, isChange = false }) => (isChange === isOfChanges ? [line] : []));
  const [added, changed] = [wordsOf(false), wordsOf(true)];
  showNotice(
    why === undefined
      ? undefined
      : {
          title: reasons.size === 1 ? why : changed.length > 0 ? GROCERY_TEXTS.changesRefused : GROCERY_TEXTS.linesRefused,
          description: [
            ...(added.length > 0 ? [GROCERY_TEXTS.notAdded(added)] : []),
            ...(changed.length > 0 ? [GROCERY_TEXTS.notChanged(changed)] : []),
          ].join(' '),
          onRead: () => keep({ userId, lines: [] }),
        },
  );
}
