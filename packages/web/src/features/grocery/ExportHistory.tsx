import { useQuery } from '@tanstack/react-query';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import { Disclosure } from './Disclosure.tsx';
import { formatDate } from './model.ts';
import { useDeleteExport } from './mutations.ts';
import { exportsQuery } from './queries.ts';
import { LIST_TEXTS } from './texts.ts';

export function ExportHistory({ listId }: { readonly listId: string }) {
  const { data: records, isError } = useQuery(exportsQuery(listId));
  const remove = useDeleteExport(listId);
  return (
    <Disclosure title={LIST_TEXTS.history} {...(records && { count: records.length })}>
      {isError && <p className="py-3 text-muted">{LIST_TEXTS.historyFailed}</p>}
      {records?.length === 0 && <p className="py-3 text-muted">{LIST_TEXTS.historyEmpty}</p>}
      <ul className="divide-y divide-line">
        {records?.map(({ id, instacartUrl, createdAt, expiresAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <a
                href={instacartUrl}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary underline underline-offset-4"
              >
                {LIST_TEXTS.openExport}
                <IconExternalLink className="size-4.5" aria-hidden />
              </a>
              <span className="numbers block text-sm text-muted">
                {LIST_TEXTS.exported(formatDate(createdAt))}
                {' · '}
                {expiresAt ? LIST_TEXTS.expires(formatDate(expiresAt)) : LIST_TEXTS.neverExpires}
              </span>
            </span>
            <button
              type="button"
              aria-label={LIST_TEXTS.deleteExport(formatDate(createdAt))}
              className={ICON_BUTTON_CLASS}
              disabled={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              <IconTrash className="size-5" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
