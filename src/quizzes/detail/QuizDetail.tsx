import { useSession } from '../../session/SessionContext';
import { InstructorQuizDetail, type InstructorQuizDetailProps } from './InstructorQuizDetail';
import { QuizOverview } from './QuizOverview';
import { widget } from '../../provider/widget';

export type QuizDetailProps = InstructorQuizDetailProps;

/**
 * What an instructor set up (spec §2, quiz detail), with the code to share and every action on the
 * quiz. A student sees only the facts. Parts: `header`, `actions`, `facts` and those of `JoinCode`.
 */
export const QuizDetail = widget<QuizDetailProps>('QuizDetail')(function QuizDetail(
  { joinHref, onDeleted, resultHref, ...forEveryone },
  ref,
) {
  return useSession()?.user.role === 'Student' ? (
    <QuizOverview {...forEveryone} ref={ref} />
  ) : (
    <InstructorQuizDetail
      {...forEveryone}
      joinHref={joinHref}
      onDeleted={onDeleted}
      resultHref={resultHref}
      ref={ref}
    />
  );
});
