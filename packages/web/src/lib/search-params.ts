/** Every value of an address is text: the router's default would read `?q=100` as a number and write it back in quotes. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  // %20 rather than +, so that the address reads the same wherever it is pasted.
  const text = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&');
  return text === '' ? '' : `?${text}`;
}
