/** Between two things that somebody does who is busy on a screen. */
const HERE_MS = 3000;

type Seen = { readonly caller: string; readonly at: number };

/** Who called last, and who did before them. */
let last: Seen | undefined;
let before: Seen | undefined;

export function noteCaller(caller: string, at = performance.now()): void {
  if (last && last.caller !== caller) before = last;
  last = { caller, at };
}

/** Whether somebody else called of late. */
export function wereOthersHere(caller: string, now = performance.now()): boolean {
  const other = last?.caller === caller ? before : last;
  return other !== undefined && now - other.at < HERE_MS;
}
