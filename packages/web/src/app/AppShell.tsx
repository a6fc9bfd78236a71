import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { isLegalPath } from '../paths.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { APP_TEXTS } from './texts.ts';

// Only for members, with the queries it asks by.
const TermsGate = lazy(async () => ({ default: (await import('../features/account/TermsGate.tsx')).TermsGate }));

export function AppShell() {
  const isSignedIn = useRouteContext({ from: '__root__', select: (context) => context.isSignedIn });
  const pathname = useLocation({ select: ({ pathname: path }) => path });
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(pathname, main);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-card focus:px-5 focus:py-3"
      >
        {APP_TEXTS.skip}
      </a>
      <SiteHeader isSignedIn={isSignedIn} />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
      {isSignedIn && (
        <Suspense>
          <TermsGate isReadingTerms={isLegalPath(pathname)} />
        </Suspense>
      )}
      <LiveRegion />
      <Toaster />
    </div>
  );
}

/** A new screen starts at its top, for the eyes and for the keyboard; the first one leaves the focus to the browser. */
function useFocusOnArrival(pathname: string, main: React.RefObject<HTMLElement | null>) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
