import { useContext, useState } from 'react';
import type { JoinedQuiz } from '../../api/joinedQuiz';
import { useHostHref } from '../../provider/hostPaths';
import { NextPageContext } from '../../provider/notifications';
import { useSession } from '../../session/SessionContext';
import { JoinedStep } from './JoinedStep';
import { JoinForm, type JoinOutcome, type JoinVariant } from './JoinForm';
import { useOnJoined } from './useOnJoined';

/** Props that `JoinQuiz` and `JoinQuizDialog` share. */
export interface JoinStepsProps {
  /**
   * The initial code in the field, such as one from a link, with or without dashes and in either
   * case. @default ''
   */
  defaultCode?: string | undefined;
  /**
   * Which of the specification's forms this is (spec §5). `student`, on the student page, refuses
   * an empty code with "Code is required" at the field; `default` with "Please enter a code
   * first!".
   * @default 'default'
   */
  variant?: JoinVariant | undefined;
  /**
   * Called to open the quiz: at once if the student's time is running, otherwise by the button that
   * the confirmation offers.
   */
  onJoined?: ((joined: JoinedQuiz) => void) | undefined;
  /** Address where a quiz is taken, for a link in place of `onJoined`. */
  testHref?: ((quizId: string) => string) | undefined;
}

interface StepsProps extends JoinStepsProps {
  outcome: JoinOutcome | null;
  onOutcome: (outcome: JoinOutcome | null) => void;
}

/** The form, then its outcome. The owner of `outcome` shows the heading. */
export function JoinSteps({
  defaultCode,
  variant = 'default',
  onJoined,
  testHref: ownTestHref,
  outcome,
  onOutcome,
}: StepsProps) {
  const testHref = useHostHref('test', ownTestHref);
  const arrive = useOnJoined(onJoined);
  const notifyNextPage = useContext(NextPageContext);
  const userId = useSession()?.user._id;
  // A new code after "another", such as from the next link, fills the field again.
  const [usedCode, setUsedCode] = useState<{ code: string | undefined }>();
  const start = arrive && (({ quizId, code }: JoinOutcome) => arrive({ quizId, code }));
  if (outcome !== null) {
    return (
      <JoinedStep
        outcome={outcome}
        onStart={start && (() => start(outcome))}
        href={testHref?.(outcome.quizId)}
        onAnother={() => {
          setUsedCode({ code: defaultCode });
          onOutcome(null);
        }}
      />
    );
  }
  const isAnother = usedCode !== undefined && usedCode.code === defaultCode;
  const code = isAnother ? '' : defaultCode;
  return (
    <div className="qw-join-step" data-part="form">
      <JoinForm
        // Text that one user typed must not reach the next.
        key={JSON.stringify([userId, code])}
        defaultCode={code}
        variant={variant}
        takesFocus={isAnother}
        onJoined={(next) => {
          // Otherwise the time would run while the student reads the confirmation.
          const startsAtOnce = next.begins === null && start !== undefined;
          const isSaidThere = startsAtOnce && notifyNextPage !== null;
          onOutcome(isSaidThere ? { ...next, message: null } : next);
          if (isSaidThere && next.message !== null) notifyNextPage(next.message);
          if (startsAtOnce) start(next);
        }}
      />
    </div>
  );
}
