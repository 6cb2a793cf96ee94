import { useParams } from 'react-router-dom';
import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { ResultDetail } from '../../results/ResultDetail';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/results/{quizId}: from the API, however it was reached. */
export function ResultPage() {
  const { quizId = '' } = useParams();
  usePageTitle(useWords(resultsWords).title);
  return <ResultDetail quizId={quizId} resultsHref={paths.results} headingLevel={1} />;
}
