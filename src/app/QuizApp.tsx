import { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import type { MessageOverrides } from '../messages/mergeMessages';
import { QuizProvider } from '../provider/QuizProvider';
import type { RenderLink } from '../provider/links';
import { createBrowserSession } from '../session/browserSession';
import type { RootTheme } from '../ui/RootTheme';
import { BrandContext } from './BrandContext';
import { createEndedSession, EndedSessionContext } from './EndedSession';
import { routes } from './routes';
import { SentSubmissions } from './SentSubmissions';

export interface QuizAppProps extends RootTheme {
  /**
   * Where the quiz API lives, absolute or relative to the page.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /**
   * The path the app is served under (spec §1).
   * @default '/quiz'
   */
  basename?: string | undefined;
  /**
   * The name of the product, in the greeting and the header.
   * @default 'Quizwright'
   */
  brand?: string | undefined;
  /** Sentences to replace, as deep as wanted. */
  messages?: MessageOverrides | undefined;
}

// Widgets know nothing of a router: their hrefs are the app's paths, drawn by the router's link.
const renderLink: RenderLink = ({ href, ...rest }) => <Link {...rest} to={href ?? ''} />;

/**
 * The complete product: sign-in, menus and pages under one path, on a session that it keeps in
 * browser storage (spec §2). It needs `react-router-dom` and `quizwright/styles.css`.
 */
export function QuizApp({
  baseUrl,
  basename = '/quiz',
  brand = 'Quizwright',
  messages,
  ...theme
}: QuizAppProps) {
  const [session] = useState(createBrowserSession);
  const [queryClient] = useState(() => new QueryClient());
  const router = useMemo(() => createBrowserRouter(routes, { basename }), [basename]);
  const [ended] = useState(() => createEndedSession(session));

  return (
    <QuizProvider
      {...theme}
      baseUrl={baseUrl}
      session={session}
      queryClient={queryClient}
      messages={messages}
      onSessionEnd={ended.end}
      renderLink={renderLink}
    >
      <BrandContext.Provider value={brand}>
        <EndedSessionContext.Provider value={ended}>
          <RouterProvider router={router} />
          <SentSubmissions />
        </EndedSessionContext.Provider>
      </BrandContext.Provider>
    </QuizProvider>
  );
}
