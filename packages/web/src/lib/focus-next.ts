/** For a button that goes with its row: the focus goes to the next of those around it, as it would be nowhere otherwise. */
export function focusNext(button: HTMLElement, around: string): void {
  const row = button.closest('li');
  const all = [...(button.closest(around)?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  // The other buttons of its row go as well.
  const buttons = all.filter((other) => other === button || !row?.contains(other));
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector<HTMLElement>('main'))?.focus();
}
