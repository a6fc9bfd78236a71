/** Kept on this device. Storage may be full or forbidden; whoever keeps something here does without it then, so a failure is silence. */
export function readKept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` keeps nothing any longer. */
export function keepHere(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

/** Undefined also for what is no JSON. */
export function readKeptJson(key: string): unknown {
  try {
    return JSON.parse(readKept(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
