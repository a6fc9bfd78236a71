import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invariant } from '@larder/domain/base/assert-never.ts';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
invariant(root, 'index.html has #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
