import { useMessages } from '../../provider/MessagesContext';
import { CompletedQuizzes } from '../../results/CompletedQuizzes';
import { Heading } from '../../ui/Heading';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/results */
export function ResultsPage() {
  const { results } = useMessages();
  usePageTitle(results.title);
  return (
    <div className="qw-page">
      <header className="qw-page-header">
        <Heading level={1} size="large">
          {results.title}
        </Heading>
      </header>
      <CompletedQuizzes resultHref={paths.result} />
    </div>
  );
}
