import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { QuestionBank } from '../../questions/bank/QuestionBank';
import { QuestionEvidence } from '../../results/evidence/QuestionEvidence';
import { usePageTitle } from '../page/usePageTitle';

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
