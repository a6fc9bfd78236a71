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
  return <ActionNote text={describe(change)} action={action} className="mb-3" />;
}

function describe(change: TableChange): string {
  const isSame = change.planned === change.now;
  if (change.isOfSome) return isSame ? COMPONENT_TEXTS.tableIsOtherOfSome : COMPONENT_TEXTS.tableIsOfSome(change);
  return isSame ? COMPONENT_TEXTS.tableIsOther : COMPONENT_TEXTS.tableIs(change);
}
