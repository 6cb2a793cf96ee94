import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { ApiError } from '../../api/ApiError';
import type { Receipt } from '../../api/entities';
import { useAttemptServices } from '../../attempt/hooks/useAttemptServices';
import type { Paper } from '../../attempt/answers/paper';
import { paperOf, type AttemptState } from '../../attempt/state/attemptState';
import type { AttemptRecord, OutboxEntry } from '../../attempt/answers/outboxEntry';
import { useAttempt, type AttemptHandle } from '../../attempt/hooks/useAttempt';
import { useCountdown } from '../../attempt/hooks/useCountdown';
import { useOutbox } from '../../attempt/hooks/useOutbox';
import { outboxWords } from '../../messages/en/outbox';
import { runnerWords } from '../../messages/en/runner';
import { errorSentence } from '../../provider/errorSentence';
import { LoadFailure } from '../../provider/LoadFailure';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useLatest } from '../../base/useLatest';
import { Button } from '../../ui/button/Button';
import { ErrorState } from '../../ui/state/ErrorState';
import type { HeadingLevel } from '../../ui/text/Heading';
import { AppWindow, Lock } from '../../ui/icons/icons';
import { Skeleton } from '../../ui/loading/Skeleton';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { CopyAnswersButton } from './CopyAnswersButton';
import { QuizNotice } from './QuizNotice';
import { QuizPaper } from './QuizPaper';
import { ReceiptFacts } from './ReceiptFacts';
import { SignInAgainBanner } from './SignInAgainBanner';
import { SubmittedQuiz } from './SubmittedQuiz';
import { UnsentQuiz } from './UnsentQuiz';
import { useDeliveryReports } from './useDeliveryReports';
import { useFocusOnScreen } from './useFocusOnScreen';
import { useResuming } from './useResuming';
import { TimeToStart, WaitingRoom } from './WaitingRoom';

interface RunnerScreenProps {
  /** What the screens are shown in. */
  root: RefObject<HTMLElement | null>;
  quizId: string;
  layout: 'all' | 'single';
  onTitle: ((title: string) => void) | undefined;
  onSubmitted: ((receipt: Receipt | undefined) => void) | undefined;
  onUnsent: ((error: ApiError) => void) | undefined;
  resumes: boolean;
  signIn: ReactNode;
  failedAction: ReactNode;
  headingLevel: HeadingLevel;
}

/**
 * The paper that stays on the screen while it is submitted, and while its student signs in again: also
 * one that was handed in at zero meanwhile, for a form with half a password in it goes with its screen.
 */
function usePaper(state: AttemptState) {
  const paper = paperOf(state);
  const [atSignOut, setAtSignOut] = useState<Paper | null>(null);
  const isSignedOut = state.phase === 'signedOut';
  const next = isSignedOut ? (paper ?? atSignOut) : state.phase === 'submitting' ? atSignOut : null;
  if (next !== atSignOut) setAtSignOut(next);
  return { paper: paper ?? next, needsSignIn: isSignedOut || next !== null };
}

/** What an attempt has to show in each of its phases. */
export function RunnerScreen({
  root,
  quizId,
  layout,
  onTitle,
  onSubmitted,
  onUnsent,
  resumes,
  signIn,
  failedAction,
  headingLevel,
}: RunnerScreenProps) {
  const runner = useWords(runnerWords);
  const { drafts } = useAttemptServices();
  const attempt = useAttempt(quizId);
  const { state } = attempt;
  const { paper, needsSignIn } = usePaper(state);
  const screen = paper === null ? state.phase : 'paper';
  useDeliveryReports(state, { onSubmitted, onUnsent });
  useResuming(attempt, resumes);
  useFocusOnScreen(root, screen);

  const [hasWaited, setWaited] = useState(false);
  if (screen === 'waiting' && !hasWaited) setWaited(true);
  const [hasRun, setRun] = useState(false);
  if (state.phase === 'running' && !hasRun) setRun(true);
  // What was answered here was not handed in here, and the time was not over.
  const isElsewhere = hasRun && state.phase === 'closed' && isBeforeEnd(attempt, state.record);

  const title = (paper ?? (state.phase === 'waiting' ? state : null))?.title;
  const tell = useLatest(onTitle);
  useEffect(() => {
    if (title !== undefined) tell.current?.(title);
  }, [title, tell]);

  const isSubmitted = state.phase === 'signedOut' && state.paper === null;
  const isDenied = (state.phase === 'running' || state.phase === 'failed') && state.isDenied;
  const copy = isCopyOffered(state) && attempt.copy() !== null && (
    <CopyAnswersButton copy={attempt.copy} size={needsSignIn || isDenied ? 'small' : undefined} />
  );
  const note = paper !== null && isSubmitted && <div>{runner.timeUpSignedOut}</div>;
  const login = signIn ?? (
    <SignInAgainBanner onSignedIn={attempt.retry} isUnsure={isDenied} note={note} action={copy} />
  );
  const actions = (
    <>
      {failedAction}
      {copy}
    </>
  );
  return (
    <>
      <VisuallyHidden role="status">
        {hasWaited && screen === 'paper' ? runner.begun : null}
      </VisuallyHidden>
      {state.phase === 'loading' && <Skeleton shape="rows" lines={6} label={runner.loading} />}
      {state.phase === 'failed' && (
        <LoadFailure
          error={state.error}
          fallback={
            // Answers are safe, where this device has some of the paper that cannot be had.
            drafts.isDurable(quizId) && drafts.read(quizId) !== null
              ? runner.loadFailedKept
              : runner.loadFailed
          }
          onRetry={attempt.retry}
          isRetrying={state.isRetrying}
          action={isDenied ? failedAction : actions}
        />
      )}
      {state.phase === 'failed' && isDenied && login}
      {state.phase === 'refused' && (
        <ErrorState
          title={runner.refusedTitle}
          description={errorSentence(state.error, runner.loadFailed)}
          action={actions}
        />
      )}
      {state.phase === 'closed' && (
        <QuizNotice
          part="closed"
          icon={<Lock />}
          heading={state.record === null ? runner.closedTitle : runner.submittedTitle}
          headingLevel={headingLevel}
          actions={actions}
        >
          <p className="qw-quiz-notice-text">
            {isElsewhere ? runner.submittedElsewhere : errorSentence(state.error, runner.closed)}
          </p>
          {state.record === null ? null : <ReceiptFacts receipt={state.record.receipt} />}
        </QuizNotice>
      )}
      {state.phase === 'elsewhere' && (
        <QuizNotice
          part="elsewhere"
          icon={<AppWindow />}
          heading={runner.elsewhereTitle}
          headingLevel={headingLevel}
          actions={
            <>
              <Button variant="primary" onClick={attempt.takeOver}>
                {runner.continueHere}
              </Button>
              {copy}
            </>
          }
        >
          <p className="qw-quiz-notice-text">{runner.elsewhereHint}</p>
        </QuizNotice>
      )}
      {state.phase === 'waiting' && (
        <WaitingRoom
          {...state}
          countdown={<StartCountdown attempt={attempt} />}
          headingLevel={headingLevel}
        />
      )}
      {needsSignIn && paper === null && (
        <div className="qw-runner-signed-out" data-part="signed-out">
          {login}
        </div>
      )}
      {paper !== null && (
        <QuizPaper
          attempt={attempt}
          paper={paper}
          isTimeUp={state.phase === 'running' ? state.isTimeUp : isSubmitted}
          isSubmitting={state.phase === 'submitting'}
          isSignedOut={state.phase === 'signedOut'}
          isReturned={state.phase === 'running' && state.isReturned}
          headingLevel={headingLevel}
          layout={layout}
          notice={needsSignIn || isDenied ? login : null}
        />
      )}
      {state.phase === 'unsent' && (
        <Unsent attempt={attempt} entry={state.entry} headingLevel={headingLevel} />
      )}
      {state.phase === 'submitted' && (
        <SubmittedQuiz submitted={state} headingLevel={headingLevel} />
      )}
    </>
  );
}

/** Where answers may be that no button of the screen itself makes a copy of. */
function isCopyOffered({ phase }: AttemptState): boolean {
  return !['loading', 'waiting', 'unsent', 'submitted'].includes(phase);
}

function isBeforeEnd({ countdown }: AttemptHandle, record: AttemptRecord | null): boolean {
  const { endsAt } = countdown.read();
  if (record === null || endsAt === null) return false;
  return Date.parse(record.receipt.submitted_at) < Date.parse(endsAt);
}

/** Apart, for it renders each second. */
function StartCountdown({ attempt }: { attempt: AttemptHandle }) {
  const { secondsToStart } = useCountdown(attempt);
  return secondsToStart === null ? null : <TimeToStart seconds={secondsToStart} />;
}

interface UnsentProps {
  attempt: AttemptHandle;
  entry: OutboxEntry;
  headingLevel: HeadingLevel;
}

function Unsent({ attempt, entry, headingLevel }: UnsentProps) {
  const { retry, discard } = useOutbox();
  const outbox = useWords(outboxWords);
  const notify = useNotify();
  const back = async (): Promise<void> => {
    const failure = await attempt.resume();
    if (failure === null) return;
    notify({ tone: 'critical', message: errorSentence(failure, outbox.backFailed) });
  };
  return (
    <UnsentQuiz
      entry={entry}
      onRetry={() => retry(entry.quiz)}
      onRemove={() => discard(entry.quiz)}
      onBack={() => void back()}
      headingLevel={headingLevel}
    />
  );
}
