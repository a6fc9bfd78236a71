import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

/** In place of whatever is in the root: the loader, or a page that was rendered for visitors. */
export function startApp(root: HTMLElement): void {
  const reactRoot = createRoot(root);
  flushSync(() => {
    reactRoot.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
  document.documentElement.classList.remove('asking');
}
