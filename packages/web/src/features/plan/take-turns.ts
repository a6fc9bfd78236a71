/** What is done to a plan on its screen. */
export type TurnKind = 'wish' | 'people' | 'rest' | 'meal';

type Turn<Answer> = {
  /** Ended by `signal` once it is called off: what goes on at the server would be kept there. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** Not called of what was called off meanwhile. */
  readonly apply: (answer: Answer) => void;
};

/**
 * One after the other: each asks with the plan as those before left it, so that none is answered from what another has changed
 * meanwhile.
 */
export function makeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  const open = new Map<AbortController, TurnKind>();

  /** Whether it was done; false where it was called off before. Fails as its question does. */
  function take<Answer>(kind: TurnKind, { ask, apply }: Turn<Answer>): Promise<boolean> {
    const control = new AbortController();
    open.set(control, kind);
    const { signal } = control;
    const over = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    const begin = async (): Promise<boolean> => {
      try {
        // Who waits next does not wait for an answer that nobody wants any more.
        const answered = signal.aborted ? undefined : await Promise.race([ask(signal).then((answer) => ({ answer })), over]);
        if (signal.aborted || !answered) return false;
        apply(answered.answer);
        return true;
      } finally {
        open.delete(control);
      }
    };
    const turn = last.then(begin, begin);
    last = turn;
    return turn;
  }

  /** Those of a kind, or all. */
  function callOff(kind?: TurnKind): void {
    for (const [control, of] of open) if (kind === undefined || of === kind) control.abort();
  }

  return { take, callOff };
}
