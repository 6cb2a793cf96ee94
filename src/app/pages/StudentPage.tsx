import { useContext, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { StudentHome } from '../../quizzes/home/StudentHome';
import { joinParameter, paths } from '../addresses/paths';
import { PreloadContext } from '../page/PageLink';
import { usePageTitle } from '../page/usePageTitle';

/** How long the page may settle before the next one is preloaded, in milliseconds. */
const settlesAfterMs = 1_000;

/** The code of the page is the same for every quiz. */
const anyQuiz = 'any';

/** /dashboard/student-quiz; a join link opens the dialog with its code. */
export function StudentPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const preload = useContext(PreloadContext);
  const linked = search.get(joinParameter);
  usePageTitle(useWords(quizzesWords).home);

  useEffect(() => {
    // Most students here are about to take a quiz, possibly on a bad network.
    const timer = setTimeout(() => void preload(paths.test(anyQuiz)), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [preload]);

  const forgetCode = (): void => {
    // Otherwise a reload would ask again.
    setSearch((known) => without(known, joinParameter), { replace: true });
  };
  return (
    <StudentHome
      headingLevel={1}
      resultsHref={paths.studentResults}
      testHref={paths.test}
      joinCode={linked ?? undefined}
      onJoinEnd={linked === null ? undefined : forgetCode}
      onJoined={({ quizId }) => void navigate(paths.test(quizId), { replace: linked !== null })}
    />
  );
}

function without(parameters: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete(name);
  return rest;
}
