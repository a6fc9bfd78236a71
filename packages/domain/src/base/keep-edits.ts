type Lists = {
  readonly edited: readonly string[];
  /** As it was when the form was opened. */
  readonly opened: readonly string[];
  readonly stored: readonly string[];
  /** What makes two entries one. */
  readonly keyOf?: (entry: string) => string;
};

/** A list that was edited in a form, on top of what is stored by now: of the form only what it added and took away counts. */
export function keepListEdits({ edited, opened, stored, keyOf = (entry) => entry }: Lists): string[] {
  const hasIn = (list: readonly string[]) => (entry: string) => list.some((other) => keyOf(other) === keyOf(entry));
  const kept = stored.filter((entry) => hasIn(edited)(entry) || !hasIn(opened)(entry));
  const added = edited.filter((entry) => !hasIn(opened)(entry) && !hasIn(kept)(entry));
  return [...kept, ...added];
}

/** Of two entries in somebody's own words, whether they are one: "Vegan", " vegan". */
export const keyOfEntry = (entry: string): string => entry.trim().toLowerCase();

export const hasEntry = (entries: readonly string[], entry: string): boolean =>
  entries.some((other) => keyOfEntry(other) === keyOfEntry(entry));

/** Trimmed; neither empty nor there already. */
export function addEntry(entries: readonly string[], typed: string): readonly string[] {
  const entry = typed.trim();
  return entry === '' || hasEntry(entries, entry) ? entries : [...entries, entry];
}
