import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchSessionExpiry } from './app/session-expiry.ts';
import { invariant } from '@larder/domain/base/assert-never.ts';
import { queryClient } from './lib/query-client.ts';
import { router } from './routes.tsx';
import { PATHS } from './paths.ts';

const root = document.getElementById('root');
invariant(root, 'index.html has #root');

watchSessionExpiry(queryClient, () => router.navigate({ to: PATHS.home }));

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
