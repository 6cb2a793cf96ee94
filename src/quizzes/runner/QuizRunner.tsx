import clsx from 'clsx/lite';
import { forwardRef, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { ApiError } from '../../api/ApiError';
import type { Receipt } from '../../api/entities';
import type { HeadingLevel } from '../../ui/text/Heading';
import { useApi } from '../../api/ApiContext';
import { useAttempt } from '../../attempt/hooks/useAttempt';
import { Root } from '../../ui/theme/Root';
import { useMergedRefs } from '../../base/useMergedRefs';
import { RunnerScreen, type RunnerScreenProps } from './RunnerScreen';
import type { TimeUnknown } from './time/TimeRemaining';

export interface QuizRunnerProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'> {
  /** The quiz to take. The student has joined it already. */
  quizId: string;
  /** All questions below each other, or one at a time. @default 'all' */
  layout?: 'all' | 'single' | undefined;
  /**
   * What to show if the server sends no times: `words` say that this quiz shows no time; `spec` is
   * the specification's "Time Remaining 0:00" (spec §4).
   * @default 'words'
   */
  timeUnknown?: TimeUnknown | undefined;
  /** Called with the title of the quiz once it is known, for example to set the document title. */
  onTitle?: ((title: string) => void) | undefined;
  /** Called once when the server has acknowledged the submission. */
  onSubmitted?: ((receipt: Receipt | undefined) => void) | undefined;
  /**
   * Called once for a submission that could not be delivered. It stays on the device and is sent
   * automatically later; show `UnsentSubmissions` on the next page.
   */
  onUnsent?: ((error: ApiError) => void) | undefined;
  /**
   * Whether opening the runner undoes a submission that has not been sent, so that it can be
   * changed while the quiz is running. @default false
   */
  resumes?: boolean | undefined;
  /**
   * What to show when the session has ended, such as the host's own login.
   * @default the password form for the provider's user
   */
  signIn?: ReactNode;
  /** What to offer when the quiz cannot be taken, such as a link back. */
  failedAction?: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The attempt itself knows when another user follows, whose session must not save the answers. Only
 * what it shows starts afresh.
 */
function Attempt(props: Omit<RunnerScreenProps, 'attempt'>) {
  const attempt = useAttempt(props.quizId, { asksInPlace: props.signIn === undefined });
  const { userNumber } = useApi();
  return <RunnerScreen {...props} key={userNumber} attempt={attempt} />;
}

/**
 * Takes a quiz: waits for its start, shows the questions and the countdown, saves every answer,
 * submits, and ends with the receipt (spec §2, quiz-taking page). Whatever could not be sent stays
 * on the device and is sent automatically. Parts: those of the questions, and one for each screen:
 * `waiting`, `elsewhere`, `closed`, `signed-out`, `unsent`, `receipt`.
 */
export const QuizRunner = forwardRef<HTMLDivElement, QuizRunnerProps>(function QuizRunner(
  {
    quizId,
    layout = 'all',
    timeUnknown = 'words',
    onTitle,
    onSubmitted,
    onUnsent,
    resumes = false,
    signIn,
    failedAction,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  useApi('QuizRunner');
  const root = useRef<HTMLDivElement>(null);
  return (
    <Root painted {...rest} ref={useMergedRefs(root, ref)} className={clsx('qw-runner', className)}>
      <Attempt
        key={quizId}
        root={root}
        quizId={quizId}
        layout={layout}
        timeUnknown={timeUnknown}
        onTitle={onTitle}
        onSubmitted={onSubmitted}
        onUnsent={onUnsent}
        resumes={resumes}
        signIn={signIn}
        failedAction={failedAction}
        headingLevel={headingLevel}
      />
    </Root>
  );
});
