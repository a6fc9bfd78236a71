import { Button } from '../../ui/Button.tsx';
import { useUndoCorrection } from './mutations.ts';
import { useCorrections } from './queries.ts';
import { LIBRARY_TEXTS, LINE_TEXTS } from './texts.ts';

/** Everything this household has said about lines, each with its way back. */
export function CorrectionList() {
  const { data = [] } = useCorrections();
  const { mutate: undo } = useUndoCorrection();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="mt-14 max-w-3xl">
      <h2 id="corrections" className="display text-2xl">
        {LIBRARY_TEXTS.corrections}
      </h2>
      <p className="mt-1 text-muted">{LIBRARY_TEXTS.correctionsText}</p>
      <ul className="mt-3">
        {data.map(({ id, words, food, weight }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2.5">
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{words}</b>: {food?.name ?? LIBRARY_TEXTS.notCounted}
              {weight && <span className="numbers text-muted"> · {LIBRARY_TEXTS.weighs(weight.unit, weight.grams)}</span>}
            </span>
            <Button look="secondary" aria-label={LIBRARY_TEXTS.takeBack(words)} onClick={() => undo(id)}>
              {LINE_TEXTS.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
