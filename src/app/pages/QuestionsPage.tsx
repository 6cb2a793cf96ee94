import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { QuestionBank } from '../../questions/bank/QuestionBank';
import { QuestionEvidence } from '../../results/evidence/QuestionEvidence';
import { isTypedOn, viewIn, withView } from '../addresses/addressedView';
import { usePageTitle } from '../page/usePageTitle';

/**
 * /dashboard/questions; what is searched for, filtered and sorted by is in the address, so that it
 * survives a reload, and Back returns to what was asked before.
 */
export function QuestionsPage() {
  const [search, setSearch] = useSearchParams();
  const view = viewIn(search);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  usePageTitle(useWords(questionsWords).title);
  return (
    <QuestionBank
      headingLevel={1}
      view={view}
      onViewChange={(asked) => {
        // What was typed last must not call back a user who is on the way to another page.
        if (next && next.pathname !== pathname) return;
        setSearch((known) => withView(known, asked), {
          replace: isTypedOn(view, asked),
          preventScrollReset: true,
        });
      }}
      renderDetails={({ _id }) => <QuestionEvidence questionId={_id} />}
    />
  );
}
