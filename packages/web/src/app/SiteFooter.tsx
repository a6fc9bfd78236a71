import { PATHS } from '../paths.ts';
import { PageLink } from './page-link.tsx';
import { APP_TEXTS } from './texts.ts';

export function SiteFooter() {
  return (
    <footer className="site-footer mt-auto border-t border-line bg-paper-deep print:hidden">
      <div className="page flex flex-col gap-x-8 gap-y-3 py-8 text-sm text-muted sm:flex-row sm:items-center">
        <p className="mr-auto">{APP_TEXTS.footer.line}</p>
        <FooterLink path={PATHS.privacyPolicy} label={APP_TEXTS.footer.privacy} />
        <FooterLink path={PATHS.termsOfService} label={APP_TEXTS.footer.terms} />
      </div>
    </footer>
  );
}

function FooterLink({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <PageLink
      to={path}
      className="inline-flex min-h-8 items-center underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
    >
      {label}
    </PageLink>
  );
}
