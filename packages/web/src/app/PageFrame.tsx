import type { ReactNode, Ref } from 'react';
import { isShopper } from '../lib/household-role.ts';
import { listNavigation } from './navigation.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { APP_TEXTS } from './texts.ts';

type Props = {
  readonly isSignedIn: boolean;
  readonly pathname: string;
  readonly main?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** Header, page and footer: of the application, and of the pages rendered at build. */
export function PageFrame({ isSignedIn, pathname, main, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-card focus:px-5 focus:py-3"
      >
        {APP_TEXTS.skip}
      </a>
      <SiteHeader
        isSignedIn={isSignedIn}
        pathname={pathname}
        items={listNavigation({ pathname, isSignedIn, isShopper: isSignedIn && isShopper() })}
      />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
