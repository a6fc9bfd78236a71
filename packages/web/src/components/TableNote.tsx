import { ActionNote, type NoteAction } from './ActionNote.tsx';
import type { TableChange } from './read-table-change.ts';
import { COMPONENT_TEXTS } from './texts.ts';

type Props = {
  readonly change: TableChange | undefined;
  /** Absent where it cannot be planned for others. */
  readonly action: NoteAction | undefined;
};

/** What is kept stays as it is: who is in it, and who is not, is said. */
export function TableNote({ change, action }: Props) {
  if (!change) return null;
  const text = change.planned === change.now ? COMPONENT_TEXTS.tableIsOther : COMPONENT_TEXTS.tableIs(change);
  return <ActionNote text={text} action={action} className="mb-3" />;
}
