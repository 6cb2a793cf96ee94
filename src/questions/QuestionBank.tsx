import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { forwardRef, useRef, useState, type ComponentPropsWithRef } from 'react';
import type { Question } from '../api/entities';
import { useQuestions } from '../api/operationHooks';
import { commonWords } from '../messages/en/common';
import { questionsWords } from '../messages/en/questions';
import { vocabularyWords } from '../messages/en/vocabulary';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import { useLoadError } from '../api/useLoadError';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Heading, type HeadingLevel } from '../ui/Heading';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';
import { QuestionDialog } from './QuestionDialog';
import { QuestionTable } from './QuestionTable';

export interface QuestionBankProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dir' | 'lang'
> {
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The instructor's questions, to look at and to add to (spec §2, Bank of Questions).
 * Parts: `header`, `list`.
 */
export const QuestionBank = forwardRef<HTMLDivElement, QuestionBankProps>(function QuestionBank(
  { headingLevel = 2, className, ...rest },
  ref,
) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const list = useQuestions();
  const questions = list.data;
  const error = useLoadError(list);
  const [adding, setAdding] = useState(false);
  const [viewed, setViewed] = useState<Question | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const refused = error?.status === 403;

  // A closing dialog gives the focus back to what had it, and the empty state's own button is gone
  // once there is a question.
  const addFirst = () => {
    addButton.current?.focus();
    setAdding(true);
  };

  return (
    <Root {...rest} ref={ref} className={clsx('qw-question-bank', className)}>
      <header className="qw-question-bank-header" data-part="header">
        <div className="qw-question-bank-heading">
          <Heading level={headingLevel} size={headingLevel === 1 ? 'large' : 'medium'}>
            {words.title}
          </Heading>
          {questions !== undefined && questions.length > 0 ? (
            <p className="qw-question-bank-count">{vocabulary.questions(questions.length)}</p>
          ) : null}
        </div>
        {refused ? null : (
          <Button ref={addButton} variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </header>
      <Card padding={questions?.length ? 'flush' : 'normal'} data-part="list">
        {questions === undefined && error === null ? (
          <Skeleton shape="rows" lines={5} label={common.loading} />
        ) : null}
        {error !== null ? (
          <LoadFailure
            error={error}
            fallback={words.loadFailed}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : null}
        {questions?.length === 0 ? (
          <EmptyState
            title={words.empty}
            description={words.emptyHint}
            action={<Button onClick={addFirst}>{words.add}</Button>}
          />
        ) : null}
        {questions?.length ? <QuestionTable questions={questions} onView={setViewed} /> : null}
      </Card>
      <QuestionDialog mode="create" open={adding} onClose={() => setAdding(false)} />
      <QuestionDialog mode="view" question={viewed} onClose={() => setViewed(null)} />
    </Root>
  );
});
