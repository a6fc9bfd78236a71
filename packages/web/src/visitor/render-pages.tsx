import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { LANDING_TEXTS } from '../features/landing/texts.ts';
import { PRIVACY_POLICY } from '../features/legal/privacy.table.ts';
import { TERMS_OF_SERVICE } from '../features/legal/terms.table.ts';
import { PATHS } from '../paths.ts';
import { VISITOR_PAGES, type VisitorPath } from './pages.ts';
import { VisitorPage } from './VisitorPage.tsx';

export type RenderedPage = { readonly path: string; readonly html: string; readonly title: string; readonly description: string };

const HEADS: Readonly<Record<VisitorPath, { readonly title: string; readonly description: string }>> = {
  [PATHS.home]: { title: LANDING_TEXTS.title, description: LANDING_TEXTS.lead },
  [PATHS.privacyPolicy]: { title: PRIVACY_POLICY.title, description: PRIVACY_POLICY.lead },
  [PATHS.termsOfService]: { title: TERMS_OF_SERVICE.title, description: TERMS_OF_SERVICE.lead },
};

/** Runs at build, see build/prerender.ts. */
export async function renderPages(): Promise<readonly RenderedPage[]> {
  return Promise.all(
    (Object.keys(VISITOR_PAGES) as VisitorPath[]).map(async (path) => {
      const { prelude } = await prerenderToNodeStream(<VisitorPage path={path} Page={await VISITOR_PAGES[path]()} />);
      return { path, html: await text(prelude), ...HEADS[path] };
    }),
  );
}
