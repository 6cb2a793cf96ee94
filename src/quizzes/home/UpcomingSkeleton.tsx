import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { Card } from '../../ui/card/Card';
import { CardItem, CardList } from '../../ui/card/CardList';
import { Skeleton } from '../../ui/loading/Skeleton';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface UpcomingSkeletonProps {
  /** How many quizzes are shown at most. */
  limit: number;
  hasPictures: boolean;
}

/** A row of them on most screens, and what a phone shows of a list. */
const mostCards = 2;

/** As high as the title, the two facts and the button of a quiz. */
const linesOfQuiz = 6;

/** Holds the place of the cards that are coming. */
export function UpcomingSkeleton({ limit, hasPictures }: UpcomingSkeletonProps) {
  const common = useWords(commonWords);
  return (
    <>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <CardList label={common.loading} aria-hidden="true">
        {Array.from({ length: Math.min(limit, mostCards) }, (_, index) => (
          <CardItem key={index}>
            <Card media={hasPictures ? <span className="qw-upcoming-quiz-image" /> : undefined}>
              <Skeleton lines={linesOfQuiz} />
            </Card>
          </CardItem>
        ))}
      </CardList>
    </>
  );
}
