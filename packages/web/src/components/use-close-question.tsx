import { type ReactNode, useState } from 'react';
import { DiscardQuestion, type DiscardTexts } from './DiscardQuestion.tsx';

type Options = {
  readonly isEdited: boolean;
  readonly onClose: () => void;
  readonly texts: DiscardTexts;
};

/**
 * For a form: Cancel, and of a dialog Escape, Back and a press beside it ask before they drop what was edited. `close` is what all of
 * them call; `question` stands within the form.
 */
export function useCloseQuestion({ isEdited, onClose, texts }: Options): { readonly close: () => void; readonly question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isEdited ? setIsAsking(true) : onClose()),
    question: isAsking && <DiscardQuestion texts={texts} onDiscard={onClose} onKeep={() => setIsAsking(false)} />,
  };
}
