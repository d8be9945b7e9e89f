import './styles/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import { App } from './app.tsx';
import { askBeforeLoss } from './ask-before-loss.ts';
import { fetchAhead } from './leads/lead-queries.ts';

const client = createQueryClient();
// Requested in parallel, because the first render needs all of them.
if (!/\/enter\b/.test(location.pathname)) {
  void client.prefetchQuery(sessionQuery);
  fetchAhead(client, location);
}

askBeforeLoss(client);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the application.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
