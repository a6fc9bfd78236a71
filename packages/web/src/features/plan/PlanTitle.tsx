import { IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { PLAN_TEXTS } from './texts.ts';

type Props = { readonly title: string; readonly fallback: string; readonly onChange: (title: string) => void };

/** The heading is the field: what is read is what is edited. Escape brings back what stood there before. */
export function PlanTitle({ title, fallback, onChange }: Props) {
  const before = useRef(title);
  const isCancelling = useRef(false);
  const cancel = (field: HTMLTextAreaElement) => {
    onChange(before.current);
    // What the field shows is still the text that goes.
    isCancelling.current = true;
    field.blur();
    isCancelling.current = false;
  };
  return (
    <h1 className="relative -ml-3 w-fit max-w-full">
      <textarea
        aria-label={PLAN_TEXTS.titleLabel}
        rows={1}
        maxLength={200}
        value={title}
        className="display text-wrap block field-sizing-content max-w-full min-w-40 resize-none rounded-xl border border-transparent bg-transparent py-1 pr-12 pl-3 text-3xl transition-colors hover:border-line hover:bg-card focus:border-edge focus:bg-card sm:text-5xl"
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        onFocus={() => {
          before.current = title;
        }}
        onKeyDown={(event) => {
          // Not what ends the writing of a syllable.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') cancel(event.currentTarget);
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() === '' && !isCancelling.current) onChange(fallback);
        }}
      />
      <IconPencil className="pointer-events-none absolute top-3 right-3 size-5 text-muted sm:top-5" aria-hidden />
    </h1>
  );
}
