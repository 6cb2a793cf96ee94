import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { QuestionBank } from '../../questions/QuestionBank';
import { QuestionEvidence } from '../../results/QuestionEvidence';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/questions */
export function QuestionsPage() {
  usePageTitle(useWords(questionsWords).title);
  return (
    <QuestionBank
      headingLevel={1}
      renderDetails={({ _id }) => <QuestionEvidence questionId={_id} />}
    />
  );
}
