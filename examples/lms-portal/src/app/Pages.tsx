import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useAccount } from '../account/AccountProvider';
import { LoginPage } from '../account/LoginPage';
import { ActivityProvider } from '../activity/ActivityProvider';
import { CoursesPage } from '../courses/CoursesPage';
import { Page } from '../ui/Page';
import { routes } from './paths';
import { QuizSchool } from './QuizSchool';
import { Shell } from './Shell';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** Loaded by role: a student never loads the instructor's pages. */
const LearningPages = lazy(() => import('../learning/LearningPages'));
const TeachingPages = lazy(() => import('../teaching/TeachingPages'));

/**
 * The login at any address, so that it leads to the page that was requested; then the pages by
 * role.
 */
export function Pages() {
  const { session } = useAccount();
  useFocusOnNavigation();
  if (session === null) return <LoginPage />;
  const { _id, role } = session.user;
  return (
    <ActivityProvider key={_id} userId={_id}>
      <QuizSchool session={session}>
        <Shell user={session.user}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path={routes.courses} component={CoursesPage} />
              <Route>{role === 'Instructor' ? <TeachingPages /> : <LearningPages />}</Route>
            </Switch>
          </Suspense>
        </Shell>
      </QuizSchool>
    </ActivityProvider>
  );
}

function Loading() {
  return (
    <Page>
      <p role="status">Loading the page …</p>
    </Page>
  );
}
