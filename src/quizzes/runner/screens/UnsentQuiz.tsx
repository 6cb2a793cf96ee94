import type { OutboxEntry } from '../../../attempt/answers/outboxEntry';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { useOutbox } from '../../../attempt/hooks/useOutbox';
import { outboxWords } from '../../../messages/en/outbox';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useErrorSentence } from '../../../provider/useErrorSentence';
import { useFormats } from '../../../provider/FormatsContext';
import { useWords } from '../../../provider/MessagesContext';
import { useNotify } from '../../../provider/notifications';
import { Button } from '../../../ui/button/Button';
import { FactList } from '../../../ui/card/FactList';
import type { HeadingLevel } from '../../../ui/text/Heading';
import { CircleAlert, CloudUpload } from '../../../ui/icons/icons';
import { headingOf, sentencesOf } from '../submission/outboxWords';
import { QuizNotice } from './QuizNotice';
import { SubmissionActions } from '../submission/SubmissionActions';
import { useIsOffline } from '../../../base/useIsOffline';

interface UnsentQuizProps {
  attempt: AttemptHandle;
  entry: OutboxEntry;
  headingLevel: HeadingLevel;
}

/** Replaces the questions until their submission has reached the server. */
export function UnsentQuiz({ attempt, entry, headingLevel }: UnsentQuizProps) {
  const outbox = useWords(outboxWords);
  const runner = useWords(runnerScreensWords);
  const formats = useFormats();
  const { retry, discard } = useOutbox();
  const notify = useNotify();
  const errorSentence = useErrorSentence();
  const back = async (): Promise<void> => {
    const failure = await attempt.resume();
    if (failure === null) return;
    notify({
      tone: 'critical',
      message: errorSentence(failure, outbox.backFailed, outbox.unsentOffline),
    });
  };
  const isRefused = entry.status === 'refused';
  const answered = entry.copy.filter(({ answer }) => answer !== null).length;
  const sentences = sentencesOf(entry, outbox, formats, useIsOffline(), errorSentence);
  return (
    <QuizNotice
      part="unsent"
      icon={isRefused ? <CircleAlert /> : <CloudUpload />}
      tone={isRefused ? 'critical' : 'caution'}
      heading={headingOf(entry, outbox)}
      headingLevel={headingLevel}
      title={entry.title}
      text={sentences.join(' ')}
      actions={
        <SubmissionActions
          entry={entry}
          onRetry={() => retry(entry.quiz)}
          onRemove={() => discard(entry.quiz)}
          variant="primary"
          back={
            <Button onClick={() => void back()} data-part="back">
              {outbox.back}
            </Button>
          }
        />
      }
    >
      <FactList
        facts={[
          [outbox.facts.answered, runner.receipt.answeredOf(answered, entry.copy.length)],
          [outbox.facts.madeAt, formats.moment(entry.madeAt) ?? entry.madeAt],
        ]}
      />
    </QuizNotice>
  );
}
