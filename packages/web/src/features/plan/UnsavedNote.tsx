import { useState } from 'react';
import { ChangedNote } from '../../components/ChangedNote.tsx';
import { DiscardQuestion } from '../../components/DiscardQuestion.tsx';
import { announce } from '../../lib/announce.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { PLAN_TEXTS } from './texts.ts';

const TEXTS = PLAN_TEXTS.discard;

type Props = {
  /** What it would go back to; absent where nothing is to be discarded. */
  readonly kept: SavedPlan | undefined;
  readonly isBusy: boolean;
  readonly onDiscard: (kept: SavedPlan) => void;
};

/** A draft comes back after a reload and looks like the plan: what is kept elsewhere is another. */
export function UnsavedNote({ kept, isBusy, onDiscard }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (!kept) return null;
  return (
    <>
      <ChangedNote isTight isBusy={isBusy} onDiscard={() => setIsAsking(true)} />
      {isAsking && (
        <DiscardQuestion
          texts={TEXTS}
          onDiscard={() => {
            setIsAsking(false);
            onDiscard(kept);
            announce(TEXTS.done);
          }}
          onKeep={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
