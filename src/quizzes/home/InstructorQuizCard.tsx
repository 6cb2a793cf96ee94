import type { UpcomingQuiz } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { Badge } from '../../ui/text/Badge';
import { ButtonLink } from '../../ui/button/ButtonLink';
import type { HeadingLevel } from '../../ui/text/Heading';
import { QuizPicture } from './QuizPicture';
import type { StudentStanding } from './studentStanding';
import { UpcomingQuizCard } from './UpcomingQuizCard';

interface InstructorQuizCardProps {
  quiz: UpcomingQuiz;
  /** The standing of someone who has not joined, as instructors never do. */
  standing: StudentStanding;
  headingLevel: HeadingLevel;
  href: string | undefined;
}

/** An upcoming quiz for its instructor (spec §2, quiz home), with a link to its page. */
export function InstructorQuizCard({
  quiz,
  standing,
  headingLevel,
  href,
}: InstructorQuizCardProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const renderLink = useRenderLink();
  return (
    <UpcomingQuizCard
      quiz={quiz}
      headingLevel={headingLevel}
      picture={quiz.img ? <QuizPicture src={quiz.img} seed={quiz._id} /> : undefined}
      badge={standing === 'open' ? <Badge tone="positive">{words.openNow}</Badge> : undefined}
      action={
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
    />
  );
}
