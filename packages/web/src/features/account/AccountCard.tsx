import type { ReactNode } from 'react';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

export function AccountCard({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
