import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { CompletedQuizzes } from '../../results/CompletedQuizzes';
import { Page } from '../Page';
import { paths } from '../paths';

/** /dashboard/results */
export function ResultsPage() {
  const results = useWords(resultsWords);
  return (
    <Page title={results.title}>
      <CompletedQuizzes resultHref={paths.result} />
    </Page>
  );
}
