import { CalendarClock, Users } from 'lucide-react';
import type { UpcomingQuiz } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { quizzesWords } from '../messages/en/quizzes';
import { useRenderLink } from '../provider/links';
import { useWords } from '../provider/MessagesContext';
import { formatMoment } from '../rules/formats';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import type { HeadingLevel } from '../ui/Heading';

interface UpcomingQuizCardProps {
  quiz: UpcomingQuiz;
  /** Whether it can be taken now. */
  isOpen: boolean;
  headingLevel: HeadingLevel;
  href: string | undefined;
}

/** A quiz that has not closed yet. Parts: those of `Card`, `image`, `when`, `enrolled`. */
export function UpcomingQuizCard({ quiz, isOpen, headingLevel, href }: UpcomingQuizCardProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const renderLink = useRenderLink();
  return (
    <Card
      title={<span className="qw-upcoming-quiz-title">{quiz.title}</span>}
      headingLevel={headingLevel}
      actions={isOpen ? <Badge tone="positive">{words.openNow}</Badge> : undefined}
      footer={
        href === undefined ? undefined : (
          <ButtonLink
            size="small"
            href={href}
            aria-label={words.openQuiz(quiz.title)}
            render={renderLink}
          >
            {common.open}
          </ButtonLink>
        )
      }
    >
      {quiz.img ? (
        <img className="qw-upcoming-quiz-image" data-part="image" src={quiz.img} alt="" />
      ) : null}
      <p className="qw-upcoming-quiz-fact" data-part="when">
        <CalendarClock className="qw-upcoming-quiz-icon" aria-hidden="true" />
        <time className="qw-upcoming-quiz-text" dateTime={quiz.schadule}>
          {formatMoment(quiz.schadule) ?? common.notAvailable}
        </time>
      </p>
      <p className="qw-upcoming-quiz-fact" data-part="enrolled">
        <Users className="qw-upcoming-quiz-icon" aria-hidden="true" />
        <span className="qw-upcoming-quiz-text">{words.enrolled(quiz.participants ?? 0)}</span>
      </p>
    </Card>
  );
}
