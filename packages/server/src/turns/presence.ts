type Seen = { readonly caller: string; readonly at: number };

/** Who called last, and who did before them. */
let last: Seen | undefined;
let before: Seen | undefined;

export function noteCaller(caller: string, at = performance.now()): void {
  if (last && last.caller !== caller) before = last;
  last = { caller, at };
}

/** Whether somebody else called of late. */
export function wereOthersHere(caller: string, withinMs: number, now = performance.now()): boolean {
  const other = last?.caller === caller ? before : last;
  return other !== undefined && now - other.at < withinMs;
}
