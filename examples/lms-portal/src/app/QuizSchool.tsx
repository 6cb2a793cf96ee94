import { QuizProvider, type QuizEvent } from 'quizwright';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useRoute } from 'wouter';
import { useAccount, type Session } from '../account/AccountProvider';
import { useActivity } from '../activity/ActivityProvider';
import { useAppearance } from '../appearance/AppearanceProvider';
import { useNotices } from '../notices/NoticeProvider';
import { quizwrightPaths, routes } from './paths';

/** The portal's orange, readable on its backgrounds; the same as `--colour-action` in the sheet. */
const accents = { light: '#b0400a', dark: '#ff9a5c' };

const richTextStyles = () => import('quizwright/rich-text.layer.css');

/** Connects Quizwright to the portal: its login, router, looks, notices and activity. */
export function QuizSchool({ session, children }: { session: Session; children: ReactNode }) {
  const { expire } = useAccount();
  const { theme } = useAppearance();
  const { record } = useActivity();
  const notify = useNotices();
  const [, navigate] = useLocation();
  const [, params] = useRoute(routes.inCourse);
  const courseId = params?.courseId;
  const paths = useMemo(
    () => (courseId === undefined ? undefined : quizwrightPaths(courseId)),
    [courseId],
  );

  function onEvent(event: QuizEvent): void {
    record(event);
    // Announced here rather than on the quiz page, because a waiting submission may be delivered on
    // any page.
    if (event.type === 'submitted') {
      notify({ tone: 'positive', text: 'Submitted. It is in your activity.' });
    }
  }

  return (
    <QuizProvider
      getToken={() => session.token}
      user={session.user}
      onSessionEnd={expire}
      locale="en-GB"
      theme={theme}
      accent={accents[theme]}
      radius="round"
      paths={paths}
      navigate={navigate}
      onNotify={({ tone, message }) => notify({ tone, text: message })}
      onEvent={onEvent}
      richTextStyles={richTextStyles}
    >
      {children}
    </QuizProvider>
  );
}
