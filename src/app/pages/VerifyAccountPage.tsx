import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { CircleCheck } from '../../ui/icons/icons';
import { HomeLink } from '../page/HomeLink';
import { NoticePage } from '../page/NoticePage';

/** /verify-account: accounts need no verification (spec §2). */
export function VerifyAccountPage() {
  const app = useWords(appWords);
  return (
    <NoticePage
      icon={<CircleCheck />}
      title={app.verifyTitle}
      description={app.verifyHint}
      action={<HomeLink />}
    />
  );
}
