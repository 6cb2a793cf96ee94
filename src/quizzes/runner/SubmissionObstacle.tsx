import type { MouseEvent } from 'react';
import { useAnsweredCount } from '../../attempt/answers/answerSheet';
import type { Paper } from '../../attempt/answers/paper';
import type { AttemptHandle } from '../../attempt/hooks/useAttempt';
import { runnerWords } from '../../messages/en/runner';
import { runnerScreensWords } from '../../messages/en/runnerScreens';
import { useWords } from '../../provider/MessagesContext';
import { answerOf } from '../../rules/answers';
import { Button } from '../../ui/button/Button';
import { Banner } from '../../ui/state/Banner';

export interface SubmissionObstacleProps {
  attempt: AttemptHandle;
  paper: Paper;
  /** Whether missing answers are marked. */
  isChecked: boolean;
  isTimeUp: boolean;
  isSubmitting: boolean;
  isSignedOut: boolean;
  /** Whether a submission was returned because answers have changed on another device. */
  isReturned: boolean;
  onGo: (index: number) => void;
}

/** What prevents a submission, above its button. */
export function SubmissionObstacle(props: SubmissionObstacleProps) {
  const { attempt, paper, isChecked, isTimeUp, isSubmitting, isSignedOut, isReturned } = props;
  const runner = useWords(runnerWords);
  const screens = useWords(runnerScreensWords);
  const unanswered = paper.questions.length - useAnsweredCount(paper.sheet);
  if (isTimeUp) {
    return <Banner tone="caution">{isSignedOut ? runner.timeUpSignedOut : runner.timeUp}</Banner>;
  }
  if (isSignedOut) return <Banner>{screens.submitSignedOut}</Banner>;
  if (isSubmitting) return null;
  const submitBlanks = ({ currentTarget }: MouseEvent) => {
    // The button disappears during the submission, and would take the focus with it.
    const footer = currentTarget.closest('[data-part="submit"]');
    footer?.querySelector<HTMLElement>('.qw-paper-submit')?.focus({ preventScroll: true });
    attempt.submit();
  };
  return (
    <>
      {isReturned && <ChangedElsewhere paper={paper} onGo={props.onGo} />}
      {isChecked && unanswered > 0 && (
        <Banner
          tone="caution"
          actions={
            <Button data-part="submit-blanks" onClick={submitBlanks}>
              {screens.submitBlanks(unanswered)}
            </Button>
          }
        >
          {runner.unansweredCount(unanswered)}
        </Banner>
      )}
    </>
  );
}

/** Shows what has changed on another device, before the student submits over it. */
function ChangedElsewhere({ paper, onGo }: Pick<SubmissionObstacleProps, 'paper' | 'onGo'>) {
  const runner = useWords(runnerWords);
  const screens = useWords(runnerScreensWords);
  const changed = paper.questions.flatMap(({ _id }, index) =>
    answerOf(paper.overruled, _id) === undefined ? [] : [index],
  );
  return (
    <Banner
      tone="caution"
      title={runner.returnedTitle}
      data-part="changed-elsewhere"
      actions={changed.map((index) => (
        <Button key={index} size="small" onClick={() => onGo(index)}>
          {screens.goToQuestion(index + 1)}
        </Button>
      ))}
    >
      {runner.returned(changed.length)}
    </Banner>
  );
}
