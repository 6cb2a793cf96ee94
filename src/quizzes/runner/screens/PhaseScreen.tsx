import type { ReactNode } from 'react';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useErrorSentence } from '../../../provider/useErrorSentence';
import { useWords } from '../../../provider/MessagesContext';
import { Button } from '../../../ui/button/Button';
import { AppWindow, Lock } from '../../../ui/icons/icons';
import type { HeadingLevel } from '../../../ui/text/Heading';
import { QuizNotice } from './QuizNotice';
import { ReceiptFacts } from '../submission/ReceiptFacts';
import { SubmittedQuiz } from './SubmittedQuiz';
import { UnsentQuiz } from './UnsentQuiz';
import { WaitingRoom } from './WaitingRoom';

interface PhaseScreenProps {
  attempt: AttemptHandle;
  /** Whether it ran here before. */
  hasRun: boolean;
  /** The form to sign in again, or the host's. */
  login: ReactNode;
  /** The button for a copy of the answers, where there are any. */
  copy: ReactNode;
  failedAction: ReactNode;
  headingLevel: HeadingLevel;
}

/** What an attempt shows in a phase after, or instead of, its paper. */
export function PhaseScreen({
  attempt,
  hasRun,
  login,
  copy,
  failedAction,
  headingLevel,
}: PhaseScreenProps) {
  const runner = useWords(runnerScreensWords);
  const errorSentence = useErrorSentence();
  const { state } = attempt;
  const actions = (
    <>
      {failedAction}
      {copy}
    </>
  );
  switch (state.phase) {
    case 'closed': {
      const { error, record } = state;
      const endsAt = attempt.countdown.read().endsAt ?? '';
      // What was answered here was not submitted here, and the time was not over.
      const isElsewhere =
        hasRun && record !== null && Date.parse(record.receipt.submitted_at) < Date.parse(endsAt);
      return (
        <QuizNotice
          part="closed"
          icon={<Lock />}
          heading={record === null ? runner.closedTitle : runner.submittedTitle}
          headingLevel={headingLevel}
          text={isElsewhere ? runner.submittedElsewhere : errorSentence(error, runner.closed)}
          actions={actions}
        >
          {record && <ReceiptFacts receipt={record.receipt} />}
        </QuizNotice>
      );
    }
    case 'elsewhere':
      return (
        <QuizNotice
          part="elsewhere"
          icon={<AppWindow />}
          heading={runner.elsewhereTitle}
          headingLevel={headingLevel}
          text={runner.elsewhereHint}
          actions={
            <>
              <Button variant="primary" onClick={attempt.takeOver}>
                {runner.continueHere}
              </Button>
              {copy}
            </>
          }
        />
      );
    case 'waiting':
      return <WaitingRoom {...state} attempt={attempt} headingLevel={headingLevel} />;
    case 'signedOut':
      return (
        <div className="qw-runner-signed-out" data-part="signed-out">
          {login}
        </div>
      );
    case 'unsent':
      return <UnsentQuiz attempt={attempt} entry={state.entry} headingLevel={headingLevel} />;
    case 'submitted':
      return <SubmittedQuiz submitted={state} headingLevel={headingLevel} />;
    default:
      return null;
  }
}
