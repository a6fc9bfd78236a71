/** The keys of what was ticked one by one on a trip, in the order of the hand. */
export type ShoppingTrip = readonly string[];

/**
 * The way through the shop, learned from trips, oldest first: the rank of every key. A trip puts what it bought into its own order
 * over the places these things had before, so that a small trip in between moves nothing else; what is new goes behind what was
 * ticked before it.
 */
export function learnAisleOrder(trips: readonly ShoppingTrip[]): ReadonlyMap<string, number> {
  const way = trips.reduce<readonly string[]>(learnTrip, []);
  return new Map(way.map((key, rank) => [key, rank]));
}

function learnTrip(way: readonly string[], ticked: ShoppingTrip): readonly string[] {
  const trip = [...new Set(ticked)];
  const known = new Set(way);
  const bought = new Set(trip);
  const inOrder = trip.filter((key) => known.has(key));
  let next = 0;
  const learned = way.map((key) => (bought.has(key) ? inOrder[next++]! : key));
  for (const [at, key] of trip.entries()) {
    if (known.has(key)) continue;
    const before = trip[at - 1];
    const place = before === undefined ? learned.indexOf(inOrder[0] ?? '') : learned.indexOf(before) + 1;
    learned.splice(Math.max(0, place), 0, key);
  }
  return learned;
}
