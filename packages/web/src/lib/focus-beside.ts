/** Who is about to go takes the keyboard's place with them: it is given to the one after, or before where that was the last. */
export function focusBeside(all: NodeListOf<HTMLElement>, isGoing: (one: HTMLElement) => boolean, within?: string): void {
  const shown = [...all];
  const at = shown.findIndex(isGoing);
  const beside = shown[at + 1] ?? shown[at - 1];
  const target = within === undefined ? beside : beside?.querySelector<HTMLElement>(within);
  target?.focus({ preventScroll: true });
}
