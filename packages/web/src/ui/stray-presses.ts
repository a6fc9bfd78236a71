import { isTidyingHistory } from './back-closes-dialogs.ts';

/**
 * A dialog that comes or goes puts something else under a pointer that may be on its way down: the second half of a double click
 * chose a plan nobody had read, and a finger that had rested until a dialog opened closed it again by leaving the screen. So a
 * press counts only if it began after what it is over, and is not the repetition of the press that brought it there.
 */

/**
 * The longest and farthest that common systems take for a double click (500 ms) and a double tap (iOS: 350 ms); a mouse is held
 * still between the two, a finger is not.
 */
const REPEATED_WITHIN = { mouse: { ms: 500, px: 8 }, touch: { ms: 350, px: 16 } } as const;

type Press = {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isStray: boolean;
  /** Something else was done after it. */
  readonly isOver: boolean;
  /** Stray only as the second click or a later one. */
  readonly isByCount: boolean;
};
type Change = { readonly at: number; readonly after: Press | undefined; readonly isMove: boolean };

let press: Press | undefined;
let change: Change | undefined;
let heldSince = 0;

/** To be called whenever a dialog comes or goes. */
export function noteNewGround(): void {
  change = { at: performance.now(), after: press?.isOver ? undefined : press, isMove: false };
  if (press) press = { ...press, isStray: true };
}

/**
 * To be called when a press has moved what it was on, and the next of its kind lies there now. Pressing that one too is what a
 * person may well do next: a mouse says by itself which click is the second half of a double one.
 */
export function noteMovedGround(): void {
  change = { at: performance.now(), after: press?.isOver ? undefined : press, isMove: true };
}

/** Once, before anything can be pressed. In the capturing phase, so that whatever is pressed does not hear of it. */
export function ignoreStrayPresses(): void {
  window.addEventListener('pointerdown', begin, { capture: true });
  window.addEventListener('mousedown', refuseMarking, { capture: true });
  window.addEventListener('click', end, { capture: true });
  window.addEventListener('keydown', refuseHeldKey, { capture: true });
  window.addEventListener('popstate', () => !isTidyingHistory() && endRepetition(), { capture: true });
}

function begin(event: PointerEvent): void {
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const isByCount = change?.isMove === true && event.pointerType === 'mouse';
  press = { x, y, at, isStray: isFromBefore(at) || isRepetition(event), isOver: false, isByCount };
}

/** The second half of a double click marks the word that lies there now. */
function refuseMarking(event: MouseEvent): void {
  if (press?.isStray && event.detail > 1) event.preventDefault();
}

/** Of the same pointer: a click that a keyboard or a program makes has no press, and counts. */
function end(event: MouseEvent): void {
  if (!press?.isStray || event.detail === 0 || (press.isByCount && event.detail === 1)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Enter that is held down presses again and again, and would answer what it has just asked for. */
function refuseHeldKey(event: KeyboardEvent): void {
  if (!event.repeat) endRepetition();
  if (event.key !== 'Enter') return;
  if (!event.repeat) heldSince = event.timeStamp;
  else if (isFromBefore(heldSince)) event.preventDefault();
}

/** Between the two presses of a double click there is nothing else. */
function endRepetition(): void {
  change &&= { ...change, after: undefined };
  press &&= { ...press, isOver: true };
}

/** On a slow machine a press waits its turn while the dialog is drawn. */
const isFromBefore = (at: number): boolean => change !== undefined && at < change.at;

function isRepetition({ clientX, clientY, timeStamp, pointerType }: PointerEvent): boolean {
  const first = change?.after;
  const { ms, px } = REPEATED_WITHIN[pointerType === 'mouse' ? 'mouse' : 'touch'];
  return first !== undefined && timeStamp - first.at <= ms && Math.hypot(clientX - first.x, clientY - first.y) <= px;
}
