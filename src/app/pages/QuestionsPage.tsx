import { useMessages } from '../../provider/MessagesContext';
import { QuestionBank } from '../../questions/QuestionBank';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/questions */
export function QuestionsPage() {
  usePageTitle(useMessages().questions.title);
  return <QuestionBank headingLevel={1} />;
}
