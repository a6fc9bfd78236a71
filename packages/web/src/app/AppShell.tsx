import { Link, Outlet, useLocation, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { OfflineMark } from './OfflineMark.tsx';
import { type PageLinkProps, RenderLink } from './page-link.tsx';
import { PageFrame } from './PageFrame.tsx';

export function AppShell() {
  const isSignedIn = useRouteContext({ from: '__root__', select: (context) => context.isSignedIn });
  const pathname = useLocation({ select: ({ pathname: path }) => path });
  // The calendar's week is a screen of its own, at the calendar's address.
  const isWeek = useLocation({ select: ({ search }) => (search as Readonly<Record<string, unknown>>)['view'] === 'week' });
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(isWeek ? `${pathname} week` : pathname, main);

  return (
    <RenderLink value={renderRouterLink}>
      <OnTheWay />
      <PageFrame isSignedIn={isSignedIn} pathname={pathname} main={main}>
        <OfflineMark pathname={pathname} />
        <Outlet />
      </PageFrame>
      <LiveRegion />
      <Toaster />
    </RenderLink>
  );
}

/** The old screen stays until the new one can be shown whole: on a slow line, this is what answers the tap. */
function OnTheWay() {
  const isOnTheWay = useRouterState({ select: ({ isLoading }) => isLoading });
  return isOnTheWay && <div className="on-the-way" aria-hidden="true" />;
}

const renderRouterLink = ({ to, ...rest }: PageLinkProps) => <Link to={to} activeProps={{}} {...rest} />;

/** A new screen starts at its top, for the eyes and for the keyboard; the first one leaves the focus to the browser. */
function useFocusOnArrival(screen: string, main: React.RefObject<HTMLElement | null>) {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    main.current?.focus({ preventScroll: true });
  }, [screen, main]);
}
