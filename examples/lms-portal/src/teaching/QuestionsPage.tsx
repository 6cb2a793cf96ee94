import { QuestionBank, QuestionEvidence } from 'quizwright';
import { TeachingFrame } from './TeachingFrame';

export function QuestionsPage() {
  return (
    <TeachingFrame title="Questions">
      {() => <QuestionBank renderDetails={({ _id }) => <QuestionEvidence questionId={_id} />} />}
    </TeachingFrame>
  );
}
