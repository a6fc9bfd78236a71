import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeptDraft, useUnsaved } from '../../lib/kept-drafts.ts';

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

/** Text that becomes a field: Enter and leaving it save, be it for another screen; Escape does not. In long text Shift+Enter is a new line. */
export function EditableText({ label, value, maxLength, isLong = false, className = '', onSave, canBeEmpty = false, children }: Props) {
  const draftName = `${location.pathname} ${label}`;
  const kept = useKeptDraft(draftName) as string | undefined;
  const [draft, setDraft] = useState(kept);
  const [sent, setSent] = useState<string>();
  // What was sent and was not kept is as unsaved as what is being typed.
  useUnsaved(draftName, draft ?? sent);
  const place = useRef<HTMLDivElement>(null);
  const isEditing = draft !== undefined;
  const wasEditing = useRef(false);

  // The field takes the keyboard's place with it: back to what opened it, unless the person went elsewhere.
  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const close = (isSaving: boolean) => {
    if (draft === undefined) return;
    const text = draft.trim();
    setDraft(undefined);
    if (!isSaving || text === value.trim() || (!canBeEmpty && text === '')) return;
    setSent(text);
    void onSave(text).then(
      () => setSent((now) => (now === text ? undefined : now)),
      () => undefined,
    );
  };
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => close(true);
  });
  useEffect(() => () => leave.current?.(), []);
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
    <div ref={place}>
      <Field
        aria-label={label}
        className={`field w-full px-3 py-1.5 ${className}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the control that was just pressed
        autoFocus
        maxLength={maxLength}
        {...(isLong && { rows: 2 })}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => close(true)}
      />
    </div>
  );
}
