import { IconDots, IconMenu2, IconX } from '@tabler/icons-react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { hasUnsavedWork } from '../lib/kept-drafts.ts';
import { countWaiting } from '../lib/offline/waiting-changes.ts';
import { PATHS, SIGN_IN_URL, SIGN_OUT_URL, signInUrl } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import type { Unfinished } from './LeaveQuestion.tsx';
import { Logo } from './Logo.tsx';
import { NAVIGATION_ICONS } from './navigation-icons.ts';
import type { NavigationItem } from './navigation.ts';
import { PageLink } from './page-link.tsx';
import { leaveAfterAll, leaveHere } from './sign-out.ts';
import { APP_TEXTS } from './texts.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const LeaveQuestion = lazy(async () => ({ default: (await import('./LeaveQuestion.tsx')).LeaveQuestion }));

type Props = { readonly isSignedIn: boolean; readonly pathname: string; readonly items: readonly NavigationItem[] };

/**
 * One header with one link a place. Where there is room it heads the window; on a phone a member's stands at the window's foot,
 * under the thumb, with what is seldom gone to folded under "More". All by style (header.css): the order is the same for all.
 */
export function SiteHeader({ isSignedIn, pathname, items }: Props) {
  // The menu belongs to the place it was opened in: going elsewhere closes it.
  const [menuPlace, setMenuPlace] = useState<string>();
  const isMenuOpen = menuPlace === pathname && items.length > 0;
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = () => setMenuPlace(undefined);

  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setMenuPlace(undefined);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isMenuOpen]);

  return (
    <header className="site-header print:hidden" data-who={isSignedIn ? 'member' : 'visitor'} data-open={isMenuOpen || undefined}>
      <div className="page site-bar">
        <PageLink to={PATHS.home} className="site-home">
          <Logo />
          <span className="sr-only">{APP_TEXTS.home}</span>
        </PageLink>
        {items.length > 0 && (
          <nav id="site-links" aria-label={APP_TEXTS.mainNavigation} className="site-nav">
            <ul className="site-links">
              {items.map((item) => (
                <li key={item.path} data-seldom={item.path === PATHS.nutrition || undefined}>
                  <NavigationLink item={item} onGo={closeMenu} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="site-tools">
          <ThemeToggle />
          <SessionLink isSignedIn={isSignedIn} pathname={pathname} />
        </div>
        {items.length > 0 && (
          <button
            ref={menuButton}
            type="button"
            className="site-more"
            aria-label={isSignedIn ? undefined : isMenuOpen ? APP_TEXTS.menu.close : APP_TEXTS.menu.open}
            aria-expanded={isMenuOpen}
            aria-controls="site-links"
            onClick={() => (isMenuOpen ? closeMenu() : setMenuPlace(pathname))}
          >
            <MenuIcon isOpen={isMenuOpen} isSignedIn={isSignedIn} />
            {isSignedIn && <span>{APP_TEXTS.menu.more}</span>}
          </button>
        )}
      </div>
    </header>
  );
}

function MenuIcon({ isOpen, isSignedIn }: { readonly isOpen: boolean; readonly isSignedIn: boolean }) {
  const Icon = isOpen ? IconX : isSignedIn ? IconDots : IconMenu2;
  return <Icon className="size-6" aria-hidden />;
}

function NavigationLink({ item, onGo }: { readonly item: NavigationItem; readonly onGo: () => void }) {
  const Icon = NAVIGATION_ICONS[item.path];
  return (
    <PageLink to={item.path} className="site-link" aria-current={item.isCurrent ? 'page' : undefined} onClick={onGo}>
      {Icon && <Icon className="site-icon size-5.5" aria-hidden />}
      <span>{item.label}</span>
    </PageLink>
  );
}

/** To the day that a guest has made. What it was asked for with is known when the link is followed. */
function leadBack(event: MouseEvent<HTMLAnchorElement>): void {
  event.currentTarget.href = signInUrl(location.pathname + location.search);
}

/** Real navigations: the server redirects to the sign-in provider and back. */
function SessionLink({ isSignedIn, pathname }: Pick<Props, 'isSignedIn' | 'pathname'>) {
  const [unfinished, setUnfinished] = useState<Unfinished>();
  const leave = (event: MouseEvent) => {
    const found = { waiting: countWaiting(), hasUnsaved: hasUnsavedWork() };
    if (found.waiting === 0 && !found.hasUnsaved) return leaveHere(event);
    event.preventDefault();
    return setUnfinished(found);
  };
  return isSignedIn ? (
    <>
      <a href={SIGN_OUT_URL} className={buttonClass('secondary', 'shrink-0 whitespace-nowrap max-sm:px-4')} onClick={leave}>
        {APP_TEXTS.signOut}
      </a>
      {unfinished && (
        <Suspense>
          <LeaveQuestion {...unfinished} onLeave={leaveAfterAll} onStay={() => setUnfinished(undefined)} />
        </Suspense>
      )}
    </>
  ) : (
    <a
      href={SIGN_IN_URL}
      onClick={pathname === PATHS.search ? leadBack : undefined}
      className={buttonClass('secondary', 'shrink-0 whitespace-nowrap max-sm:px-4')}
    >
      {APP_TEXTS.signIn}
    </a>
  );
}
