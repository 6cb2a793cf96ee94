import type { ReactNode } from 'react';
import type { UpcomingQuiz } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { Card } from '../../ui/card/Card';
import type { HeadingLevel } from '../../ui/text/Heading';
import { CalendarClock, Users } from '../../ui/icons/icons';

interface UpcomingQuizCardProps {
  quiz: UpcomingQuiz;
  headingLevel: HeadingLevel;
  /** Content at the top of the card. */
  picture?: ReactNode;
  /** The state of the quiz, in a word. */
  badge?: ReactNode;
  /** What the user can do with the quiz. */
  action?: ReactNode;
}

/** A quiz that has not closed yet. Parts: those of `Card`, `image`, `when`, `enrolled`. */
export function UpcomingQuizCard({
  quiz,
  headingLevel,
  picture,
  badge,
  action,
}: UpcomingQuizCardProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const formats = useFormats();
  return (
    <Card
      media={picture}
      title={<span className="qw-upcoming-quiz-title">{quiz.title}</span>}
      headingLevel={headingLevel}
      actions={badge}
      footer={action}
    >
      <p className="qw-upcoming-quiz-fact" data-part="when">
        <CalendarClock className="qw-upcoming-quiz-icon" aria-hidden="true" />
        <time className="qw-upcoming-quiz-text" dateTime={quiz.schadule} translate="no">
          {formats.moment(quiz.schadule) ?? common.notAvailable}
        </time>
      </p>
      <p className="qw-upcoming-quiz-fact" data-part="enrolled">
        <Users className="qw-upcoming-quiz-icon" aria-hidden="true" />
        <span className="qw-upcoming-quiz-text">{words.enrolled(quiz.participants ?? 0)}</span>
      </p>
    </Card>
  );
}
