import type { Submitted } from '../../api/entities';
import { runnerScreensWords } from '../../messages/en/runnerScreens';
import { useWords } from '../../provider/MessagesContext';
import type { HeadingLevel } from '../../ui/text/Heading';
import { CircleCheck, ClockAlert } from '../../ui/icons/icons';
import { QuizNotice } from './QuizNotice';
import { ReceiptFacts } from './ReceiptFacts';
import { useReceiptActions } from './useReceiptActions';

interface SubmittedQuizProps {
  submitted: Submitted & { title: string };
  headingLevel: HeadingLevel;
}

/** The screen after the server has received the answers. */
export function SubmittedQuiz({ submitted, headingLevel }: SubmittedQuizProps) {
  const runner = useWords(runnerScreensWords);
  const { title, message, receipt } = submitted;
  const isLate = receipt?.late === true;
  return (
    <QuizNotice
      part="receipt"
      icon={isLate ? <ClockAlert /> : <CircleCheck />}
      tone={isLate ? 'caution' : 'positive'}
      heading={isLate ? runner.lateReceiptTitle : runner.receiptTitle}
      headingLevel={headingLevel}
      title={title}
      actions={useReceiptActions(submitted)}
      text={message ?? (isLate ? runner.submittedLate : runner.submitted)}
    >
      {receipt ? <ReceiptFacts receipt={receipt} /> : null}
    </QuizNotice>
  );
}
