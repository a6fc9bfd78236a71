/**
 * Of the button that was pressed, until it is done: one that is disabled would lose the focus, and whoever uses the keyboard their
 * place with it.
 */
export const whileBusy = (isBusy: boolean, onClick: () => void) =>
  isBusy ? { 'aria-disabled': true as const, onClick: () => undefined } : { onClick };
