import { useWatch } from 'react-hook-form';
import { infiniteQuestionsOptions, questionsOptions } from '../../api/teachingOperations';
import { useListing } from '../../api/useListing';
import { quizzesWords } from '../../messages/en/quizzes';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { drawnFrom, fitsQuiz } from '../../rules/drawing';
import type { Difficulty } from '../../rules/limits';
import { Banner } from '../../ui/state/Banner';
import { TextLink } from '../../ui/text/TextLink';
import type { QuizFormControl } from './useQuizForm';

interface BankMatchProps {
  form: QuizFormControl;
  /** Address of the question bank. */
  questionsHref: string | undefined;
}

/**
 * How many questions of the bank match, as soon as difficulty and type are chosen, so that the
 * instructor knows before the server refuses. It says nothing while the bank is loading.
 */
export function BankMatch({ form, questionsHref }: BankMatchProps) {
  const { matching: words } = useWords(quizzesWords);
  const renderLink = useRenderLink();
  const [difficulty, type, wanted] = useWatch({
    control: form.control,
    name: ['difficulty', 'type', 'questions_number'],
  });
  const isChosen = difficulty !== '' && type !== '';
  const quiz = { difficulty: difficulty as Difficulty, type };
  const { data, isWhole, total, isOld, error } = useListing(
    'questions',
    (client) => ({
      whole: questionsOptions(client),
      pages: infiniteQuestionsOptions(client, { ...drawnFrom(quiz), limit: 1 }),
    }),
    {
      enabled: isChosen,
      // Only here, a link sends the user to another tab to change what this one shows.
      refetchOnWindowFocus: questionsHref !== undefined,
    },
  );
  const isKnown = isChosen && data !== undefined && !isOld && error === null;
  const matching = isWhole ? data?.filter((question) => fitsQuiz(question, quiz)).length : total;
  const found = (isKnown && matching) || 0;
  const isTooFew = found < Math.max(1, Number(wanted));

  return (
    <div className="qw-bank-match" role="status" data-part="match">
      {isKnown && !isTooFew ? <p className="qw-bank-match-text">{words.some(found)}</p> : null}
      {isKnown && isTooFew ? (
        <Banner
          tone="caution"
          title={words.tooFew(found, Math.max(1, Number(wanted)))}
          actions={
            questionsHref === undefined ? undefined : (
              // Opens another tab, so that the form keeps what was typed.
              <TextLink href={questionsHref} target="_blank" rel="noopener" render={renderLink}>
                {words.openBank}
              </TextLink>
            )
          }
        >
          {words.advice}
        </Banner>
      ) : null}
    </div>
  );
}
