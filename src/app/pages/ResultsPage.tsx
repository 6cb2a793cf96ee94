import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { ResultsTable } from '../../results/ResultsTable';
import { Page } from '../Page';
import { paths } from '../paths';

/** /dashboard/results */
export function ResultsPage() {
  return (
    <Page title={useWords(resultsWords).title}>
      <ResultsTable resultHref={paths.result} />
    </Page>
  );
}
