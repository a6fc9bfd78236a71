/** A function that keeps its answers, of which it begins anew when they are many. */
export function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    if (!found.has(key)) {
      if (found.size > 2000) found.clear();
      found.set(key, compute(key));
    }
    return found.get(key) as Value;
  };
}
