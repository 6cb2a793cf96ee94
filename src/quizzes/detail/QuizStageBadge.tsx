import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { Badge } from '../../ui/text/Badge';
import type { QuizTiming } from './useQuizStage';

const tones = { upcoming: 'accent', open: 'positive', over: 'neutral', closed: 'neutral' } as const;

interface QuizStageBadgeProps {
  standing: QuizTiming;
}

/** The stage of a quiz, and the time remaining while it is open. */
export function QuizStageBadge({ standing: { stage, minutesLeft } }: QuizStageBadgeProps) {
  const words = useWords(quizzesWords);
  if (stage === null) return null;
  return (
    <p className="qw-quiz-detail-stage" data-part="stage">
      <Badge tone={tones[stage]}>{words.stage[stage]}</Badge>
      {stage === 'open' ? (
        <span className="qw-quiz-detail-left">{words.timeLeft(minutesLeft)}</span>
      ) : null}
    </p>
  );
}
