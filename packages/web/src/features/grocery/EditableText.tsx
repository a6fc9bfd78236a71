import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useKeptDraft, useUnsaved } from '../../lib/kept-drafts.ts';
import { Unreached } from '../../lib/unreached.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/Button.tsx';
import { dropText, findText, keepText, keepUnderway } from './kept-texts.ts';
import { LIST_TEXTS } from './texts.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
  readonly className?: string;
  /** Gets the trimmed text, and only where it differs. Says itself what fails; the text is there again when it is edited next. */
  readonly onSave: (text: string) => Promise<unknown>;
  /** May it be empty? Otherwise an empty text is as if it had not been touched. */
  readonly canBeEmpty?: boolean;
  readonly children: (edit: () => void) => ReactNode;
};

/**
 * Text that becomes a field: Enter and leaving it save, be it for another screen; Escape does not. In long text Shift+Enter is a new
 * line. Where nobody can be reached, the field stays as it is and says so: nothing sends it later, as another device may have written
 * something else by then.
 */
export function EditableText({ label, value, maxLength, isLong = false, className = '', onSave, canBeEmpty = false, children }: Props) {
  const draftName = `${location.pathname} ${label}`;
  const kept = useKeptDraft(draftName) as string | undefined;
  const [left] = useState(() => {
    const text = findText(draftName);
    // It did arrive.
    return text?.trim() === value.trim() ? undefined : text;
  });
  const [draft, setDraft] = useState(kept ?? left);
  const [isHeld, setHeld] = useState(left !== undefined);
  const isOnline = useIsOnline();
  const [sent, setSent] = useState<string>();
  // What was sent and was not kept is as unsaved as what is being typed.
  useUnsaved(draftName, draft ?? sent);
  const place = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const isEditing = draft !== undefined;
  const wasEditing = useRef(isEditing);

  // The field takes the keyboard's place with it: back to what opened it or, where it opens again, into it, unless the person went elsewhere.
  useEffect(() => {
    if (wasEditing.current !== isEditing && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const hold = (text: string): void => {
    keepText(draftName, text);
    // Unless the field was opened again meanwhile: what is in it now is newer.
    setDraft((now) => now ?? text);
    setSent(undefined);
    setHeld(true);
  };
  const close = (isSaving: boolean) => {
    if (draft === undefined) return;
    const text = draft.trim();
    const isChanged = text !== value.trim() && (canBeEmpty || text !== '');
    if (isSaving && isChanged && !navigator.onLine) return hold(draft);
    setDraft(undefined);
    setHeld(false);
    dropText(draftName);
    if (!isSaving || !isChanged) return;
    setSent(text);
    void keepUnderway(draftName, text, onSave(text)).then(
      () => setSent((now) => (now === text ? undefined : now)),
      (error: unknown) => {
        if (error instanceof Unreached) hold(text);
      },
    );
  };
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => close(true);
  });
  useEffect(() => () => leave.current?.(), []);
  useEffect(() => {
    if (left === undefined) dropText(draftName);
  }, [draftName, left]);
  useEffect(() => {
    if (draft === undefined || draft === value) return undefined;
    // A page that is closed or loaded anew has no time to save: the browser asks.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [draft, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(false);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (isLong && event.shiftKey)) return;
    event.preventDefault();
    close(true);
  };

  if (!isEditing) return <div ref={place}>{children(() => setDraft(sent ?? value))}</div>;
  const Field = isLong ? 'textarea' : 'input';
  return (
    <div
      ref={place}
      onBlur={({ relatedTarget }) => {
        // To its own buttons nobody leaves it.
        if (!place.current?.contains(relatedTarget)) close(true);
      }}
    >
      <Field
        aria-label={label}
        aria-describedby={isHeld ? noteId : undefined}
        className={`field w-full px-3 py-1.5 ${className}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the control that was just pressed
        autoFocus={!isHeld}
        maxLength={maxLength}
        {...(isLong && { rows: 2 })}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          if (isHeld) keepText(draftName, target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {isHeld && (
        <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
          <output id={noteId} className="text-sm text-muted">
            {LIST_TEXTS.notSaved}
          </output>
          <Button disabled={!isOnline} title={isOnline ? undefined : LIST_TEXTS.needsNetwork} onClick={() => close(true)}>
            {LIST_TEXTS.saveText}
          </Button>
          <Button look="secondary" onClick={() => close(false)}>
            {LIST_TEXTS.cancelText}
          </Button>
        </div>
      )}
    </div>
  );
}
