import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { StudentsByGroup } from '../../students/StudentsByGroup';
import { usePageTitle } from '../page/usePageTitle';

/** /dashboard/student */
export function StudentsPage() {
  usePageTitle(useWords(appWords).students);
  return <StudentsByGroup headingLevel={1} />;
}
