// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as a grid, a table loses its roles in Safari
import { IconMoon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { WeekDay } from './read-week.ts';

/** What is to be known of a day beside its meals: what to begin the evening before, and what speaks against it. As wide as its row. */
export function DayNotes({ day: { tonight, eveningBefore, against }, columns }: { readonly day: WeekDay; readonly columns: number }) {
  const begun = [...eveningBefore, ...tonight];
  if (begun.length === 0 && against === undefined) return null;
  return (
    <td
      role="cell"
      colSpan={columns}
      style={{ '--columns': columns } as CSSProperties}
      className="week-notes relative z-1 grid justify-items-start gap-1 text-sm *:bg-paper"
    >
      {begun.length > 0 && (
        <span className="flex items-start gap-1.5">
          <IconMoon className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
          <span>{begun.join(' ')}</span>
        </span>
      )}
      {against !== undefined && <span className="font-medium wrap-anywhere">{against}</span>}
    </td>
  );
}
