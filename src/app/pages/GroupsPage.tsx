import { GroupManager } from '../../groups/GroupManager';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { usePageTitle } from '../page/usePageTitle';

/** /dashboard/group-crud */
export function GroupsPage() {
  usePageTitle(useWords(appWords).groups);
  return <GroupManager headingLevel={1} />;
}
