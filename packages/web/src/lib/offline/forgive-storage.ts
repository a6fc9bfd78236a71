/** What the browser's storage refuses, as full, forbidden or closing, is passed over; a bug of ours is not, and is reported. */
export function forgiveStorage(error: unknown): undefined {
  // Only what we put in cannot be copied.
  const isRefusal = error instanceof DOMException && error.name !== 'DataCloneError';
  if (!isRefusal) reportError(error);
}
