/** Ends a `switch` over a union: a new member fails to compile here. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** Throws when a condition that the code relies on does not hold. Never caught in the middle. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
