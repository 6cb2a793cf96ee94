import { useParams } from 'react-router-dom';
import { useInfiniteResult, useResults } from '../../api/operationHooks';
import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { ResultDetail } from '../../results/detail/ResultDetail';
import { paths } from '../addresses/paths';
import { usePageTitle } from '../page/usePageTitle';

/** /dashboard/results/{quizId}: loaded from the API, however the user came here. */
export function ResultPage() {
  const { quizId = '' } = useParams();
  const words = useWords(resultsWords);
  // The widget loads them.
  const { data: results } = useResults({ enabled: false });
  const { data: paged } = useInfiniteResult(quizId, {}, { enabled: false });
  const result = paged?.pages[0] ?? results?.find(({ quiz }) => quiz._id === quizId);
  usePageTitle(result?.quiz.title ?? words.title);
  return <ResultDetail quizId={quizId} resultsHref={paths.results} headingLevel={1} />;
}
