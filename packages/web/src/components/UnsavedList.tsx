import { IconCalendarPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { afterPaint } from '../lib/after-paint.ts';
import { focusNext } from '../lib/focus-next.ts';
import { DiscardQuestion, type DiscardTexts } from './DiscardQuestion.tsx';

/** Each of them says which one it is about. */
export type UnsavedTexts = DiscardTexts & {
  readonly label: string;
  readonly note: (name: string, words: string) => string;
  readonly openOf: (name: string, words: string) => string;
  readonly discard: string;
  readonly discardOf: (name: string, words: string) => string;
};

/** `id`: by which it is let go of. */
export type UnsavedItem = { readonly id: string; readonly name: string; readonly words: string };

type Props<Item extends UnsavedItem> = {
  readonly items: readonly Item[];
  readonly texts: UnsavedTexts;
  readonly renderOpen: (item: Item, link: { readonly 'aria-label': string; readonly className: string }) => ReactNode;
  readonly onDiscard: (id: string) => void;
  /** Where there are more. */
  readonly others?: ReactNode;
  readonly className: string;
};

export const UNSAVED_ACTION =
  'inline-flex min-h-8 items-center font-semibold text-primary underline underline-offset-4 disabled:opacity-55';

/** The ways back to what was made and left without being saved. */
export function UnsavedList<Item extends UnsavedItem>({ items, texts, renderOpen, onDiscard, others, className }: Props<Item>) {
  const [asked, setAsked] = useState<{ readonly id: string; readonly button: HTMLElement }>();
  if (items.length === 0) return null;
  return (
    <>
      <ul aria-label={texts.label} className={`grid gap-1 ${className}`}>
        {items.map((item) => {
          const { id, name, words } = item;
          return (
            <li key={id} className="numbers flex gap-x-3 font-medium wrap-anywhere">
              <IconCalendarPlus className="mt-1.5 size-5 shrink-0 text-primary" aria-hidden />
              <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                <span className="min-w-0">{texts.note(name, words)}</span>
                {renderOpen(item, { 'aria-label': texts.openOf(name, words), className: UNSAVED_ACTION })}
                <button
                  type="button"
                  aria-label={texts.discardOf(name, words)}
                  className={UNSAVED_ACTION}
                  onClick={({ currentTarget: button }) => setAsked({ id, button })}
                >
                  {texts.discard}
                </button>
              </span>
            </li>
          );
        })}
        {others !== undefined && <li className="ps-8">{others}</li>}
      </ul>
      {asked && (
        <DiscardQuestion
          texts={texts}
          onDiscard={() => {
            setAsked(undefined);
            // The dialog gives the focus back to the button that goes.
            afterPaint(() => {
              focusNext(asked.button, 'ul');
              onDiscard(asked.id);
            });
          }}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
