import { forwardRef } from 'react';
import { useSession } from '../../session/SessionContext';
import { InstructorQuizHome, type InstructorQuizHomeProps } from './InstructorQuizHome';
import { StudentQuizHome, type StudentQuizHomeProps } from './StudentQuizHome';

export interface QuizHomeProps
  extends InstructorQuizHomeProps, Pick<StudentQuizHomeProps, 'testHref' | 'onJoined'> {}

/**
 * Where quizzes begin (spec §2, quiz home): joining one as a student, setting one up for everybody
 * else, and what is next and past. A student's completed quizzes are those they took part in.
 * Parts: `header`, `actions`, `upcoming`, `completed`.
 */
export const QuizHome = forwardRef<HTMLDivElement, QuizHomeProps>(function QuizHome(
  {
    questionsHref,
    quizHref,
    resultHref,
    joinHref,
    onOpenResult,
    testHref,
    onJoined,
    ...ofEverybody
  },
  ref,
) {
  return useSession()?.user.role === 'Student' ? (
    <StudentQuizHome {...ofEverybody} {...{ testHref, onJoined }} ref={ref} />
  ) : (
    <InstructorQuizHome
      {...ofEverybody}
      {...{ questionsHref, quizHref, resultHref, joinHref, onOpenResult }}
      ref={ref}
    />
  );
});
