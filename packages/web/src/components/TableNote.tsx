import type { TableChange } from './read-table-change.ts';
import { COMPONENT_TEXTS } from './texts.ts';

type Props = {
  readonly change: TableChange | undefined;
  /** Absent where it cannot be planned for others. */
  readonly action?: { readonly label: string; readonly isBusy: boolean; readonly run: () => void } | undefined;
};

/** What is kept stays as it is: who is in it, and who is not, is said. */
export function TableNote({ change, action }: Props) {
  if (!change) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 font-medium">
      {change.planned === change.now ? COMPONENT_TEXTS.tableIsOther : COMPONENT_TEXTS.tableIs(change)}
      {action && (
        <button
          type="button"
          className="min-h-8 font-semibold text-primary underline underline-offset-4 disabled:opacity-55"
          disabled={action.isBusy}
          onClick={action.run}
        >
          {action.label}
        </button>
      )}
    </p>
  );
}
