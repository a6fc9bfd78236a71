import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  readonly role?: 'alert';
};

/** A whole screen that says one thing: nothing here yet, not found, could not load. */
export function PageMessage({ title, text, picture, children, role }: Props) {
  return (
    <div role={role} className="page grid justify-items-center py-16 text-center sm:py-24">
      {picture}
      <h1 className="display mt-6 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      {children !== undefined && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
