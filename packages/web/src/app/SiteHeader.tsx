import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PATHS, SIGN_IN_URL, SIGN_OUT_URL } from '../paths.ts';
import { buttonClass, ICON_BUTTON_CLASS } from '../ui/button-styles.ts';
import { Logo } from './Logo.tsx';
import type { NavigationItem } from './navigation.ts';
import { PageLink } from './page-link.tsx';
import { leaveHere } from './sign-out.ts';
import { APP_TEXTS } from './texts.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

type Props = { readonly isSignedIn: boolean; readonly pathname: string; readonly items: readonly NavigationItem[] };

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
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
      <div className="page flex h-16 items-center gap-2 lg:h-[4.5rem]">
        <PageLink to={PATHS.home} className="mr-auto inline-flex items-center rounded-full pr-2 lg:mr-6">
          <Logo />
          <span className="sr-only">{APP_TEXTS.home}</span>
        </PageLink>
        <nav aria-label={APP_TEXTS.mainNavigation} className="mr-auto hidden lg:block">
          <ul className="flex items-center gap-1">
            {items.map((item) => (
              <li key={item.path}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
        <SessionLink isSignedIn={isSignedIn} />
        {items.length > 0 && (
          <button
            ref={menuButton}
            type="button"
            className={`${ICON_BUTTON_CLASS} -mr-2 lg:hidden`}
            aria-label={isMenuOpen ? APP_TEXTS.menu.close : APP_TEXTS.menu.open}
            aria-expanded={isMenuOpen}
            aria-controls="mobile-menu"
            onClick={() => (isMenuOpen ? closeMenu() : setMenuPlace(pathname))}
          >
            {isMenuOpen ? <IconX className="size-6" aria-hidden /> : <IconMenu2 className="size-6" aria-hidden />}
          </button>
        )}
      </div>
      <nav id="mobile-menu" aria-label={APP_TEXTS.mainNavigation} hidden={!isMenuOpen} className="fade border-t border-line lg:hidden">
        <ul className="page grid gap-1 py-3">
          {items.map((item) => (
            <li key={item.path}>
              <NavigationLink item={item} isLarge onGo={closeMenu} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

type LinkProps = { readonly item: NavigationItem; readonly isLarge?: boolean; readonly onGo?: () => void };

function NavigationLink({ item, isLarge = false, onGo }: LinkProps) {
  const size = isLarge ? 'flex min-h-12 w-full px-4 text-lg' : 'inline-flex min-h-11 px-2.5 xl:px-3.5';
  const state = item.isCurrent ? 'bg-primary-soft text-primary font-semibold' : 'text-ink hover:bg-primary-soft';
  return (
    <PageLink
      to={item.path}
      className={`${size} items-center rounded-full font-medium whitespace-nowrap transition-colors ${state}`}
      aria-current={item.isCurrent ? 'page' : undefined}
      onClick={() => onGo?.()}
    >
      {item.label}
    </PageLink>
  );
}

/** Real navigations: the server redirects to the sign-in provider and back. */
function SessionLink({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return isSignedIn ? (
    <a href={SIGN_OUT_URL} className={buttonClass('secondary', 'shrink-0 whitespace-nowrap max-sm:px-4')} onClick={leaveHere}>
      {APP_TEXTS.signOut}
    </a>
  ) : (
    <a href={SIGN_IN_URL} className={buttonClass('secondary', 'shrink-0 whitespace-nowrap max-sm:px-4')}>
      {APP_TEXTS.signIn}
    </a>
  );
}
