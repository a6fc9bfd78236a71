/** Ids arrive in addresses; PostgreSQL answers a malformed one with an error where "no such row" is meant. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
