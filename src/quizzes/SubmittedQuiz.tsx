import { CircleCheck, ClockAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Receipt } from '../api/entities';
import { useMessages } from '../provider/MessagesContext';
import { Heading, type HeadingLevel } from '../ui/Heading';
import { ReceiptFacts } from './ReceiptFacts';

interface SubmittedQuizProps {
  submitted: { title: string; message?: string; receipt?: Receipt };
  headingLevel: HeadingLevel;
}

/** What a student sees once the server has their answers. */
export function SubmittedQuiz({ submitted, headingLevel }: SubmittedQuizProps) {
  const { runner } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that held the focus is gone.
    heading.current?.focus();
  }, []);
  const { title, message, receipt } = submitted;
  const isLate = receipt?.late === true;
  const Icon = isLate ? ClockAlert : CircleCheck;
  return (
    <section className="qw-runner-receipt" data-part="receipt">
      <Icon
        className="qw-runner-receipt-icon"
        data-late={isLate ? '' : undefined}
        aria-hidden="true"
      />
      <Heading level={headingLevel} size="medium" ref={heading} tabIndex={-1}>
        {isLate ? runner.lateReceiptTitle : runner.receiptTitle}
      </Heading>
      <p className="qw-runner-receipt-title">{title}</p>
      <p className="qw-runner-note">
        {message ?? (isLate ? runner.submittedLate : runner.submitted)}
      </p>
      {receipt ? <ReceiptFacts receipt={receipt} /> : null}
    </section>
  );
}
