import { Link } from '@tanstack/react-router';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { keepTogether } from '../../lib/format/keep-together.ts';
import { PATHS } from '../../paths.ts';
import { formatDate } from './model.ts';
import { Progress } from './Progress.tsx';
import type { ListCard } from './read-list.ts';
import { GROCERY_TEXTS, LIST_TEXTS } from './texts.ts';

const ACTION = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold transition-colors hover:bg-primary-soft';

type Props = {
  readonly list: ListCard;
  /** Changes that reached nobody so far. */
  readonly waiting: number;
  readonly canDelete: boolean;
  /** Absent of who may not. */
  readonly onDelete: (() => void) | undefined;
};

export function GroceryListCard({ list, waiting, canDelete, onDelete }: Props) {
  const id = useId();
  const atHome = list.itemCount - list.toBuyCount;
  return (
    <article aria-labelledby={id} className="card flex flex-col">
      <div className="flex flex-1 flex-col p-5">
        <p className="eyebrow flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={`rounded-full px-2.5 py-0.5 ${list.status === 'draft' ? 'bg-butter text-ink' : 'bg-sage text-ink'}`}>
            {GROCERY_TEXTS.status[list.status] ?? list.status}
          </span>
          {list.createdAt !== '' && GROCERY_TEXTS.created(formatDate(list.createdAt))}
        </p>
        <h2 id={id} className="display mt-3 line-clamp-2 text-xl wrap-anywhere">
          {keepTogether(list.name)}
        </h2>
        {list.description !== '' && <p className="mt-1.5 line-clamp-2 text-muted">{list.description}</p>}
        {list.dateRange !== '' && <p className="numbers mt-1.5 text-muted">{list.dateRange}</p>}
        <div className="mt-auto pt-5">
          <p className="numbers flex justify-between text-sm">
            <span className="font-semibold">{GROCERY_TEXTS.items(list.itemCount)}</span>
            <span className="text-muted">{GROCERY_TEXTS.checked(list.checkedCount)}</span>
          </p>
          {atHome > 0 && <p className="numbers text-sm text-muted">{GROCERY_TEXTS.toBuy({ toBuy: list.toBuyCount, atHome })}</p>}
          <Progress checked={list.checkedCount} all={list.toBuyCount} className="mt-2" />
          {waiting > 0 && <p className="mt-3 rounded-lg bg-butter px-3 py-2 text-sm text-ink">{LIST_TEXTS.waiting(waiting)}</p>}
        </div>
      </div>
      <div className="flex justify-between border-t border-line p-2">
        <Link to={PATHS.groceryList} params={{ listId: list.id }} aria-describedby={id} className={`${ACTION} text-primary`}>
          {GROCERY_TEXTS.viewDetails}
        </Link>
        {onDelete && (
          <button
            type="button"
            aria-describedby={id}
            className={`${ACTION} text-muted enabled:hover:text-alert disabled:cursor-not-allowed disabled:opacity-60`}
            disabled={!canDelete}
            title={canDelete ? undefined : GROCERY_TEXTS.needsNetwork}
            onClick={onDelete}
          >
            <IconTrash className="size-4.5" aria-hidden />
            {GROCERY_TEXTS.delete}
          </button>
        )}
      </div>
    </article>
  );
}
