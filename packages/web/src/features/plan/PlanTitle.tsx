import { IconPencil } from '@tabler/icons-react';
import { PLAN_TEXTS } from './texts.ts';

type Props = { readonly title: string; readonly fallback: string; readonly onChange: (title: string) => void };

/** The heading is the field: what is read is what is edited. */
export function PlanTitle({ title, fallback, onChange }: Props) {
  return (
    <h1 className="relative -ml-3 w-fit max-w-full">
      <textarea
        aria-label={PLAN_TEXTS.titleLabel}
        rows={1}
        maxLength={200}
        value={title}
        className="display text-wrap block field-sizing-content max-w-full min-w-40 resize-none rounded-xl border border-transparent bg-transparent py-1 pr-12 pl-3 text-3xl transition-colors hover:border-line hover:bg-card focus:border-edge focus:bg-card sm:text-5xl"
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
        }}
        onBlur={() => {
          if (title.trim() === '') onChange(fallback);
        }}
      />
      <IconPencil className="pointer-events-none absolute top-3 right-3 size-5 text-muted sm:top-5" aria-hidden />
    </h1>
  );
}
