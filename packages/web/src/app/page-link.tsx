import { createContext, type ReactNode, use } from 'react';

export type PageLinkProps = {
  readonly to: string;
  readonly className?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** Where there is a router, its links; a page that was rendered at build does without one, and its links are the browser's own. */
export const RenderLink = createContext<(props: PageLinkProps) => ReactNode>(({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
));

export function PageLink(props: PageLinkProps) {
  return use(RenderLink)(props);
}
