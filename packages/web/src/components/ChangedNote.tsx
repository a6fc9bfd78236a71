import { ActionNote } from './ActionNote.tsx';
import { COMPONENT_TEXTS } from './texts.ts';

type Props = { readonly isBusy: boolean; readonly onDiscard: () => void; readonly className?: string };

/** What is saved, on the calendar and behind a link, is not what the screen shows. */
export function ChangedNote({ isBusy, onDiscard, className = '' }: Props) {
  const action = { label: COMPONENT_TEXTS.discard, isBusy, run: onDiscard };
  return <ActionNote text={COMPONENT_TEXTS.isChanged} action={action} className={className} />;
}
