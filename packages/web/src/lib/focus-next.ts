/** For a button that goes with what it takes away: the focus goes to the next of those around it, as it would be nowhere otherwise. */
export function focusNext(button: HTMLElement, around: string): void {
  const buttons = [...(button.closest(around)?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
