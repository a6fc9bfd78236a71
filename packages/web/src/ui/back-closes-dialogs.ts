/**
 * Back closes what lies over a page before it leaves the page. While a dialog is open, the history has a second entry of the same
 * page, which Back takes away; closed otherwise, the dialog takes it along. The entry is made past the router, which would plan a
 * day anew for what it takes for a new visit; its state is the page's own, so that to the router nothing has happened.
 */

type OpenDialog = { readonly close: () => (() => void) | undefined };
type EntryState = Readonly<Record<string, unknown>> | null;

const MARK = 'larder-dialog';
const open: OpenDialog[] = [];
/** The page below the second entry; the router names its entries by keys. */
let coveredKey: unknown;
let isTakingBack = false;

/** To be called when a dialog stands; gives what is to be called when it goes. `close` is asked when Back is pressed. */
export function coverPage(dialog: OpenDialog): () => void {
  addEventListener('popstate', meetBack, { capture: true });
  open.push(dialog);
  cover();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    // A turn later: by then a dialog that follows on this one stands, and a link in it has led elsewhere.
    setTimeout(() => {
      // What lies beneath is to be closed by the next Back.
      if (open.length > 0 && !isTakingBack) return cover();
      if (open.length > 0 || isTakingBack) return;
      const state = history.state as EntryState;
      if (!isCover(state)) {
        if (keyOf(state) === coveredKey) coveredKey = undefined;
        return;
      }
      isTakingBack = true;
      history.back();
    });
  };
}

/** That the step through the history that is now heard of is nobody's: a dialog that was closed takes its entry along. */
export const isTidyingHistory = (): boolean => isTakingBack;

function cover(): void {
  const state = history.state as EntryState;
  coveredKey = keyOf(state);
  if (!isCover(state)) History.prototype.pushState.call(history, { ...state, [MARK]: true }, '', location.href);
}

function meetBack(event: PopStateEvent): void {
  const state = event.state as EntryState;
  if (coveredKey === undefined || isCover(state) || keyOf(state) !== coveredKey) return;
  // The router would take it for a visit.
  event.stopImmediatePropagation();
  if (isTakingBack) {
    isTakingBack = false;
    if (open.length > 0) cover();
    // Nothing lies over it any more: Back from where one goes next leads to it, and not past it.
    else coveredKey = undefined;
    return;
  }
  const top = open.at(-1);
  // Left behind by a link in a dialog, or by a reload: there is nothing to close.
  if (!top) return history.back();
  const close = top.close();
  if (close) close();
  else cover();
}

const isCover = (state: EntryState): boolean => state?.[MARK] === true;
const keyOf = (state: EntryState): unknown => state?.['__TSR_key'];
