import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountProvider } from '../account/AccountProvider';
import { AppearanceProvider } from '../appearance/AppearanceProvider';
import { NoticeProvider } from '../notices/NoticeProvider';
import { Pages } from './Pages';

/** The whole portal, with a cache for its own data: Quizwright has its own. */
export function Portal() {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <AppearanceProvider>
        <NoticeProvider>
          <AccountProvider>
            <Pages />
          </AccountProvider>
        </NoticeProvider>
      </AppearanceProvider>
    </QueryClientProvider>
  );
}
