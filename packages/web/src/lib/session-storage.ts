/** Storage may be full or forbidden; what is kept there is a comfort, so a failure is silence. */
export function readStored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export const writeStored = (key: string, value: string): void => void tryToWrite(key, value);

/** Whether there was room for it. */
export function tryToWrite(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** Everything of this tab. */
export function clearStored(): void {
  try {
    sessionStorage.clear();
  } catch {
    // See above.
  }
}

export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
