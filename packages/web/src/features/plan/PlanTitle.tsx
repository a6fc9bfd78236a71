import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PLAN_TEXTS } from './texts.ts';

/** In its place, as long as there is none. */
export const COMING_TITLE = 'display shrink-0 py-1.5 text-xl sm:text-2xl lg:text-3xl';

type Props = { readonly title: string; readonly fallback: string; readonly onChange: (title: string) => void };

/** As long as a press takes: the button that a hasty hand presses from here is not to move away under it. */
const OPEN_AFTER_MS = 500;

/** The heading is the field: what is read is what is edited. Escape brings back what stood there before. */
export function PlanTitle({ title, fallback, onChange }: Props) {
  const before = useRef(title);
  const isCancelling = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const cancel = (field: HTMLTextAreaElement) => {
    onChange(before.current);
    // What the field shows is still the text that goes.
    isCancelling.current = true;
    field.blur();
    isCancelling.current = false;
  };
  return (
    <h1 className="relative -ml-3 flex min-w-0 max-w-full">
      <textarea
        aria-label={PLAN_TEXTS.titleLabel}
        rows={1}
        maxLength={200}
        value={title}
        // A few lines at most, without a scroll bar of their own: the line stays at the window's head. A longer title opens while it is written.
        className={`display text-wrap block ${isOpen ? '' : 'max-h-[calc(3lh+0.5rem)] sm:max-h-[calc(2lh+0.5rem)]'} field-sizing-content max-w-full min-w-32 resize-none rounded-xl border border-transparent bg-transparent py-1 pr-6 pl-3 text-lg leading-tight [scrollbar-width:none] transition-colors hover:border-line hover:bg-card focus:border-edge focus:bg-card sm:pr-9 sm:text-2xl lg:text-3xl [@media(height<30rem)]:text-base`}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        onFocus={() => {
          before.current = title;
          clearTimeout(closing.current);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          // Not what ends the writing of a syllable.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') cancel(event.currentTarget);
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
        onBlur={({ currentTarget }) => {
          // Its beginning is what is read.
          currentTarget.scrollTop = 0;
          closing.current = setTimeout(() => setOpen(false), OPEN_AFTER_MS);
          if (currentTarget.value.trim() === '' && !isCancelling.current) onChange(fallback);
        }}
      />
      <IconPencil
        className="pointer-events-none absolute top-2 right-1.5 size-3.5 text-muted sm:top-2.5 sm:right-3 sm:size-4 lg:top-3.5"
        aria-hidden
      />
    </h1>
  );
}
