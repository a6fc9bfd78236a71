import { startTransition, useCallback, useState } from 'react';

/**
 * What a screen asks in a dialog. The press that opens it is answered by a picture of its own and the dialog by the next: in one
 * they took 170 to 270 ms on a slow phone (`npm run bench:screens`, 4 x), most of it the dialog and its pictures.
 */
export function useQuestion<Question>(): readonly [Question | undefined, (question: Question | undefined) => void] {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback((next: Question | undefined): void => {
    if (next === undefined) setQuestion(undefined);
    else startTransition(() => setQuestion(next));
  }, []);
  return [question, ask];
}
