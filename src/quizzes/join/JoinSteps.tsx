import { useContext, useState } from 'react';
import { useHostHref } from '../../provider/hostPaths';
import { NextPageContext } from '../../provider/notifications';
import { useSession } from '../../session/SessionContext';
import { JoinedStep } from './JoinedStep';
import { JoinForm, type JoinOutcome, type JoinedQuiz, type JoinVariant } from './JoinForm';
import { useOnJoined } from './useOnJoined';

/** What `JoinQuiz` and `JoinQuizDialog` take alike. */
export interface JoinStepsProps {
  /**
   * The code that stands in the field at first, such as one from a link, with or without dashes and
   * in either case. @default ''
   */
  defaultCode?: string | undefined;
  /**
   * Which form of the specification it is (spec §5). `student`, that of the student page, refuses an
   * empty code with "Code is required" at the field; `default` with "Please enter a code first!".
   * @default 'default'
   */
  variant?: JoinVariant | undefined;
  /**
   * Called to go to the quiz: at once where the student's time runs, and where it does not yet by
   * the button that is offered then.
   */
  onJoined?: ((joined: JoinedQuiz) => void) | undefined;
  /** Where a quiz is taken, for a link to it in place of `onJoined`. */
  testHref?: ((quizId: string) => string) | undefined;
}

interface StepsProps extends JoinStepsProps {
  outcome: JoinOutcome | null;
  onOutcome: (outcome: JoinOutcome | null) => void;
}

/** The form, and after it what came of it. Whose state `outcome` is shows its heading. */
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
  // One that comes after "another" was asked for, such as from the next link, stands there again.
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
        // What one user has typed is not for the next.
        key={JSON.stringify([userId, code])}
        defaultCode={code}
        variant={variant}
        takesFocus={isAnother}
        onJoined={(next) => {
          // Else the time would run while somebody reads what they have done.
          const goesOn = next.begins === null && start !== undefined;
          const isSaidThere = goesOn && notifyNextPage !== null;
          onOutcome(isSaidThere ? { ...next, message: null } : next);
          if (isSaidThere && next.message !== null) notifyNextPage(next.message);
          if (goesOn) start(next);
        }}
      />
    </div>
  );
}
