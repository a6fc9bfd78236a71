import { ActionNote } from './ActionNote.tsx';
import { COMPONENT_TEXTS } from './texts.ts';

type Props = {
  readonly isBusy: boolean;
  readonly onDiscard: () => void;
  /** In a line beside others: on a phone its first word is shown, and all of it read out. */
  readonly isTight?: boolean;
};

/** What is saved, on the calendar and behind a link, is not what the screen shows. */
export function ChangedNote({ isBusy, onDiscard, isTight = false }: Props) {
  const action = { label: COMPONENT_TEXTS.discard, isBusy, run: onDiscard };
  if (!isTight) return <ActionNote text={COMPONENT_TEXTS.isChanged} action={action} />;
  const [first, ...rest] = COMPONENT_TEXTS.isChanged.split(' ');
  const text = (
    <span>
      {first} <span className="max-sm:sr-only">{rest.join(' ')}</span>
    </span>
  );
  return <ActionNote text={text} action={action} className="shrink-0" />;
}
