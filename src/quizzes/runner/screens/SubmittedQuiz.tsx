import type { Submitted } from '../../../api/entities';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useWords } from '../../../provider/MessagesContext';
import type { HeadingLevel } from '../../../ui/text/Heading';
import { CircleCheck, ClockAlert } from '../../../ui/icons/icons';
import { QuizNotice } from './QuizNotice';
import { ReceiptFacts } from '../submission/ReceiptFacts';
import { useReceiptActions } from '../submission/useReceiptActions';

interface SubmittedQuizProps {
  submitted: Submitted & { title: string };
  headingLevel: HeadingLevel;
}

/** The screen after the server has received the answers. */
export function SubmittedQuiz({ submitted, headingLevel }: SubmittedQuizProps) {
  const runner = useWords(runnerScreensWords);
  const { title, message, receipt } = submitted;
  const isLate = receipt?.late === true;
  const heading = isLate ? runner.lateReceiptTitle : runner.receiptTitle;
  const text = message ?? (isLate ? runner.submittedLate : runner.submitted);
  return (
    <QuizNotice
      part="receipt"
      icon={isLate ? <ClockAlert /> : <CircleCheck />}
      tone={isLate ? 'caution' : 'positive'}
      heading={heading}
      headingLevel={headingLevel}
      title={title}
      actions={useReceiptActions(submitted)}
      // Some servers reply with the heading.
      text={text === heading ? undefined : text}
    >
      {receipt ? <ReceiptFacts receipt={receipt} /> : null}
    </QuizNotice>
  );
}
