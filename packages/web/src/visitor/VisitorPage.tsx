import { type ComponentType, StrictMode } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';

/** The same tree at build and in the browser, or it could not be taken over. */
export function VisitorPage({ path, Page }: { readonly path: string; readonly Page: ComponentType }) {
  return (
    <StrictMode>
      <PageFrame isSignedIn={false} pathname={path}>
        <Page />
      </PageFrame>
    </StrictMode>
  );
}
