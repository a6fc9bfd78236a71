import { useId } from 'react';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { keepTogether } from '../../lib/format/keep-together.ts';
import { isShopper } from '../../lib/household-role.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { PATHS } from '../../paths.ts';
import { EditableText } from './EditableText.tsx';
import { useRenameList } from './mutations.ts';
import type { List } from './read-list.ts';
import { LIST_TEXTS } from './texts.ts';

export function ListHeading({ list }: { readonly list: List }) {
  return (
    <header>
      {/* Exact: the router would call the way back "current", as its address begins this page's. */}
      <Link
        to={PATHS.groceryLists}
        activeOptions={{ exact: true }}
        className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink print:hidden"
      >
        <IconArrowLeft className="size-4.5" aria-hidden />
        {LIST_TEXTS.back}
      </Link>
      {isShopper() ? <PlainHeading list={list} /> : <OwnHeading list={list} />}
    </header>
  );
}

/** Who shops reads what members called it. */
const PlainHeading = ({ list: { name, description } }: { readonly list: List }) => (
  <>
    <h1 className="display min-w-0 text-3xl wrap-anywhere sm:text-4xl print:text-2xl">{keepTogether(name)}</h1>
    {description !== '' && <p className="whitespace-pre-line text-muted">{description}</p>}
  </>
);

function OwnHeading({ list }: { readonly list: List }) {
  const rename = useRenameList(list);
  // Neither is kept for later: a name that two devices gave would have to be asked about.
  const isOnline = useIsOnline();
  const whyNotId = useId();
  const { name, description } = list;
  return (
    <>
      <EditableText
        label={LIST_TEXTS.nameLabel}
        value={name}
        maxLength={200}
        className="display text-3xl sm:text-4xl"
        onSave={(text) => rename.mutateAsync({ name: text, description })}
      >
        {(edit) => (
          <div className="flex items-start gap-1">
            {/* The button is the keyboard's way; pressing the name itself is a second one. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see above */}
            <h1
              className="display min-w-0 cursor-text text-3xl wrap-anywhere sm:text-4xl print:text-2xl"
              {...(isOnline && { onClick: edit })}
            >
              {keepTogether(name)}
            </h1>
            <button
              type="button"
              aria-label={LIST_TEXTS.editName}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted enabled:hover:bg-primary-soft enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 print:hidden"
              disabled={!isOnline}
              aria-describedby={isOnline ? undefined : whyNotId}
              onClick={edit}
            >
              <IconPencil className="size-5" aria-hidden />
            </button>
          </div>
        )}
      </EditableText>
      <EditableText
        label={LIST_TEXTS.descriptionLabel}
        value={description}
        maxLength={2000}
        isLong
        canBeEmpty
        onSave={(text) => rename.mutateAsync({ name, description: text })}
      >
        {(edit) => (
          <button
            type="button"
            className={`-mx-2 min-h-11 rounded-lg px-2 text-left whitespace-pre-line text-muted enabled:hover:bg-primary-soft enabled:hover:text-ink disabled:cursor-not-allowed ${
              description ? '' : 'print:hidden'
            }`}
            disabled={!isOnline}
            aria-describedby={isOnline ? undefined : whyNotId}
            onClick={edit}
          >
            {description !== '' && <span className="sr-only">{LIST_TEXTS.editDescription}: </span>}
            {description || LIST_TEXTS.addDescription}
          </button>
        )}
      </EditableText>
      {!isOnline && (
        <p id={whyNotId} className="text-sm text-muted print:hidden">
          {LIST_TEXTS.renameOffline}
        </p>
      )}
    </>
  );
}
