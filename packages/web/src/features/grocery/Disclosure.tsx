import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';

/** A heading that shows and hides what is below it. Closed until asked for, and never on paper. */
export function Disclosure({ title, count, children }: { readonly title: string; readonly count?: number; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section className="card print:hidden">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-5 text-left font-semibold"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="flex-1">
            {title}
            {count !== undefined && <span className="numbers ml-2 font-normal text-muted">{count}</span>}
          </span>
          <IconChevronDown className={`size-5 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="fade border-t border-line px-5 py-2">
        {children}
      </div>
    </section>
  );
}
