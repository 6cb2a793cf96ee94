import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { ResultsTable } from '../../results/list/ResultsTable';
import { Page } from '../page/Page';
import { paths } from '../addresses/paths';

/** /dashboard/results */
export function ResultsPage() {
  return (
    <Page title={useWords(resultsWords).title}>
      <ResultsTable resultHref={paths.result} />
    </Page>
  );
}
