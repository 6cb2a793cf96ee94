import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { useRenderLink } from '../../provider/links';
import { useSession } from '../../session/SessionContext';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { ChartNoAxesColumn } from '../../ui/icons/icons';
import { resultsOf } from '../addresses/paths';

/** The link on the home page to the results of the signed-in user. */
export function ResultsLink() {
  const quizzes = useWords(quizzesWords);
  const role = useSession()?.user.role ?? 'Instructor';
  return (
    <ButtonLink icon={<ChartNoAxesColumn />} href={resultsOf(role)} render={useRenderLink()}>
      {quizzes.results}
    </ButtonLink>
  );
}
