import { useEffect, useRef, type MouseEvent, type Ref } from 'react';
import { useAnsweredCount } from '../../../attempt/answers/answerSheet';
import type { Paper } from '../../../attempt/answers/paper';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { runnerWords } from '../../../messages/en/runner';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useWords } from '../../../provider/MessagesContext';
import { answerOf } from '../../../rules/answers';
import { Button } from '../../../ui/button/Button';
import { mayTakeFocus } from '../../../ui/focus/mayTakeFocus';
import { Banner } from '../../../ui/state/Banner';
import { firstControl } from '../focus/firstControl';

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

/**
 * Moves to the first question that has changed elsewhere when a submission from here is returned.
 * On the submit button, a second press would submit over changes that the student has not seen.
 *
 * @returns the ref of what shows the changes
 */
function useFocusOnReturn(isSubmitting: boolean, isReturned: boolean) {
  const changes = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const isNews = wasSubmitting.current && isReturned;
    wasSubmitting.current = isSubmitting;
    const paper = changes.current?.closest('[data-part="paper"]') ?? null;
    if (isNews && mayTakeFocus(paper)) firstControl(changes.current)?.focus();
  }, [isSubmitting, isReturned]);
  return changes;
}

/** What prevents a submission, above its button. */
export function SubmissionObstacle(props: SubmissionObstacleProps) {
  const { attempt, paper, isChecked, isTimeUp, isSubmitting, isSignedOut, isReturned } = props;
  const runner = useWords(runnerWords);
  const screens = useWords(runnerScreensWords);
  const unanswered = paper.questions.length - useAnsweredCount(paper.sheet);
  const changes = useFocusOnReturn(isSubmitting, isReturned);
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
      {isReturned && <ChangedElsewhere place={changes} paper={paper} onGo={props.onGo} />}
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

interface ChangedElsewhereProps extends Pick<SubmissionObstacleProps, 'paper' | 'onGo'> {
  place: Ref<HTMLDivElement>;
}

/** Shows what has changed on another device, before the student submits over it. */
function ChangedElsewhere({ place, paper, onGo }: ChangedElsewhereProps) {
  const runner = useWords(runnerWords);
  const screens = useWords(runnerScreensWords);
  const changed = paper.questions.flatMap(({ _id }, index) =>
    answerOf(paper.overruled, _id) === undefined ? [] : [index],
  );
  return (
    <Banner
      ref={place}
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
