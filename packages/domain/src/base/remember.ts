/** A function that keeps its answers, of which it begins anew when they are many. */
export function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    if (!found.has(key)) {
      if (found.size > MOST) found.clear();
      found.set(key, compute(key));
    }
    return found.get(key) as Value;
  };
}

/** Ten times as many, and the latest kept, are worth less than two runs differ by: docs/measurements/reading.md. */
const MOST = 2000;
