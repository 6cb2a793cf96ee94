import { useLoad, type LoadedQuery } from '../../api/useLoad';
import type { ReactNode } from 'react';
import { useGroups } from '../../api/teachingHooks';
import {
  infiniteQuestionsOptions,
  infiniteStudentsOptions,
  questionsOptions,
  studentsOptions,
} from '../../api/teachingOperations';
import { useListing } from '../../api/useListing';
import { appWords } from '../../messages/en/app';
import { questionsWords } from '../../messages/en/questions';
import { LoadFailure } from '../../provider/LoadFailure';
import { useWords } from '../../provider/MessagesContext';
import { useSession } from '../../session/SessionContext';
import { HomeLink } from '../page/HomeLink';
import { Page } from '../page/Page';
import { PageSkeleton } from '../loading/PageSkeleton';
import { usePageTitle } from '../page/usePageTitle';

interface Guard {
  /** The title of the page, which stays if access is refused. */
  useTitle: () => string;
  /** Loads the page's main data; `enabled: false` only observes what its widget loads. */
  useAsk: (settings: { enabled: boolean }) => LoadedQuery<unknown>;
}

const useBank: Guard['useAsk'] = (settings) =>
  useListing(
    'questions',
    (client) => ({ whole: questionsOptions(client), pages: infiniteQuestionsOptions(client) }),
    settings,
  );

const useStudentBody: Guard['useAsk'] = (settings) =>
  useListing(
    'students',
    (client) => ({ whole: studentsOptions(client), pages: infiniteStudentsOptions(client) }),
    settings,
  );

const guards = {
  groups: { useTitle: () => useWords(appWords).groups, useAsk: useGroups },
  questions: { useTitle: () => useWords(questionsWords).title, useAsk: useBank },
  students: { useTitle: () => useWords(appWords).students, useAsk: useStudentBody },
} satisfies Record<string, Guard>;

/** Pages whose data a server may refuse. */
export type Guarded = keyof typeof guards;

interface AccessGateProps {
  of: Guarded;
  children: ReactNode;
}

/**
 * Shows a page unless the server refuses its data. A student has to be admitted first, because an
 * instructor's page would show them buttons that are not for them.
 */
export function AccessGate({ of, children }: AccessGateProps) {
  const app = useWords(appWords);
  const isStudent = useSession()?.user.role === 'Student';
  const { useTitle, useAsk }: Guard = guards[of];
  const title = useTitle();
  const query = useAsk({ enabled: isStudent });
  const load = useLoad(query);
  const error = isStudent ? load.error : query.error?.isForbidden ? query.error : null;
  if (error !== null) {
    return (
      <Page title={title}>
        <LoadFailure
          error={error}
          fallback={app.accessFailed}
          onRetry={load.retry}
          isRetrying={load.isRetrying}
          action={<HomeLink />}
        />
      </Page>
    );
  }
  return isStudent && query.data === undefined ? <PendingPage title={title} /> : children;
}

/** A component of its own, because the page sets the document title once it renders. */
function PendingPage({ title }: { title: string }) {
  usePageTitle(title);
  return <PageSkeleton />;
}
