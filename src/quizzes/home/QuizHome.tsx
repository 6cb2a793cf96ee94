import { useSession } from '../../session/SessionContext';
import { InstructorQuizHome, type InstructorQuizHomeProps } from './InstructorQuizHome';
import { StudentQuizHome, type StudentQuizHomeProps } from './StudentQuizHome';
import { widget } from '../../provider/widget';

export interface QuizHomeProps
  extends InstructorQuizHomeProps, Pick<StudentQuizHomeProps, 'testHref' | 'onJoined'> {}

/**
 * The start page for quizzes (spec §2, quiz home): students join one, everyone else sets one up,
 * and both see upcoming and completed quizzes. A student's completed quizzes are those they took
 * part in. Parts: `header`, `actions`, `upcoming`, `completed`.
 */
export const QuizHome = widget<QuizHomeProps>('QuizHome')(function QuizHome(
  {
    questionsHref,
    quizHref,
    resultHref,
    joinHref,
    onOpenResult,
    testHref,
    onJoined,
    ...forEveryone
  },
  ref,
) {
  return useSession()?.user.role === 'Student' ? (
    <StudentQuizHome {...forEveryone} testHref={testHref} onJoined={onJoined} ref={ref} />
  ) : (
    <InstructorQuizHome
      {...forEveryone}
      questionsHref={questionsHref}
      quizHref={quizHref}
      resultHref={resultHref}
      joinHref={joinHref}
      onOpenResult={onOpenResult}
      ref={ref}
    />
  );
});
