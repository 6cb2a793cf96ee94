import clsx from 'clsx/lite';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import type { KeyedQuestion, QuizWithQuestions } from '../../api/entities';
import { PrintedKey, PrintedOptions } from '../../items/printing';
import { questionKindWords } from '../../messages/en/questionKind';
import { quizzesWords } from '../../messages/en/quizzes';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { drawText } from '../../provider/questionText';
import { Heading } from '../../ui/text/Heading';
import { Root } from '../../ui/theme/Root';

/** What of a quiz is printed. */
export type PrintedPart = 'both' | 'questions' | 'key';

interface PrintedQuizProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'> {
  quiz: QuizWithQuestions;
  part: PrintedPart;
  /** The minutes that it says. @default those of the quiz */
  minutes?: number | undefined;
  /** Whether these are still being looked up. */
  isPending?: boolean | undefined;
}

/** A quiz as it is printed: always dark on white. Parts: `sheet`, `key`. */
export const PrintedQuiz = forwardRef<HTMLDivElement, PrintedQuizProps>(function PrintedQuiz(
  { quiz, part, minutes = quiz.duration, isPending, className, ...rest },
  ref,
) {
  const questions = quiz.questions ?? [];
  return (
    <Root
      {...rest}
      ref={ref}
      theme="light"
      painted={false}
      className={clsx('qw-printed', className)}
    >
      {part === 'key' ? null : (
        <QuestionSheet quiz={quiz} questions={questions} minutes={minutes} isPending={isPending} />
      )}
      {part === 'questions' ? null : <KeySheet quiz={quiz} questions={questions} />}
    </Root>
  );
});

interface SheetProps {
  quiz: QuizWithQuestions;
  questions: readonly KeyedQuestion[];
}

type QuestionSheetProps = SheetProps & Pick<PrintedQuizProps, 'minutes' | 'isPending'>;

function QuestionSheet({ quiz, questions, minutes, isPending }: QuestionSheetProps) {
  const { chooseAll, chooseAllPartial } = useWords(questionKindWords);
  const words = useWords(quizzesWords);
  const vocabulary = useWords(vocabularyWords);
  const facts = [
    vocabulary.questions(questions.length),
    minutes === undefined ? '' : vocabulary.minutes(minutes),
    quiz.score_per_question === undefined
      ? ''
      : `${words.fields.score_per_question}: ${quiz.score_per_question}`,
  ];
  return (
    <section className="qw-printed-sheet" data-part="sheet">
      <Heading level={3}>{quiz.title}</Heading>
      <p className="qw-printed-facts" data-state={isPending ? 'loading' : undefined}>
        {facts.filter(Boolean).join(' · ')}
      </p>
      <div className="qw-printed-blanks">
        <p className="qw-printed-blank">{words.print.name}</p>
        <p className="qw-printed-blank">{words.date}</p>
      </div>
      <ol className="qw-printed-questions">
        {questions.map((question, index) => (
          <li className="qw-printed-question" key={question._id}>
            <span className="qw-printed-number">{`${index + 1}.`}</span>
            <div className="qw-printed-text">
              <div className="qw-printed-title">{drawText(question.title, question)}</div>
              {question.kind === 'multiple' ? (
                <p className="qw-printed-note">
                  {quiz.grading === 'partial' ? chooseAllPartial : chooseAll}
                </p>
              ) : null}
              <PrintedOptions question={question} drawText={drawText} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function KeySheet({ quiz, questions }: SheetProps) {
  const { print: words } = useWords(quizzesWords);
  return (
    <section className="qw-printed-sheet" data-part="key">
      <Heading level={3}>{words.key}</Heading>
      <p className="qw-printed-facts">{quiz.title}</p>
      <ol className="qw-printed-keys">
        {questions.map((question, index) => (
          <li className="qw-printed-question" key={question._id}>
            <span className="qw-printed-number">{`${index + 1}.`}</span>
            <PrintedKey question={question} drawText={drawText} />
          </li>
        ))}
      </ol>
    </section>
  );
}
