import type { OutboxEntry } from '../../attempt/answers/outboxEntry';
import { outboxWords } from '../../messages/en/outbox';
import { runnerWords } from '../../messages/en/runner';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { FactList } from '../../ui/card/FactList';
import type { HeadingLevel } from '../../ui/text/Heading';
import { CircleAlert, CloudUpload } from '../../ui/icons/icons';
import { headingOf, sentencesOf } from './outboxWords';
import { QuizNotice } from './QuizNotice';
import { SubmissionActions } from './SubmissionActions';
import { useIsOffline } from './useIsOffline';

interface UnsentQuizProps {
  entry: OutboxEntry;
  onRetry: () => void;
  onRemove: () => void;
  /** Returns to answering. */
  onBack: () => void;
  headingLevel: HeadingLevel;
}

/** Replaces the questions until their submission has reached the server. */
export function UnsentQuiz({ entry, onRetry, onRemove, onBack, headingLevel }: UnsentQuizProps) {
  const outbox = useWords(outboxWords);
  const runner = useWords(runnerWords);
  const formats = useFormats();
  const isRefused = entry.status === 'refused';
  const answered = entry.copy.filter(({ answer }) => answer !== null).length;
  const sentences = sentencesOf(entry, outbox, formats, useIsOffline());
  return (
    <QuizNotice
      part="unsent"
      icon={isRefused ? <CircleAlert /> : <CloudUpload />}
      tone={isRefused ? 'critical' : 'caution'}
      heading={headingOf(entry, outbox)}
      headingLevel={headingLevel}
      title={entry.title}
      actions={
        <SubmissionActions
          entry={entry}
          onRetry={onRetry}
          onRemove={onRemove}
          variant="primary"
          back={
            <Button onClick={onBack} data-part="back">
              {outbox.back}
            </Button>
          }
        />
      }
    >
      <p className="qw-quiz-notice-text">{sentences.join(' ')}</p>
      <FactList
        facts={[
          [outbox.facts.answered, runner.receipt.answeredOf(answered, entry.copy.length)],
          [outbox.facts.madeAt, formats.moment(entry.madeAt) ?? entry.madeAt],
        ]}
      />
    </QuizNotice>
  );
}
