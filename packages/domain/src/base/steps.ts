/** Work that can be left after each step and taken up again; what it returns is its result. */
export type Steps<Value> = Generator<void, Value, void>;

export function runSteps<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
