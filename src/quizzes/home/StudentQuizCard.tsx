import type { UpcomingQuiz } from '../../api/entities';
import { joinWords } from '../../messages/en/join';
import { quizzesWords } from '../../messages/en/quizzes';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { Badge } from '../../ui/text/Badge';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import type { HeadingLevel } from '../../ui/text/Heading';
import { QuizPicture } from './QuizPicture';
import type { StudentStanding } from './studentStanding';
import { UpcomingQuizCard } from './UpcomingQuizCard';

interface StudentQuizCardProps extends ActionProps {
  headingLevel: HeadingLevel;
}

const tones = {
  open: 'positive',
  running: 'positive',
  joined: 'accent',
  submitted: 'neutral',
  unsent: 'caution',
} as const;

/** An upcoming quiz for a student (spec §2, student page), with the button or link to it. */
export function StudentQuizCard({ headingLevel, ...rest }: StudentQuizCardProps) {
  const words = useWords(quizzesWords);
  const { quiz, standing } = rest;
  const said = {
    open: words.openNow,
    running: words.openNow,
    joined: words.joined,
    submitted: words.submitted,
    unsent: words.notSentYet,
  };
  return (
    <UpcomingQuizCard
      quiz={quiz}
      headingLevel={headingLevel}
      picture={<QuizPicture src={quiz.img} seed={quiz._id} />}
      badge={standing && <Badge tone={tones[standing]}>{said[standing]}</Badge>}
      action={hasAction(rest) ? <Action {...rest} /> : undefined}
    />
  );
}

interface ActionProps {
  quiz: UpcomingQuiz;
  standing: StudentStanding;
  testHref: ((quizId: string) => string) | undefined;
  onJoin: (() => void) | undefined;
}

function hasAction({ standing, testHref, onJoin }: ActionProps): boolean {
  if (standing === 'open') return onJoin !== undefined;
  return (standing === 'running' || standing === 'joined') && testHref !== undefined;
}

function Action({ quiz, standing, testHref, onJoin }: ActionProps) {
  const join = useWords(joinWords);
  const words = useWords(quizzesWords);
  const renderLink = useRenderLink();
  if (standing === 'open') {
    return (
      <Button size="small" aria-label={words.joinQuiz(quiz.title)} onClick={onJoin}>
        {join.join}
      </Button>
    );
  }
  const isRunning = standing === 'running';
  return (
    <ButtonLink
      size="small"
      href={testHref?.(quiz._id)}
      aria-label={(isRunning ? words.continueQuiz : words.goToQuiz)(quiz.title)}
      render={renderLink}
    >
      {isRunning ? words.continue : join.start}
    </ButtonLink>
  );
}
