import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAnsweredCount } from '../attempt/answerSheet';
import type { AttemptHandle, AttemptState } from '../attempt/useAttempt';
import { errorSentence } from '../provider/errorSentence';
import { useMessages } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Countdown } from '../ui/Countdown';
import { Heading, type HeadingLevel } from '../ui/Heading';
import { QuestionCard } from './QuestionCard';

/** Seconds left from which the countdown is coloured. */
const cautionFrom = 300;
const criticalFrom = 60;

interface QuizPaperProps {
  attempt: AttemptHandle;
  state: Extract<AttemptState, { phase: 'running' | 'submitting' }>;
  headingLevel: HeadingLevel;
}

/** The questions under the countdown, and the button that submits them. */
export function QuizPaper({ attempt, state, headingLevel }: QuizPaperProps) {
  const { runner } = useMessages();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const answered = useAnsweredCount(state.sheet);

  const { questions, sheet } = state;
  const isSubmitting = state.phase === 'submitting';
  const isTimeUp = state.phase === 'running' && state.isTimeUp;
  const submitError = state.phase === 'running' ? state.submitError : null;
  const unanswered = questions.length - answered;
  const seconds = attempt.secondsLeft;

  const failure =
    submitError === null
      ? null
      : errorSentence(
          submitError,
          submitError.kind === 'http' ? runner.submitFailed : runner.submitUnexpected,
        );
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (submitError === null || failure === null || told.current === submitError) return;
    told.current = submitError;
    notify({ tone: 'critical', message: failure });
  }, [submitError, failure, notify]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSubmitting) return;
    if (unanswered > 0 && !isTimeUp) {
      setChecked(true);
      const answers = sheet.answers();
      const first = questions.findIndex((question) => answers[question._id] === undefined);
      const items = form.current?.querySelectorAll<HTMLElement>('[data-part="question"]');
      items?.[first]?.querySelector('input')?.focus();
      return;
    }
    attempt.submit();
  };

  return (
    <form className="qw-runner-paper" data-part="paper" ref={form} onSubmit={submit} noValidate>
      <Heading level={headingLevel} size="large" className="qw-runner-heading">
        {state.title}
      </Heading>
      <header className="qw-runner-header" data-part="header">
        <p className="qw-runner-note">
          <span className="qw-runner-progress">{runner.answered(answered, questions.length)}</span>{' '}
          <span className="qw-runner-saved">
            {attempt.isDraftDurable ? runner.savedOnDevice : runner.notSaved}
          </span>
        </p>
        <Countdown label={runner.timeRemaining} seconds={seconds ?? 0} tone={toneOf(seconds)} />
      </header>
      <ol className="qw-runner-questions">
        {questions.map((question, index) => (
          <QuestionCard
            key={question._id}
            question={question}
            position={index + 1}
            count={questions.length}
            sheet={sheet}
            isChecked={isChecked}
            disabled={isSubmitting || isTimeUp}
          />
        ))}
      </ol>
      <footer className="qw-runner-footer" data-part="submit">
        <div className="qw-runner-status" role="status">
          {isTimeUp && submitError === null && <Banner tone="caution">{runner.timeUp}</Banner>}
          {isChecked && unanswered > 0 && !isTimeUp && (
            <Banner tone="caution">{runner.unansweredCount(unanswered)}</Banner>
          )}
          {submitError !== null && (
            <Banner tone="critical" title={failure}>
              {runner.answersKept}
            </Banner>
          )}
        </div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isSubmitting}
          busyLabel={runner.submitting}
        >
          {runner.submit}
        </Button>
      </footer>
    </form>
  );
}

function toneOf(seconds: number | null): 'neutral' | 'caution' | 'critical' {
  if (seconds === null || seconds > cautionFrom) return 'neutral';
  return seconds > criticalFrom ? 'caution' : 'critical';
}
