import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { SearchX } from '../../ui/icons/icons';
import { HomeLink } from '../page/HomeLink';
import { NoticePage } from '../page/NoticePage';

/** Any other address: says so and links home. */
export function NotFoundPage() {
  const app = useWords(appWords);
  return (
    <NoticePage
      icon={<SearchX />}
      title={app.notFoundTitle}
      description={app.notFoundHint}
      action={<HomeLink />}
    />
  );
}
