import { useWatch } from 'react-hook-form';
import { useQuestions } from '../../api/operationHooks';
import { quizzesWords } from '../../messages/en/quizzes';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { fitsQuiz } from '../../rules/drawing';
import type { Difficulty, QuestionType } from '../../rules/limits';
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
  const { data, isError } = useQuestions({
    enabled: isChosen,
    // Only here, a link sends the user to another tab to change what this one shows.
    refetchOnWindowFocus: questionsHref !== undefined,
  });
  const isKnown = isChosen && data !== undefined && !isError;
  const quiz = { difficulty: difficulty as Difficulty, type: type as QuestionType };
  const found = isKnown ? data.filter((question) => fitsQuiz(question, quiz)).length : 0;
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
