import { useSearchParams } from 'react-router-dom';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { StudentResults } from '../../results/list/StudentResults';
import { resultParameter } from '../addresses/paths';
import { usePageTitle } from '../page/usePageTitle';

/**
 * /dashboard/student-results; the open quiz is in the address, so that Back returns to the list.
 */
export function StudentResultsPage() {
  const [search, setSearch] = useSearchParams();
  usePageTitle(useWords(appWords).results);
  return (
    <StudentResults
      headingLevel={1}
      quizId={search.get(resultParameter)}
      onQuizChange={(id) => setSearch(id === null ? {} : { [resultParameter]: id })}
    />
  );
}
