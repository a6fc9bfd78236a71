/**
 * A dialog that comes or goes puts something else under a pointer that may be on its way down: the second half of a double click
 * chose a plan nobody had read, and a finger that had rested until a dialog opened closed it again by leaving the screen. So a
 * press counts only if it began after what it is over, and is not the repetition of the press that brought it there.
 */

/** The longest that the common systems take for a double click. */
const REPEATED_WITHIN_MS = 500;
/** Of a mouse, which is held still between two clicks, and of a finger, which is not. */
const REPEATED_WITHIN_PX = { mouse: 8, touch: 40 } as const;

type Press = { readonly x: number; readonly y: number; readonly at: number; readonly isStray: boolean };
type Change = { readonly at: number; readonly after: Press | undefined };

let press: Press | undefined;
let change: Change | undefined;
let heldSince = 0;

/** To be called whenever a dialog comes or goes. */
export function noteNewGround(): void {
  change = { at: performance.now(), after: press };
  if (press) press = { ...press, isStray: true };
}

/** Once, before anything can be pressed. In the capturing phase, so that whatever is pressed does not hear of it. */
export function ignoreStrayPresses(): void {
  window.addEventListener('pointerdown', begin, { capture: true });
  window.addEventListener('click', end, { capture: true });
  window.addEventListener('keydown', refuseHeldKey, { capture: true });
}

function begin(event: PointerEvent): void {
  const { clientX: x, clientY: y, timeStamp: at } = event;
  press = { x, y, at, isStray: isFromBefore(at) || isRepetition(event) };
}

/** Of the same pointer: a click that a keyboard or a program makes has no press, and counts. */
function end(event: MouseEvent): void {
  if (!press?.isStray || event.detail === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Enter that is held down presses again and again, and would answer what it has just asked for. */
function refuseHeldKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  if (!event.repeat) heldSince = event.timeStamp;
  else if (isFromBefore(heldSince)) event.preventDefault();
}

/** On a slow machine a press waits its turn while the dialog is drawn. */
const isFromBefore = (at: number): boolean => change !== undefined && at < change.at;

function isRepetition({ clientX, clientY, timeStamp, pointerType }: PointerEvent): boolean {
  const first = change?.after;
  if (!first || timeStamp - first.at > REPEATED_WITHIN_MS) return false;
  const reach = pointerType === 'mouse' ? REPEATED_WITHIN_PX.mouse : REPEATED_WITHIN_PX.touch;
  return Math.hypot(clientX - first.x, clientY - first.y) <= reach;
}
